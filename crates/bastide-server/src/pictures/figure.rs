use bastide_art::{Figure, PlayerColour, PlayerFigure, Pose, Style, draw_figure};
use bastide_rules::FigureKind;

/// A figure that belongs to nobody, as it is drawn.
fn drawn_neutral(kind: &str) -> Option<bastide_art::NeutralFigure> {
    bastide_art::NeutralFigure::ALL.into_iter().find(|one| one.name() == kind)
}

/// A picture of a figure by itself; nothing if there is no such kind.
pub(crate) fn figure_svg(kind: &str, colour_index: u8, lying: bool, mark: bool) -> Option<String> {
    let own = FigureKind::ALL.into_iter().find(|one| one.name() == kind);
    let figure = match own {
        Some(kind) => {
            let colour = PlayerColour::of_index(colour_index.into());
            Figure::Player { kind: PlayerFigure::of(kind), colour }
        }
        None => Figure::Neutral(drawn_neutral(kind)?),
    };
    let pose = if lying { Pose::Lying } else { Pose::Standing };
    Some(draw_figure(figure, pose, &Style { emblems: mark, ..Style::default() }))
}
