import Testing

struct LocaleCommandTests {
    static let cases: [CommandCase] = [
        CommandCase(
            "locale plural 0 1 2 5 21 22 1.0 1.5 1000000 --language ru",
            output: "many\none\nfew\nmany\none\nfew\nother\nother\nmany\n"),
        CommandCase("locale plural 1 2 5 12 22 1.5 -l pl", output: "one\nfew\nmany\nmany\nfew\nother\n"),
        CommandCase(
            "locale plural 0 1 2 3 11 100 102 0.5 -l ar", output: "zero\none\ntwo\nfew\nmany\nother\nother\nother\n"),
        CommandCase("locale plural 0 1 10 21 0.1 2 -l lv", output: "zero\none\nzero\none\none\nother\n"),
        CommandCase("locale plural 1 2 3 4 11 21 -l en --ordinal", output: "one\ntwo\nfew\nother\nother\none\n"),
        CommandCase("locale plural -l cs", input: "1\n3\r\n1.5\n5", output: "one\nfew\nmany\nother\n"),
        CommandCase("locale plural 1c6 1e6 -l fr", output: "many\nmany\n"),
        CommandCase(
            "locale plural 1 one 2 -l en", output: "one\nother\n",
            errors: "error: 'one' is no number; write it like 3, -2.50 or 1.2c3\n", exitCode: 1),
        CommandCase(
            "locale plural -l en", input: "1\n\n", output: "one\n",
            errors: "-:2: error: '' is no number; write it like 3, -2.50 or 1.2c3\n", exitCode: 1),
        CommandCase(
            "locale canonical iw zh_Hans_CN en-UK sr_latn_rs", output: "he\nzh-Hans-CN\nen-GB\nsr-Latn-RS\n"),
        CommandCase(
            "locale canonical - ", input: "tl\n!\n", output: "fil\n",
            errors: "-:2: error: '!' is no language tag\n", exitCode: 1),
        CommandCase(
            "locale canonical ur --json",
            output: #"""
                {"tag":"ur","canonical":"ur","maximized":"ur-Arab-PK","minimized":"ur","parent":"und","direction":"rtl"}

                """#),
        CommandCase("locale match --wanted zh-TW --available en,zh-Hans,zh_Hant", output: "zh_Hant\n"),
        CommandCase("locale match --wanted de-CH,·fr;q=0.9 --available en·fr·de", output: "de\n"),
        CommandCase("locale match --wanted en;q=0.1,·fr --available en,fr", output: "fr\n"),
        CommandCase(
            "locale match --available en,no,he", input: "nb-NO\niw\nxx\n", output: "no\nhe\n\n",
            errors: "-:3: error: none of the available locales is near 'xx'\n", exitCode: 1),
        CommandCase(
            "locale match --wanted ar-EG-u-nu-latn --available ar --json",
            output: #"""
                {"wanted":"ar-EG-u-nu-latn","match":"ar","formatting":"ar-EG-u-nu-latn"}

                """#),
        CommandCase(
            "locale number 1234567.891 -5 1e21 -l en", output: "1,234,567.891\n-5\n1,000,000,000,000,000,000,000\n"),
        CommandCase("locale number 1234567.891 1234 -l es", output: "1.234.567,891\n1234\n"),
        CommandCase("locale number 1234567 -l hi", output: "12,34,567\n"),
        CommandCase("locale number 1234.5 -l ar-EG", output: "١٬٢٣٤٫٥\n"),
        CommandCase("locale number 1234.5 -l hi-u-nu-deva", output: "१,२३४.५\n"),
        CommandCase("locale number 1234.5 -l hi --numbering-system native", output: "१,२३४.५\n"),
        CommandCase("locale number 0.256 --style percent -l tr", output: "%25,6\n"),
        CommandCase("locale number 0.256 --style percent -l de", output: "25,6\u{A0}%\n"),
        CommandCase("locale number 1234567 999999 -l de --style compact", output: "1,2\u{A0}Mio.\n999.999\n"),
        CommandCase("locale number 1234567 -1 -l fr --style compact --width long", output: "1,2 million\n-1\n"),
        CommandCase(
            "locale number 12345 -l en-u-nu-arab --style compact --fraction-digits 1 --sign always",
            output: "\u{61C}+١٢٫٣K\n"),
        CommandCase(
            "locale number 1500 -l en --style compact --width long --json",
            output: #"""
                {"value":"1500","language":"en","style":"compact","text":"1.5 thousand"}

                """#),
        CommandCase(
            "locale number 1 -l en --width long",
            errors: """
                error: '--width' goes with '--style compact' only
                Usage: xcstrings locale number [VALUE]… [options]
                Try 'xcstrings locale number --help'.

                """, exitCode: 2),
        CommandCase("locale number 0.125 0.135 -l en --fraction-digits 2", output: "0.12\n0.14\n"),
        CommandCase("locale number 0.125 -l en --fraction-digits 0-2 --rounding half-up", output: "0.13\n"),
        CommandCase("locale number 1234.5 -l en --significant-digits 1-3 --no-grouping", output: "1230\n"),
        CommandCase("locale number 1.5 0 -l fr --fraction-digits 2 --sign except-zero", output: "+1,50\n0,00\n"),
        CommandCase("locale number 7 -l en --minimum-integer-digits 3", output: "007\n"),
        CommandCase(
            "locale number -l pl --json", input: "12345.5\n1,5\n",
            output: "{\"value\":\"12345.5\",\"language\":\"pl\",\"style\":\"decimal\",\"text\":\"12\u{A0}345,5\"}\n",
            errors: "-:2: error: '1,5' is no number of at most 1000 digits; write it like 1234.5, -0.25 or 1e21\n",
            exitCode: 1),
        CommandCase(
            "locale number 1 -l en --fraction-digits 3-1",
            errors: """
                error: '3-1' is no count for '--fraction-digits'; give a number from 0 to 999, or two as in 0-6
                Usage: xcstrings locale number [VALUE]… [options]
                Try 'xcstrings locale number --help'.

                """, exitCode: 2),
        CommandCase(
            "locale match --wanted de",
            errors: """
                error: there is nothing to choose from: --available LIST
                Usage: xcstrings locale match [options]
                Try 'xcstrings locale match --help'.

                """, exitCode: 2),
    ]

    @Test(arguments: cases) func localesArePrinted(_ test: CommandCase) throws {
        try test.check()
    }
}
