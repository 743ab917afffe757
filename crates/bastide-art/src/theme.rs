//! Colours: one name, one role; a theme only swaps the values.

/// A season of the land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Green meadows, terracotta roofs.
    #[default]
    Summer,
    /// The same land under snow.
    Winter,
}

/// The table behind the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// A light table.
    #[default]
    Day,
    /// A dark table.
    Evening,
}

/// The role of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Colour {
    /// All outlines, windows, arches.
    Ink,
    /// Cast shadows.
    Shadow,
    /// Meadow.
    Field,
    /// Dark stains of the meadow; footprints in snow.
    FieldDark,
    /// Light stains of the meadow; lawns.
    FieldLight,
    /// Warm stains of the meadow.
    FieldWarm,
    /// Strokes of grass.
    Tuft,
    /// Wheat and hay.
    Wheat,
    /// Rows in wheat.
    WheatRows,
    /// Ploughed soil.
    Plough,
    /// Furrows.
    Furrows,
    /// Rows of lavender.
    Lavender,
    /// Crowns, bushes, hedges.
    Leaf,
    /// Their lit side.
    LeafLight,
    /// Their dark side.
    LeafDark,
    /// Cypresses; firs in winter.
    Cypress,
    /// Their lit side; snow in winter.
    CypressLight,
    /// Trunks and bare trees.
    Trunk,
    /// Pale flowers.
    FlowerPale,
    /// Red flowers.
    FlowerRed,
    /// Roads and village squares.
    Road,
    /// Edges of roads.
    RoadEdge,
    /// Wheel ruts.
    RoadRut,
    /// Rocks and dry-stone walls.
    Stone,
    /// Lit water.
    Water,
    /// Ripples.
    Ripple,
    /// Water under the shaded bank.
    WaterShade,
    /// Middle of the stream.
    WaterMiddle,
    /// Reeds.
    Reed,
    /// Sandy bank; snowy in winter.
    Bank,
    /// Line of the bank.
    BankEdge,
    /// Paving of cities.
    Floor,
    /// Streets and squares.
    Street,
    /// Tops of walls, lit masonry.
    Wall,
    /// Outer faces of walls.
    WallFace,
    /// Inner and shaded faces of walls.
    WallShade,
    /// Cones of towers and church roofs.
    Slate,
    /// Their shaded side.
    SlateShade,
    /// House fronts.
    Plaster,
    /// House fronts, second tone.
    PlasterSand,
    /// House fronts, third tone.
    PlasterRose,
    /// One of the eight tones of roofs.
    Roof(usize),
    /// Caps of snow; drawn in winter only.
    Snow,
    /// Gold.
    Gold,
    /// Gold in the shade.
    GoldShade,
    /// Red.
    Red,
    /// Red in the shade.
    RedShade,
    /// Blue.
    Blue,
    /// Blue in the shade.
    BlueShade,
    /// Violet.
    Violet,
    /// Violet in the shade.
    VioletShade,
    /// Parchment.
    Parchment,
    /// Parchment in the shade.
    ParchmentShade,
    /// Timber.
    Timber,
    /// Doors and arches.
    Opening,
    /// The colour that the stamp sets (tones of roofs).
    Current,
    /// A colour that no other thing has and no theme changes.
    Fixed(&'static str),
}

