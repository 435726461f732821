import Foundation

/// Times by the number of entries, both axes logarithmic: work that is linear is a straight line of slope one.
struct GrowthPlot {
    struct Series {
        var name: String
        var points: [(count: Int, seconds: Double)] = []
    }

    var series: [Series]

    private static let colors = ["#0b6e99", "#b8500b", "#3d7a2b"]
    private static let size = (width: 640.0, height: 420.0)
    private static let frame = (left: 80.0, right: 540.0, top: 24.0, bottom: 360.0)

    /// Powers of ten: 10³ to 10⁶ entries, 10⁻⁴ to 10 seconds.
    private static let counts = 3.0...6.0
    private static let times = -4.0...1.0

    private static func x(_ count: Double) -> Double {
        let part = (log10(count) - counts.lowerBound) / (counts.upperBound - counts.lowerBound)
        return frame.left + part * (frame.right - frame.left)
    }

    private static func y(_ seconds: Double) -> Double {
        let part = (log10(seconds) - times.lowerBound) / (times.upperBound - times.lowerBound)
        return frame.bottom - part * (frame.bottom - frame.top)
    }

    private static func number(_ value: Double) -> String { String(format: "%.1f", value) }

    var svg: String {
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 420\" font-family=\"sans-serif\" font-size=\"12\">",
            "<title>Time by the number of entries</title>",
            "<rect width=\"640\" height=\"420\" fill=\"#ffffff\"/>",
        ]
        for (power, label) in [(3, "1,000"), (4, "10,000"), (5, "100,000"), (6, "1,000,000")] {
            let x = Self.number(Self.x(pow(10, Double(power))))
            lines.append("<path d=\"M\(x) 24V360\" stroke=\"#dddddd\"/>")
            lines.append("<text x=\"\(x)\" y=\"378\" text-anchor=\"middle\">\(label)</text>")
        }
        for (power, label) in [(-4, "0.1 ms"), (-3, "1 ms"), (-2, "10 ms"), (-1, "100 ms"), (0, "1 s"), (1, "10 s")] {
            let y = Self.number(Self.y(pow(10, Double(power))))
            lines.append("<path d=\"M80 \(y)H540\" stroke=\"#dddddd\"/>")
            lines.append("<text x=\"72\" y=\"\(y)\" text-anchor=\"end\" dominant-baseline=\"middle\">\(label)</text>")
        }
        for (index, line) in series.enumerated() {
            let color = Self.colors[index % Self.colors.count]
            let points = line.points.filter { $0.seconds > 0 }.map { point in
                Self.number(Self.x(Double(point.count))) + "," + Self.number(Self.y(point.seconds))
            }
            lines.append(
                "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>"
            )
            for point in points {
                let parts = point.split(separator: ",")
                lines.append("<circle cx=\"\(parts[0])\" cy=\"\(parts[1])\" r=\"3\" fill=\"\(color)\"/>")
            }
            if let last = line.points.last, last.seconds > 0 {
                let y = Self.number(Self.y(last.seconds))
                lines.append(
                    "<text x=\"548\" y=\"\(y)\" fill=\"\(color)\" dominant-baseline=\"middle\">\(line.name)</text>")
            }
        }
        lines.append("<text x=\"310\" y=\"404\" text-anchor=\"middle\">entries</text>")
        lines.append("</svg>\n")
        return lines.joined(separator: "\n")
    }
}
