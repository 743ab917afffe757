/// The colour of a player's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "each name is the colour itself")]
pub enum PlayerColour {
    Red,
    Blue,
    Yellow,
    Green,
    Black,
    Pink,
}

/// The tones of a figure.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tones {
    pub fill: &'static str,
    pub shade: &'static str,
    pub light: &'static str,
    /// Emblems.
    pub detail: &'static str,
}

impl PlayerColour {
    /// All six colours.
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Blue, Self::Yellow, Self::Green, Self::Black, Self::Pink];

    /// The English name in small letters.
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Black => "black",
            Self::Pink => "pink",
        }
    }

    /// The main colour, as SVG writes it.
    pub fn value(self) -> &'static str {
        self.tones().fill
    }

    pub(super) fn tones(self) -> Tones {
        let tones = |fill, shade, light, detail| Tones { fill, shade, light, detail };
        match self {
            Self::Red => tones("#b3220f", "#7a150a", "#d9584a", "#fff4dd"),
            Self::Blue => tones("#14479a", "#0e2f69", "#4a78c4", "#fff4dd"),
            Self::Yellow => tones("#fde24a", "#c9a026", "#fff1a8", "#3b2a20"),
            Self::Green => tones("#2aab80", "#1a7259", "#6cccb0", "#10352b"),
            Self::Black => tones("#1d1c20", "#08070a", "#57535c", "#fff4dd"),
            Self::Pink => tones("#df72cb", "#a4489a", "#f2b3e6", "#3b2a20"),
        }
    }

    /// The sign that tells the colour by shape, round (50, 70).
    pub(super) fn emblem(self) -> &'static str {
        match self {
            Self::Red => "M50 60L59 78H41Z",
            Self::Blue => "M50 61A9 9 0 1 1 49.9 61Z",
            Self::Yellow => {
                "M50 59L52.8 66.6L60.6 67L54.5 71.9L56.6 79.5L50 75.2L43.4 79.5L45.5 71.9L39.4 67L47.2 66.6Z"
            }
            Self::Green => "M50 59L58 69.5L50 80L42 69.5Z",
            Self::Black => "M42.5 62H57.5V77H42.5Z",
            Self::Pink => "M46.8 60H53.2V66.3H59.5V72.7H53.2V79H46.8V72.7H40.5V66.3H46.8Z",
        }
    }
}
