//! Figures that stand.

use super::colours::Tones;
use super::part::Part;
use super::{NeutralFigure, PlayerColour, PlayerFigure, Role, neutral, players};

/// Outlines of all figures.
pub(super) const INK: &str = "#33251b";
/// The rim that lifts figures off roofs, snow and night.
pub(super) const RIM: &str = "#fff3da";
const GOLD: &str = "#e5b13f";
const RED: &str = "#b9402f";
const METAL: &str = "#a9b2b8";
const TIMBER: &str = "#8a5f3a";

pub(super) fn player_figure(
    kind: PlayerFigure,
    role: Role,
    colour: PlayerColour,
    emblems: bool,
) -> String {
    let parts = match kind {
        PlayerFigure::Follower => follower_parts(role),
        PlayerFigure::LargeFollower => players::LARGE,
        PlayerFigure::Abbot => players::ABBOT,
        PlayerFigure::Builder => players::BUILDER,
        PlayerFigure::Pig => players::PIG,
        PlayerFigure::Barn => players::BARN,
        PlayerFigure::Wagon => players::WAGON,
        PlayerFigure::Mayor => players::MAYOR,
        PlayerFigure::Shepherd => players::SHEPHERD,
        PlayerFigure::Phantom => players::PHANTOM,
        PlayerFigure::Ringmaster => players::RINGMASTER,
        PlayerFigure::Robber => players::ROBBER,
    };
    let mut out = draw(parts, colour.tones());
    if emblems && kind.has_emblem() {
        out.push_str(&emblem(colour, ""));
    }
    if kind == PlayerFigure::Phantom { format!("<g opacity=\".82\">{out}</g>") } else { out }
}

/// A follower in any tones.
pub(super) fn follower(role: Role, tones: Tones) -> String {
    draw(follower_parts(role), tones)
}

fn follower_parts(role: Role) -> &'static [Part] {
    match role {
        Role::Plain => players::FOLLOWER,
        Role::Knight => players::KNIGHT,
        Role::Highwayman => players::HIGHWAYMAN,
        Role::Monk => players::MONK,
    }
}

/// The sign that tells the colour by shape.
pub(super) fn emblem(colour: PlayerColour, transform: &str) -> String {
    format!(
        "<path d=\"{}\"{transform} fill=\"{}\" stroke=\"{INK}\" stroke-width=\"1.6\" \
         stroke-linejoin=\"round\"/>",
        colour.emblem(),
        colour.tones().detail,
    )
}

pub(super) fn neutral_figure(kind: NeutralFigure) -> String {
    let tones = |fill, shade, light| Tones { fill, shade, light, detail: RIM };
    match kind {
        NeutralFigure::Dragon => draw(neutral::DRAGON, tones("#a8261d", "#6d120d", "#e0704f")),
        NeutralFigure::Fairy => draw(neutral::FAIRY, tones("#f5e6ee", "#c9a3b8", "#ffffff")),
        NeutralFigure::GingerbreadMan => {
            draw(neutral::GINGERBREAD, tones("#b77439", "#7f4b1f", "#d9a066"))
        }
        NeutralFigure::Count => draw(neutral::COUNT, tones("#6b3f8f", "#432459", "#9a74bd")),
        NeutralFigure::Mage => draw(neutral::MAGE, tones("#3f6fb0", "#264877", "#86abdc")),
        NeutralFigure::Witch => draw(neutral::WITCH, tones("#d9822b", "#8f4f12", "#f1b877")),
        NeutralFigure::BigTop => draw(neutral::BIG_TOP, tones("#f3e3c6", "#b98f5c", "#fff8e8")),
    }
}

/// Shadow, ivory rim, side of the wood, face, then the parts in order.
fn draw(parts: &[Part], tones: Tones) -> String {
    let Tones { fill, shade, .. } = tones;
    let mut silhouette = String::new();
    let (mut coloured, mut wheels) = (String::new(), String::new());
    for part in parts {
        match part {
            Part::Body(data) => silhouette.push_str(data),
            Part::Coloured(_, data) => coloured.push_str(data),
            Part::Wheel(x, y) => {
                wheels.push_str(&format!("M{x} {y} m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z"));
            }
            _ => {}
        }
    }
    let area = format!("{silhouette}{coloured}{wheels}");
    let round = "stroke-linejoin=\"round\"";
    let mut out = format!(
        "<ellipse cx=\"58\" cy=\"93\" rx=\"44\" ry=\"8\" fill=\"{INK}\" fill-opacity=\".3\"/>\
         <path d=\"{area}\" fill=\"none\" stroke=\"{RIM}\" stroke-width=\"13\" {round}/>\
         <path d=\"{area}\" transform=\"translate(3.4 2.6)\" fill=\"{shade}\" stroke=\"{INK}\" \
         stroke-width=\"5\" {round}/>\
         <path d=\"{area}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"5\" {round}/>\
         <path d=\"{silhouette}\" fill=\"{fill}\"/>"
    );
    for part in parts {
        push_part(&mut out, part, tones);
    }
    out
}

fn push_part(out: &mut String, part: &Part, tones: Tones) {
    let rimmed = |data: &str, fill: &str| {
        format!(
            "<path d=\"{data}\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"2.4\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
        )
    };
    let stroke = |data: &str, colour: &str, width: &str| {
        format!(
            "<path d=\"{data}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        )
    };
    let Tones { fill, shade, light, .. } = tones;
    let text = match *part {
        Part::Body(_) => String::new(),
        Part::Coloured(colour, data) => rimmed(data, colour),
        Part::Light(data) => format!("<path d=\"{data}\" fill=\"{light}\" fill-opacity=\".75\"/>"),
        Part::Shade(data) => format!("<path d=\"{data}\" fill=\"{shade}\"/>"),
        Part::Fold(data) => stroke(data, shade, "3"),
        Part::Cord(data) => stroke(data, RIM, "3.4"),
        Part::Ink(data) => {
            format!("<path d=\"{data}\" fill=\"{INK}\" stroke=\"{INK}\" stroke-width=\".8\"/>")
        }
        Part::Ivory(data) => rimmed(data, RIM),
        Part::Gold(data) => rimmed(data, GOLD),
        Part::Red(data) => rimmed(data, RED),
        Part::Shield(data) => rimmed(data, light),
        Part::Metal(data) => format!(
            "<path d=\"{data}\" fill=\"{METAL}\" stroke=\"{INK}\" stroke-width=\"3.4\" \
             stroke-linejoin=\"round\"/>"
        ),
        Part::Stick(data) => stroke(data, INK, "8") + &stroke(data, TIMBER, "4"),
        Part::GoldStick(data) => stroke(data, INK, "8") + &stroke(data, GOLD, "4"),
        Part::IvoryLine(data) => stroke(data, RIM, "3.4"),
        Part::Wheel(x, y) => {
            let disc = |radius: &str, colour: &str| {
                format!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{colour}\" \
                     stroke=\"{INK}\" stroke-width=\"2.4\"/>"
                )
            };
            disc("15", TIMBER)
                + &disc("9.6", fill)
                + &format!(
                    "<path d=\"M{x} {y}m-9.6 0h19.2m-9.6-9.6v19.2\" stroke=\"{INK}\" \
                     stroke-width=\"2.6\"/>"
                )
        }
    };
    out.push_str(&text);
}
