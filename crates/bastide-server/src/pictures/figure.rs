use bastide_art::{Figure, PlayerColour, PlayerFigure, Pose, Style, draw_figure};
use bastide_rules::FigureKind;

/// Colours of players by their index in the interface.
const COLOURS: [PlayerColour; 6] = [
    PlayerColour::Red,
    PlayerColour::Blue,
    PlayerColour::Yellow,
    PlayerColour::Black,
    PlayerColour::Pink,
    PlayerColour::Green,
];

/// The colour with this index. There are six drawn colours; with more players they come again.
pub(super) fn colour(index: u8) -> PlayerColour {
    COLOURS[usize::from(index) % COLOURS.len()]
}

/// The figure as it is drawn.
pub(super) const fn drawn_kind(kind: FigureKind) -> PlayerFigure {
    match kind {
        FigureKind::Meeple => PlayerFigure::Follower,
        FigureKind::Abbot => PlayerFigure::Abbot,
    }
}

/// A figure that belongs to nobody, as it is drawn.
pub(super) fn drawn_neutral(kind: &str) -> Option<bastide_art::NeutralFigure> {
    bastide_art::NeutralFigure::ALL.into_iter().find(|one| one.name() == kind)
}

/// A picture of a figure by itself; nothing if there is no such kind.
pub(crate) fn figure_svg(kind: &str, colour_index: u8, lying: bool, mark: bool) -> Option<String> {
    let own = FigureKind::ALL.into_iter().find(|one| one.name() == kind);
    let figure = match own {
        Some(kind) => Figure::Player { kind: drawn_kind(kind), colour: colour(colour_index) },
        None => Figure::Neutral(drawn_neutral(kind)?),
    };
    let pose = if lying { Pose::Lying } else { Pose::Standing };
    Some(draw_figure(figure, pose, &Style { emblems: mark, ..Style::default() }))
}
