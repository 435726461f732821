// Callers name language tags, directions and number options. With member import visibility they would have to import
// the module that these come from; so whoever imports the runtime sees them too.
@_exported public import Internationalization
