//! Compares an assertion of a saved game with the state that it has come to.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::tile::Library;
use bastide_rules::{
    Action, Events, FigureKind, Game, KindId, ScoreSource, Seat, SegmentKind, Spot,
};

use super::assertion::Assertion;
use super::export::PRINCESS;
use super::file::{Pointer, SavedFile};
use super::location;
use super::replay::{Replay, Stage};

/// How an assertion turned out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Met,
    /// What was found instead.
    NotMet(String),
    /// What is missing.
    NotSupported(String),
}

use Verdict::{Met, NotMet, NotSupported};

/// The action by which a figure is taken off the board.
const RETURN: &str = "ReturnMeeple";

/// Everything that assertions speak of.
pub(super) struct Evaluation<'a> {
    pub file: &'a SavedFile,
    pub library: &'a Library,
    pub replay: &'a Replay<'a>,
}

impl Evaluation<'_> {
    /// Compares one sentence.
    pub fn verdict(&self, text: &str) -> Verdict {
        let Some(assertion) = Assertion::read(text) else {
            return NotMet("a sentence that is not understood".to_owned());
        };
        match assertion {
            Assertion::Points { player, points } => self.points(&player, points),
            Assertion::Scored { player, feature, points } => self.scored(&player, &feature, points),
            Assertion::Tokens { token } => {
                let token = self.library.saved_games().token_by_saved_key(&token);
                NotSupported(token.map_or("tokens", |token| &token.element).to_owned())
            }
            Assertion::Phase(phase) => self.phase(&phase),
            Assertion::CanPass(expected) => same(expected, self.can_pass()),
            Assertion::CanUndo(expected) => same(expected, self.can_undo()),
            Assertion::Available { action, subject } => self.available(&action, &subject),
            Assertion::Options { action, subject, options } => {
                self.options(&action, &subject, &options)
            }
        }
    }

    fn stage(&self) -> Stage {
        self.replay.state.stage
    }

    fn game(&self) -> &Game {
        &self.replay.state.game
    }

    fn can_pass(&self) -> bool {
        self.stage() == Stage::Action && self.game().legal_action_list().contains(&Action::Pass)
    }

    fn can_undo(&self) -> bool {
        self.stage() != Stage::Over && !self.replay.undo.is_empty()
    }

    fn seat(&self, name: &str) -> Result<Seat, Verdict> {
        let index = self.file.players.iter().position(|player| player.name == name);
        match index {
            Some(index) => Ok(Seat(index as u8)),
            None => Err(NotMet(format!("no player {name:?}"))),
        }
    }

    fn points(&self, player: &str, points: i32) -> Verdict {
        match self.seat(player) {
            Ok(seat) => same(points, self.game().scores()[seat.index()]),
            Err(verdict) => verdict,
        }
    }

    fn scored(&self, player: &str, feature: &str, points: i32) -> Verdict {
        let seat = match self.seat(player) {
            Ok(seat) => seat,
            Err(verdict) => return verdict,
        };
        let mut known = SegmentKind::ALL.into_iter().map(SegmentKind::name);
        if feature != ScoreSource::Fairy.name() && !known.any(|name| name == feature) {
            return NotSupported(format!("points for {feature}"));
        }
        let own = || self.replay.scored.iter().filter(|(whose, _, _)| *whose == seat);
        if own().any(|&(_, what, scored)| what == feature && scored == points) {
            return Met;
        }
        let found: Vec<String> =
            own().map(|(_, what, points)| format!("{what} {points}")).collect();
        NotMet(if found.is_empty() { "no scores".to_owned() } else { found.join(", ") })
    }

    fn phase(&self, expected: &str) -> Verdict {
        let found = match self.stage() {
            Stage::Draw | Stage::Place => "TilePhase",
            Stage::Action => "ActionPhase",
            Stage::Flock => "ShepherdPhase",
            Stage::Dragon => "DragonMovePhase",
            Stage::Commit => "CommitActionPhase",
            Stage::Over => "GameOverPhase",
        };
        let known =
            ["TilePhase", "ActionPhase", "DragonMovePhase", "CommitActionPhase", "GameOverPhase"];
        if known.contains(&expected) {
            same(expected, found)
        } else {
            NotSupported(format!("phase {expected}"))
        }
    }

    fn available(&self, action: &str, subject: &str) -> Verdict {
        match action {
            "TilePlacement" => match (self.stage(), self.game().drawn_tile()) {
                (Stage::Place, Some(kind)) => {
                    let name = self.saved_name(kind);
                    if self.is_named(kind, subject) { Met } else { NotMet(name) }
                }
                _ => NotMet("no tile is to be placed".to_owned()),
            },
            "Meeple" => match figure_of_class(subject) {
                None => NotSupported(format!("figure {subject}")),
                Some(_) if self.stage() != Stage::Action => {
                    NotMet("no figure can be placed".to_owned())
                }
                Some(figure) if self.places(figure).is_empty() => {
                    NotMet(format!("no place for {subject}"))
                }
                Some(_) => Met,
            },
            RETURN if subject == PRINCESS => {
                if self.knights().is_empty() {
                    NotMet("nobody can be sent home".to_owned())
                } else {
                    Met
                }
            }
            _ => NotSupported(format!("action {action} {subject}").trim_end().to_owned()),
        }
    }

    fn options(&self, action: &str, subject: &str, options: &[String]) -> Verdict {
        match action {
            "TilePlacement" => match (self.stage(), self.game().drawn_tile()) {
                (Stage::Place, Some(kind)) if self.is_named(kind, subject) => {
                    self.placements(options)
                }
                (Stage::Place, Some(kind)) => NotMet(format!("{} is drawn", self.saved_name(kind))),
                _ => NotMet("no tile is to be placed".to_owned()),
            },
            "Meeple" => match figure_of_class(subject) {
                Some(figure) => self.figure_places(figure, options),
                None => NotSupported(format!("figure {subject}")),
            },
            RETURN if subject == PRINCESS => self.knights_to_send_home(options),
            _ => NotSupported(format!("action {action} {subject}").trim_end().to_owned()),
        }
    }

    fn saved_name(&self, kind: KindId) -> String {
        let tile = &self.game().rules().kind(kind).tile;
        tile.saved_names.first().unwrap_or(&tile.id).clone()
    }

    fn is_named(&self, kind: KindId, name: &str) -> bool {
        self.game().rules().kind(kind).tile.saved_names.iter().any(|own| own == name)
    }

    /// All places of the drawn tile, in all rotations, also those that look alike.
    fn placements(&self, options: &[String]) -> Verdict {
        let mut found = Vec::new();
        for cell in self.game().frontier() {
            for orientation in Orientation::ALL {
                let action = Action::PlaceTile { cell, orientation };
                if self.game().clone().play(action, &mut Events::off()).is_ok() {
                    found.push((cell.reading_order(), orientation));
                }
            }
        }
        found.sort_unstable();
        let mut expected = Vec::new();
        for option in options {
            match placement(option) {
                Some((cell, orientations)) => {
                    let turned = orientations.into_iter();
                    expected.extend(turned.map(|turned| (cell.reading_order(), turned)));
                }
                None => return NotMet(format!("a place that is not understood: {option}")),
            }
        }
        expected.sort_unstable();
        if found == expected {
            return Met;
        }
        let words = |list: &[((i16, i16), Orientation)]| {
            let words = list.iter().map(|((y, x), turned)| format!("[{x},{y}] {turned}"));
            words.collect::<Vec<_>>().join(" ")
        };
        let missing: Vec<_> = expected.iter().copied().filter(|one| !found.contains(one)).collect();
        let more: Vec<_> = found.iter().copied().filter(|one| !expected.contains(one)).collect();
        NotMet(format!("missing: {}; beside them: {}", words(&missing), words(&more)))
    }

    /// Where a figure of the active player can be placed now.
    fn places(&self, figure: FigureKind) -> Vec<Spot> {
        let list = self.game().legal_action_list().into_iter().filter_map(|action| match action {
            Action::PlaceFigure { kind, spot } if kind == figure => Some(spot),
            _ => None,
        });
        list.collect()
    }

    /// The knights whom the princess can send home now: whose, of which kind, where.
    fn knights(&self) -> Vec<(Seat, FigureKind, Spot)> {
        if self.stage() != Stage::Action {
            return Vec::new();
        }
        let actions = self.game().legal_action_list();
        let figures = self.game().figures_on_board();
        figures
            .filter(|&(figure, ..)| actions.contains(&Action::RemoveKnight { figure }))
            .map(|(_, seat, kind, spot)| (seat, kind, spot))
            .collect()
    }

    fn knights_to_send_home(&self, options: &[String]) -> Verdict {
        let mut expected = Vec::new();
        for option in options {
            let Some((seat, kind, pointer)) = figure_pointer(option, self.library) else {
                return NotMet(format!("a figure that is not understood: {option}"));
            };
            match location::spot(self.game(), self.library.saved_games(), &pointer) {
                Ok(spot) => expected.push((seat, kind, spot)),
                Err(problem) => return NotMet(problem),
            }
        }
        let found = self.knights();
        if found.len() == expected.len() && expected.iter().all(|one| found.contains(one)) {
            return Met;
        }
        let words = found.iter().map(|(seat, kind, spot)| format!("{seat} {} {spot}", kind.name()));
        NotMet(words.collect::<Vec<_>>().join("; "))
    }

    fn figure_places(&self, figure: FigureKind, options: &[String]) -> Verdict {
        let mut expected = Vec::new();
        for option in options {
            let Some(pointer) = pointer(option) else {
                return NotMet(format!("a place that is not understood: {option}"));
            };
            match location::spot(self.game(), self.library.saved_games(), &pointer) {
                Ok(spot) => expected.push(spot),
                Err(problem) => return NotMet(problem),
            }
        }
        let found = if self.stage() == Stage::Action { self.places(figure) } else { Vec::new() };
        let is_same =
            found.len() == expected.len() && expected.iter().all(|spot| found.contains(spot));
        if is_same {
            return Met;
        }
        let names = self.library.saved_games();
        let words = found.iter().map(|&spot| {
            location::pointer(self.game(), names, spot).map_or_else(
                || spot.to_string(),
                |at| {
                    let (x, y) = at.position;
                    format!("{{{},{},[{x},{y}]}}", at.feature, at.location)
                },
            )
        });
        NotMet(words.collect::<Vec<_>>().join("; "))
    }
}