impl Theme {
    /// The value of a colour, as SVG writes it.
    pub(crate) fn value(self, colour: Colour) -> &'static str {
        let by_season = |summer, winter| match self {
            Self::Summer => summer,
            Self::Winter => winter,
        };
        match colour {
            Colour::Ink => by_season("#4a3527", "#3d3a44"),
            Colour::Shadow => by_season("#4a3527", "#4a5570"),
            Colour::Field => by_season("#b9c66f", "#e9eeee"),
            Colour::FieldDark => by_season("#a9b961", "#d9e3e8"),
            Colour::FieldLight => by_season("#c6d07d", "#f6f8f5"),
            Colour::FieldWarm => by_season("#cdcb80", "#e3e6ee"),
            Colour::Tuft => by_season("#7c9144", "#9aa5a0"),
            Colour::Wheat => by_season("#d9c266", "#dfe0d4"),
            Colour::WheatRows => by_season("#bf9f46", "#c2b894"),
            Colour::Plough => by_season("#b79562", "#cfcac2"),
            Colour::Furrows => by_season("#94744a", "#a2988e"),
            Colour::Lavender => by_season("#9c8fc0", "#d3d5e2"),
            Colour::Leaf => by_season("#6f8f45", "#8d9c94"),
            Colour::LeafLight => by_season("#93ad57", "#f4f7f6"),
            Colour::LeafDark => by_season("#4f6e35", "#66776f"),
            Colour::Cypress => by_season("#41633d", "#4d6a60"),
            Colour::CypressLight => by_season("#5f8249", "#eef4f4"),
            Colour::Trunk => by_season("#7a5a3c", "#6b5648"),
            Colour::FlowerPale => by_season("#f3e9c9", "#ffffff"),
            Colour::FlowerRed => by_season("#d9674a", "#b5473a"),
            Colour::Road => by_season("#f4e6c1", "#cdb995"),
            Colour::RoadEdge => by_season("#8d6b45", "#7d6750"),
            Colour::RoadRut => by_season("#d5bd8e", "#e9e2d2"),
            Colour::Stone => by_season("#c9bda5", "#bdbab4"),
            Colour::Water => by_season("#5d9fbd", "#9fcde0"),
            Colour::Ripple => by_season("#a3cfdc", "#e6f4f8"),
            Colour::WaterShade => by_season("#3f7f9f", "#6fa6c0"),
            Colour::WaterMiddle => by_season("#6dacc8", "#b4dbe9"),
            Colour::Reed => by_season("#5c7a3a", "#9a8f78"),
            Colour::Bank => by_season("#cdbd86", "#f7fafa"),
            Colour::BankEdge => by_season("#54766a", "#7f9fae"),
            Colour::Floor => by_season("#d3b27f", "#bfab8d"),
            Colour::Street => by_season("#e9d3a4", "#dfd6c6"),
            Colour::Wall => by_season("#f0e2c3", "#f1ead9"),
            Colour::WallFace => by_season("#d6c09a", "#cfc2ab"),
            Colour::WallShade => by_season("#ad9370", "#a39582"),
            Colour::Slate => by_season("#64798a", "#6d8090"),
            Colour::SlateShade => by_season("#4c5f70", "#53657a"),
            Colour::Plaster => by_season("#f3e3c6", "#ecdcc2"),
            Colour::PlasterSand => by_season("#dcc49c", "#d2bc9a"),
            Colour::PlasterRose => by_season("#ecc9a6", "#e2c2a2"),
            Colour::Roof(tone) => by_season(SUMMER_ROOFS[tone % 8], WINTER_ROOFS[tone % 8]),
            Colour::Snow => "#f7fafa",
            Colour::Gold => "#e5b13f",
            Colour::GoldShade => "#b98124",
            Colour::Red => "#b9402f",
            Colour::RedShade => "#8c2c22",
            Colour::Blue => "#33599b",
            Colour::BlueShade => "#233f73",
            Colour::Violet => "#7c5b9b",
            Colour::VioletShade => "#563d72",
            Colour::Parchment => "#f8efd8",
            Colour::ParchmentShade => "#e2cfa4",
            Colour::Timber => "#8a5f3a",
            Colour::Opening => "#3b2a20",
            Colour::Current => "currentColor",
            Colour::Fixed(value) => value,
        }
    }
}

const SUMMER_ROOFS: [&str; 8] =
    ["#c4553b", "#d6744d", "#aa4632", "#dd9863", "#8f4537", "#c8714f", "#b9583f", "#cf8a68"];
const WINTER_ROOFS: [&str; 8] =
    ["#b4523b", "#c56c4c", "#9f4533", "#c98659", "#874236", "#b9684b", "#aa523c", "#bd7d60"];

/// Colours of the table.
pub(crate) struct PageColours {
    pub page: &'static str,
    pub text: &'static str,
    /// Edge (thickness) of the tiles.
    pub edge: &'static str,
    /// Lines of empty cells.
    pub frame: &'static str,
    /// Filling of a legal cell.
    pub legal: &'static str,
}

impl Page {
    pub(crate) fn colours(self) -> PageColours {
        match self {
            Self::Day => PageColours {
                page: "#e6d9bd",
                text: "#4a3527",
                edge: "#9c7b52",
                frame: "#8d6b45",
                legal: "#f7eedb",
            },
            Self::Evening => PageColours {
                page: "#2b2733",
                text: "#efe3c8",
                edge: "#15131b",
                frame: "#d9b777",
                legal: "#443a3c",
            },
        }
    }
}
