//! What a person sees before a decision.

use bastide_rules::geometry::{Cell, Orientation};
use bastide_rules::{Action, Actor, DecisionKind, FigureKind, Game, KindId, Seat, Site, Spot};

use crate::text::{
    BoardText, Canvas, Label, Names, Painter, PictureSize, Style, TilePicture, card_in_question,
    card_of_action, describe_action,
};

/// The choices of a decision, numbered for a person.
pub(super) enum Choices {
    /// Cells, each with the orientations that fit, numbered from 1 in reading order.
    Placements(Vec<(Cell, Vec<Orientation>)>),
    /// Anything else: numbered from 1; 0 is to pass, if that is allowed.
    Others { actions: Vec<Action>, pass: bool },
}

impl Choices {
    /// The choices that `actions` offer.
    pub(super) fn new(actions: &[Action]) -> Self {
        let mut cells: Vec<(Cell, Vec<Orientation>)> = Vec::new();
        let mut others = Vec::new();
        for &action in actions {
            match action.site() {
                Site::Cell { cell, orientation } => {
                    match cells.iter_mut().find(|(known, _)| *known == cell) {
                        Some((_, orientations)) => orientations.push(orientation),
                        None => cells.push((cell, vec![orientation])),
                    }
                }
                _ => others.push(action),
            }
        }
        if !cells.is_empty() {
            cells.sort_by_key(|(cell, _)| cell.reading_order());
            return Self::Placements(cells);
        }
        let pass = others.contains(&Action::Pass);
        others.retain(|action| *action != Action::Pass);
        Self::Others { actions: others, pass }
    }

    /// The action with this number.
    ///
    /// # Errors
    /// Says what to write instead.
    pub(super) fn action(&self, number: usize, turns: Option<u8>) -> Result<Action, String> {
        match self {
            Self::Placements(cells) => {
                let (cell, fits) = number
                    .checked_sub(1)
                    .and_then(|index| cells.get(index))
                    .ok_or_else(|| format!("write a number from 1 to {}", cells.len()))?;
                let orientation = match (turns, fits.as_slice()) {
                    (Some(turns), _) => Orientation::new(turns),
                    (None, [only]) => *only,
                    (None, several) => {
                        return Err(format!(
                            "several rotations fit there; write for example: {number} {}",
                            several[0]
                        ));
                    }
                };
                Ok(Action::PlaceTile { cell: *cell, orientation })
            }
            Self::Others { actions, pass } => match (number, *pass) {
                (0, true) => Ok(Action::Pass),
                _ => {
                    number.checked_sub(1).and_then(|index| actions.get(index)).copied().ok_or_else(
                        || {
                            let lowest = if *pass { 0 } else { 1 };
                            format!("write a number from {lowest} to {}", actions.len())
                        },
                    )
                }
            },
        }
    }

    /// The numbers of the choices, where they sit on the board.
    fn labels(&self, game: &Game) -> Vec<Label> {
        match self {
            Self::Placements(cells) => cells
                .iter()
                .zip(1..)
                .map(|((cell, _), number)| Label::Cell(*cell, number.to_string()))
                .collect(),
            Self::Others { actions, .. } => {
                let mut labels: Vec<(Place, String)> = Vec::new();
                for (action, number) in actions.iter().zip(1..) {
                    let Some(place) = Place::of(action.site(), game) else { continue };
                    // Two kinds of figures on one segment share its label.
                    match labels.iter_mut().find(|(known, _)| *known == place) {
                        Some((_, text)) => text.push_str(&format!("/{number}")),
                        None => labels.push((place, number.to_string())),
                    }
                }
                labels.into_iter().map(|(place, text)| place.label(text)).collect()
            }
        }
    }
}

/// A place on the board at which an action is offered.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Cell(Cell),
    Segment(Spot),
}

impl Place {
    /// Where `site` lies on the board, if it does.
    fn of(site: Site, game: &Game) -> Option<Self> {
        match site {
            Site::Cell { cell, .. } | Site::Land { cell } | Site::Hand { cell, .. } => {
                Some(Self::Cell(cell))
            }
            Site::Segment { spot, .. } | Site::Figure { spot, .. } => Some(Self::Segment(spot)),
            Site::Feature { spot } | Site::Move { spot, .. } => Some(Self::Segment(spot)),
            Site::FigureNumber { figure } => game
                .figures_on_board()
                .find(|(id, ..)| *id == figure)
                .map(|(_, _, _, spot)| Self::Segment(spot)),
            Site::Button
            | Site::Pile { .. }
            | Site::Offer { .. }
            | Site::Bag { .. }
            | Site::Player { .. }
            | Site::Card { .. }
            | Site::Deck { .. }
            | Site::HiddenCard { .. } => None,
        }
    }

    fn label(self, text: String) -> Label {
        match self {
            Self::Cell(cell) => Label::Cell(cell, text),
            Self::Segment(spot) => Label::Segment(spot, text),
        }
    }
}

/// How the game is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Screen {
    pub painter: Painter,
    /// The size of the tiles; `None`: as large as `columns` allow.
    pub size: Option<PictureSize>,
    /// Columns of the terminal.
    pub columns: usize,
}

impl Screen {
    /// The board with the numbers of the choices on it.
    pub(super) fn board(self, game: &Game, choices: Option<&Choices>) -> Vec<String> {
        let mut board = BoardText::new(game, self.size.unwrap_or(PictureSize::LARGE));
        if self.size.is_none() && board.width() > self.columns {
            board = BoardText::new(game, PictureSize::SMALL);
        }
        for label in choices.map(|choices| choices.labels(game)).unwrap_or_default() {
            board.label(&label);
        }
        board.lines(self.painter)
    }

