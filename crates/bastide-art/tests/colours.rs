//! The colours of the players stay apart for every kind of colour vision.
//!
//! Colour vision is simulated with the matrices of Machado and others (2009) at full severity;
//! differences are measured by CIEDE2000.

use bastide_art::PlayerColour;

type Triple = [f64; 3];

const NORMAL: [Triple; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const PROTAN: [Triple; 3] = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
const DEUTAN: [Triple; 3] = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];
const TRITAN: [Triple; 3] = [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
];

/// Linear light of a colour such as `#b3220f`.
fn linear(value: &str) -> Triple {
    [1, 3, 5].map(|at| {
        let byte = u8::from_str_radix(&value[at..at + 2], 16).expect("colours are six digits");
        let share = f64::from(byte) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: &[Triple; 3], v: Triple) -> Triple {
    matrix.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum())
}

/// CIE L*a*b* of linear light.
fn lab(rgb: Triple) -> Triple {
    let xyz = times(
        &[[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]],
        rgb.map(|channel| channel.clamp(0.0, 1.0)),
    );
    let [x, y, z] = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883]
        .map(|v| if v > 0.008856 { v.cbrt() } else { 7.787 * v + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The difference CIEDE2000 of two colours.
fn difference(p: Triple, q: Triple) -> f64 {
    let chroma = |a: f64, b: f64| (a * a + b * b).sqrt();
    let saturation = |c: f64| (c.powi(7) / (c.powi(7) + 25.0_f64.powi(7))).sqrt();
    let mean_chroma = (chroma(p[1], p[2]) + chroma(q[1], q[2])) / 2.0;
    let stretch = 1.0 + 0.5 * (1.0 - saturation(mean_chroma));
    let (a1, a2) = (p[1] * stretch, q[1] * stretch);
    let (c1, c2) = (chroma(a1, p[2]), chroma(a2, q[2]));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, p[2]), hue(a2, q[2]));
    let turn = (h2 - h1 + 540.0).rem_euclid(360.0) - 180.0;
    let (dl, dc) = (q[0] - p[0], c2 - c1);
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c, h) = ((p[0] + q[0]) / 2.0, (c1 + c2) / 2.0, (h1 + turn / 2.0).rem_euclid(360.0));
    let cosine = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cosine(h - 30.0) + 0.24 * cosine(2.0 * h) + 0.32 * cosine(3.0 * h + 6.0)
        - 0.2 * cosine(4.0 * h - 63.0);
    let lightness = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let bump = 60.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * saturation(c) * bump.to_radians().sin();
    let (x, y, z) = (dl / lightness, dc / sc, dh / sh);
    (x * x + y * y + z * z + rotation * y * z).sqrt()
}

/// The nearest pair of player colours.
fn nearest(vision: &[Triple; 3]) -> (f64, &'static str, &'static str) {
    let mut best = (f64::INFINITY, "", "");
    for (n, a) in PlayerColour::ALL.iter().enumerate() {
        for b in &PlayerColour::ALL[n + 1..] {
            let seen = |colour: &PlayerColour| lab(times(vision, linear(colour.value())));
            let gap = difference(seen(a), seen(b));
            if gap < best.0 {
                best = (gap, a.name(), b.name());
            }
        }
    }
    best
}

/// The table of the style guide, and its demand that every pair stays above 20.
#[test]
fn player_colours_stay_apart() {
    for (vision, expected) in [
        (NORMAL, (27.5, "blue", "black")),
        (PROTAN, (24.6, "blue", "pink")),
        (DEUTAN, (24.5, "red", "green")),
        (TRITAN, (24.4, "yellow", "pink")),
    ] {
        let (gap, a, b) = nearest(&vision);
        assert!(gap > 20.0, "{a} and {b} are only {gap:.1} apart");
        assert_eq!(((gap * 10.0).round() / 10.0, a, b), expected);
    }
}