fn same<T: PartialEq + std::fmt::Display>(expected: T, found: T) -> Verdict {
    if expected == found { Met } else { NotMet(found.to_string()) }
}

/// The kind of figure that assertions call by this name.
fn figure_of_class(name: &str) -> Option<FigureKind> {
    match name {
        "SmallFollower" => Some(FigureKind::Meeple),
        "Abbot" => Some(FigureKind::Abbot),
        _ => None,
    }
}

/// `[1,-3] - [0,90]`
fn placement(text: &str) -> Option<(Cell, Vec<Orientation>)> {
    let (cell, turned) = text.split_once(" - ")?;
    let degrees: Vec<i64> = list(turned)?;
    let turned = degrees.into_iter().map(super::setup::quarter_turns);
    Some((position(cell)?, turned.collect::<Option<_>>()?))
}

/// `{0.small.1,City,N,[-1,0]}`: whose figure, of which kind, where.
fn figure_pointer(text: &str, library: &Library) -> Option<(Seat, FigureKind, Pointer)> {
    let (figure, rest) = text.strip_prefix('{')?.split_once(',')?;
    let mut parts = figure.split('.');
    let seat = Seat(parts.next()?.parse().ok()?);
    let kind = super::setup::figure_kind(parts.next()?, library)?;
    Some((seat, kind, pointer(&format!("{{{rest}"))?))
}

/// `{City,N,[-1,0]}`
fn pointer(text: &str) -> Option<Pointer> {
    let inner = text.strip_prefix('{')?.strip_suffix('}')?;
    let (feature, rest) = inner.split_once(',')?;
    let (location, at) = rest.split_once(',')?;
    Some(Pointer {
        position: position(at)?.into(),
        feature: feature.to_owned(),
        location: location.to_owned(),
    })
}

fn position(text: &str) -> Option<Cell> {
    match list(text)?.as_slice() {
        &[x, y] => Some(Cell::new(x, y)),
        _ => None,
    }
}

/// `[1,2,3]`
fn list<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    let inner = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    inner.split(',').map(|part| part.trim().parse().ok()).collect()
}