    /// The drawn tile in all orientations that are given.
    fn tile(self, game: &Game, kind: KindId, orientations: &[Orientation]) -> Vec<String> {
        let size = self.size.unwrap_or(PictureSize::LARGE);
        let kind = game.rules().kind(kind);
        let parts = kind.tile.shape.parts();
        let step = size.width * parts + 3;
        let mut canvas = Canvas::new(step * orientations.len(), size.height * parts + 1);
        for (index, &orientation) in orientations.iter().enumerate() {
            let x = index * step;
            canvas.write(x + size.width / 2, 0, &orientation.to_string(), Style::Number);
            for part in 0..parts {
                let picture = TilePicture::new(kind, orientation, part as u8, size);
                let (dx, dy) = kind.tile.shape.part_offset(part, orientation);
                let column = x as i64 + i64::from(dx) * size.width as i64;
                let row = 1 + i64::from(dy) * size.height as i64;
                if let (Ok(column), Ok(row)) = (usize::try_from(column), usize::try_from(row)) {
                    canvas.copy(column, row, &picture.canvas);
                }
            }
        }
        canvas.lines(self.painter)
    }

    /// What is to be decided and what can be chosen.
    pub(super) fn question(self, game: &Game, choices: &Choices, names: &Names) -> Vec<String> {
        // The dragon is moved by the players in turn, not only by the active one (PD-11).
        let seat = match game.decision().actor {
            Some(Actor::Seat(seat)) => seat,
            _ => game.active_seat(),
        };
        let who = names.of(seat);
        let mut lines = Vec::new();
        match choices {
            Choices::Placements(cells) => {
                if let DecisionKind::PlaceTile { tile } = game.decision().kind {
                    let mut all: Vec<Orientation> =
                        cells.iter().flat_map(|(_, fits)| fits.iter().copied()).collect();
                    all.sort_unstable();
                    all.dedup();
                    let question = format!(
                        "{who}: place the tile {} (cell and rotation, for example: 1 {})",
                        game.rules().kind(tile).tile.id,
                        cells[0].1[0]
                    );
                    lines.push(self.painter.paint(Style::Bold, &question));
                    lines.extend(self.tile(game, tile, &all));
                }
                let texts: Vec<String> = cells
                    .iter()
                    .zip(1..)
                    .map(|((cell, fits), number)| {
                        let fits: Vec<String> = fits.iter().map(Orientation::to_string).collect();
                        format!("{number}: {cell} {}", fits.join(" "))
                    })
                    .collect();
                lines.extend(columns(&texts, self.columns));
            }
            Choices::Others { actions, pass } => {
                let question = format!("{who}: {}", what_to_choose(game.decision().kind));
                lines.push(self.painter.paint(Style::Bold, &question));
                if *pass {
                    lines.push("  0: pass".to_owned());
                }
                for (action, number) in actions.iter().zip(1..) {
                    let what = card_of_action(*action)
                        .map_or_else(String::new, |text| format!(" – {text}"));
                    lines.push(format!("  {number}: {}{what}", describe_action(*action, game)));
                }
            }
        }
        lines
    }

    /// Points, supplies and the tiles that are left.
    pub(super) fn scores(self, game: &Game, names: &Names) -> Vec<String> {
        let mut lines: Vec<String> = game
            .scores()
            .iter()
            .zip(0..)
            .map(|(points, seat)| {
                let seat = Seat(seat);
                let supply: Vec<String> = FigureKind::ALL
                    .into_iter()
                    .map(|kind| (kind, game.supply(seat, kind)))
                    .filter(|&(kind, count)| count > 0 || kind == FigureKind::Meeple)
                    .map(|(kind, count)| format!("{count} {}", kind.name()))
                    .collect();
                let name = self.painter.paint(Style::Figure(seat), &names.of(seat));
                format!("{name}: {points} points, supply {}", supply.join(", "))
            })
            .collect();
        lines.push(format!("{} tiles left", game.tiles_left()));
        lines
    }
}

/// What a decision that is no placement is about.
fn what_to_choose(decision: DecisionKind) -> String {
    match decision {
        DecisionKind::MoveDragon { step } => format!("move the dragon, step {step} of up to 6"),
        DecisionKind::MoveFairy => "move the fairy, or pass".to_owned(),
        DecisionKind::MoveGingerbreadMan => {
            "choose the city to which the Gingerbread Man goes".to_owned()
        }
        DecisionKind::Cards { .. } => "draw or play cards, or pass".to_owned(),
        DecisionKind::AimCard { card } => {
            format!("choose a target for card {}", card_in_question(card))
        }
        DecisionKind::AnswerCard { card, by } => {
            format!("answer card {} of {by} with a shield, or pass", card_in_question(card))
        }
        DecisionKind::ScoringCard { .. } => {
            "play a card for the feature about to be scored, or pass".to_owned()
        }
        DecisionKind::ChooseTile => "choose which of the two tiles to place".to_owned(),
        DecisionKind::DiscardCard => "discard a card: five may be kept".to_owned(),
        _ => "choose".to_owned(),
    }
}

/// Puts short texts side by side.
fn columns(texts: &[String], width: usize) -> Vec<String> {
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0) + 3;
    let in_a_row = ((width.saturating_sub(2)) / widest).max(1);
    texts
        .chunks(in_a_row)
        .map(|row| {
            let row: String = row.iter().map(|text| format!("{text:<widest$}")).collect();
            format!("  {}", row.trim_end())
        })
        .collect()
}
