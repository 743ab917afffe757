//! Letters and digits as ink strokes, so that pictures need no fonts.

use crate::geometry::{Point, point};
use crate::svg::PathData;

/// Which point of a line of text is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
}

/// Units of the letter grid from the top of a capital letter to the base line.
const CAPITAL: f64 = 7.0;
/// Gap between two letters, and width of a blank, in units of the grid.
const GAP: f64 = 2.2;
const BLANK: f64 = 2.0;

/// Strokes of a character: polylines of two-digit points, column and row, on a grid whose row 0
/// is the top of capital letters and whose row 7 is the base line.
fn strokes(character: char) -> Option<&'static [&'static str]> {
    Some(match character {
        'a' => &["0312324347", "44140506173746"],
        'b' => &["0007", "0312324346371706"],
        'c' => &["4332120306173746"],
        'd' => &["4047", "4332120306173746"],
        'e' => &["05454332120306173746"],
        'f' => &["30201117", "0232"],
        'g' => &["4332120306173746", "42483919"],
        'h' => &["0007", "0312324347"],
        'i' => &["0207", "0000"],
        'j' => &["121809", "1010"],
        'k' => &["0007", "320437"],
        'l' => &["000617"],
        'm' => &["0207", "0312223337", "3342526367"],
        'n' => &["0207", "0312324347"],
        'o' => &["120306173746433212"],
        'p' => &["0209", "0312324346371706"],
        'q' => &["4249", "4332120306173746"],
        'r' => &["0207", "031232"],
        's' => &["4212031435463707"],
        't' => &["10162737", "0232"],
        'u' => &["0206173746", "4247"],
        'v' => &["022742"],
        'w' => &["0217335762"],
        'x' => &["0247", "4207"],
        'y' => &["0226", "4219"],
        'z' => &["02420747"],
        'A' => &["072047", "1535"],
        'B' => &["00073746443303", "0030414233"],
        'C' => &["4130100106173746"],
        'D' => &["00072745422000"],
        'E' => &["40000747", "0333"],
        'F' => &["400007", "0333"],
        'G' => &["41301001061737464424"],
        'H' => &["0007", "4047", "0343"],
        'I' => &["0007"],
        'J' => &["3036271706"],
        'K' => &["0007", "4004", "1347"],
        'L' => &["000747"],
        'M' => &["0700336067"],
        'N' => &["07004740"],
        'O' => &["100106173746413010"],
        'P' => &["0007", "003041433404"],
        'Q' => &["100106173746413010", "2547"],
        'R' => &["0007", "003041433404", "2447"],
        'S' => &["413010010213334446371706"],
        'T' => &["0040", "2027"],
        'U' => &["000617374640"],
        'V' => &["002740"],
        'W' => &["0017335760"],
        'X' => &["0047", "4007"],
        'Y' => &["002340", "2327"],
        'Z' => &["00400747"],
        '0' => &["100106173746413010"],
        '1' => &["012027"],
        '2' => &["01103041420747"],
        '3' => &["004023334446371706"],
        '4' => &["37300545"],
        '5' => &["400003334446371706"],
        '6' => &["30200206173746443304"],
        '7' => &["004017"],
        '8' => &["100102133342413010", "1304061737464433"],
        '9' => &["1727454130100103143443"],
        '+' => &["2226", "0444"],
        '-' | '–' | '—' | '−' => &["0434"],
        '×' => &["0337", "3307"],
        '_' => &["0949"],
        '(' => &["20020527"],
        ')' => &["00222507"],
        '/' => &["4007"],
        '.' => &["0707"],
        ',' => &["1608"],
        ':' => &["0303", "0707"],
        '\'' | '’' => &["0002"],
        '&' => &["4712112031320506172745"],
        '!' => &["0005", "0707"],
        '?' => &["01103041322425", "2727"],
        '=' => &["0343", "0545"],
        _ => return None,
    })
}

fn points(stroke: &str) -> Vec<Point> {
    let digits: Vec<f64> = stroke.chars().filter_map(|c| c.to_digit(10)).map(f64::from).collect();
    digits.chunks_exact(2).map(|pair| point(pair[0], pair[1])).collect()
}

/// Width of a character on the grid.
fn width(character: char) -> f64 {
    strokes(character).map_or(BLANK, |strokes| {
        strokes.iter().flat_map(|stroke| points(stroke)).map(|p| p.x).fold(0.0, f64::max)
    })
}

/// Width of `text` in capitals of height `height`.
pub(crate) fn text_width(text: &str, height: f64) -> f64 {
    let letters: f64 = text.chars().map(|character| width(character) + GAP).sum();
    (letters - GAP).max(0.0) * height / CAPITAL
}

/// `text` with its base line at `at`, capitals of height `height`, strokes of width `weight`.
/// Characters without a shape are left blank.
pub(crate) fn lettering(
    text: &str,
    at: Point,
    height: f64,
    anchor: Anchor,
    colour: &str,
    weight: f64,
) -> String {
    let scale = height / CAPITAL;
    let mut x = match anchor {
        Anchor::Start => at.x,
        Anchor::Middle => at.x - text_width(text, height) / 2.0,
    };
    let mut data = PathData::new();
    for character in text.chars() {
        for stroke in strokes(character).unwrap_or_default() {
            for (n, p) in points(stroke).into_iter().enumerate() {
                let p = point(x + p.x * scale, at.y + (p.y - CAPITAL) * scale);
                if n == 0 {
                    data.move_to(p)
                } else {
                    data.line_to(p)
                };
            }
        }
        x += (width(character) + GAP) * scale;
    }
    format!(
        "<path d=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        data.as_str(),
        crate::symbols::scale_text(weight),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stroke_is_made_of_whole_points() {
        for character in (' '..='~').chain(['×', '–']) {
            for stroke in strokes(character).unwrap_or_default() {
                let digits = stroke.chars().filter(char::is_ascii_digit).count();
                assert!(digits >= 4 && digits % 2 == 0, "{character}: {stroke}");
            }
        }
    }

    #[test]
    fn ids_and_numbers_can_be_written() {
        for character in ('a'..='z').chain('A'..='Z').chain('0'..='9').chain("-_+()×".chars()) {
            assert!(strokes(character).is_some(), "{character} has no strokes");
        }
        assert!(text_width("mm", 7.0) > text_width("ii", 7.0));
    }
}
