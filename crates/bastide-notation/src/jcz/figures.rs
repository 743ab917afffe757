//! Messages of a saved game that place, take back and move figures.

use bastide_rules::geometry::Cell;
use bastide_rules::setup::Fairy;
use bastide_rules::{Action, Actor, DecisionKind, FigureId, FigureKind, Seat};

use super::elements::is_abbot_return;
use super::export::{DRAGON, FAIRY, PRINCESS};
use super::file::{
    Commit, DecideFlock, DeployMeeple, MeeplePointer, Message, MoveNeutralFigure, NeutralTarget,
    ReturnMeeple,
};
use super::replay::{Replay, Stage, Step};
use super::setup;

impl Replay<'_> {
    /// `DEPLOY_MEEPLE`
    pub(super) fn deploy(&mut self, message: &Message) -> Step {
        let DeployMeeple { pointer, meeple_id } = message.payload()?;
        let seat = self.active(message)?;
        let (owner, kind) = self.owner_and_kind(&meeple_id)?;
        if owner != seat {
            return Err(format!("figure {meeple_id} is not one of player {}", seat.index()));
        }
        if self.state.stage != Stage::Action {
            return Err(self.not_now("a figure"));
        }
        let spot = self.spot(&pointer)?;
        self.act(Action::PlaceFigure { kind, spot })
    }

    /// `RETURN_MEEPLE`: the own abbot (BG-52), or a knight whom the princess sends home (PD-40).
    pub(super) fn return_figure(&mut self, message: &Message) -> Step {
        let ReturnMeeple { source, pointer } = message.payload()?;
        self.active(message)?;
        let is_princess = source == PRINCESS;
        if !is_princess && !is_abbot_return(&source) {
            return Err(format!("there is no return {source:?}"));
        }
        if self.state.stage != Stage::Action {
            return Err(self.not_now("taking a figure back"));
        }
        let action = if is_princess {
            Action::RemoveKnight { figure: self.figure_at(&pointer)? }
        } else {
            Action::ReturnAbbot { spot: self.spot(&pointer.feature_pointer)? }
        };
        self.act(action)
    }

    /// `MOVE_NEUTRAL_FIGURE`: a step of the dragon (PD-12), or the fairy (PD-30).
    pub(super) fn move_neutral_figure(&mut self, message: &Message) -> Step {
        let MoveNeutralFigure { figure_id, to } = message.payload()?;
        self.active(message)?;
        let action = match (figure_id.as_str(), to) {
            (DRAGON, NeutralTarget::Cell(cell)) => {
                if self.state.stage != Stage::Dragon {
                    return Err(self.not_now("the dragon"));
                }
                Action::MoveDragon { cell: Cell::from(cell) }
            }
            (DRAGON, NeutralTarget::Figure(_)) => {
                return Err("the dragon goes onto a tile, not beside a figure".to_owned());
            }
            (FAIRY, to) => {
                if self.state.stage != Stage::Action {
                    return Err(self.not_now("the fairy"));
                }
                self.fairy_to(&to)?
            }
            _ => return Err(format!("there is no neutral figure {figure_id:?}")),
        };
        self.act(action)
    }

    /// The move of the fairy to `target`; beside a figure, or on its tile if that is how she
    /// stands in this game.
    fn fairy_to(&self, target: &NeutralTarget) -> Step<Action> {
        Ok(match target {
            NeutralTarget::Cell(cell) => Action::MoveFairyToTile { cell: Cell::from(*cell) },
            NeutralTarget::Figure(pointer)
                if self.state.game.setup().options.fairy == Fairy::Tile =>
            {
                Action::MoveFairyToTile { cell: Cell::from(pointer.feature_pointer.position) }
            }
            NeutralTarget::Figure(pointer) => {
                Action::MoveFairy { figure: self.figure_at(pointer)? }
            }
        })
    }

    /// `SHEPHERD_CONFIRM`: the first token of a shepherd is drawn (HS-3).
    pub(super) fn confirm_shepherd(&mut self, message: &Message) -> Step {
        let Commit { random } = message.payload()?;
        self.active(message)?;
        self.draw_token(random)
    }

    /// `FLOCK_EXPAND_OR_SCORE`: the own flock grows (HS-5) or goes home (HS-6).
    pub(super) fn decide_flock(&mut self, message: &Message) -> Step {
        let DecideFlock { value, random } = message.payload()?;
        self.active(message)?;
        if self.state.stage != Stage::Flock {
            return Err(self.not_now("a flock"));
        }
        match value.as_str() {
            "EXPAND" => {
                self.act(Action::GrowFlock)?;
                self.draw_token(random)
            }
            "SCORE" => self.act(Action::GuideFlockHome),
            _ => Err(format!("value {value:?} is not EXPAND or SCORE")),
        }
    }

    /// Draws the token that the random number means: the tokens lie in order of their sheep,
    /// wolves last.
    fn draw_token(&mut self, random: Option<f64>) -> Step {
        let game = &self.state.game;
        let is_due = game.decision().kind == DecisionKind::DrawToken;
        let random = random.filter(|number| (0.0..1.0).contains(number));
        let (true, Some(random)) = (is_due, random) else {
            return Err(self.not_now("a token with a random number from 0 to 1"));
        };
        let count = game.chance_count();
        let index = ((random * f64::from(count)) as u32).min(count.saturating_sub(1));
        let action = game.chance_at(index).ok_or("the bag is empty")?;
        self.act_as(Actor::Chance, action)
    }

    /// Whose figure `0.small.1` is, and of which kind.
    fn owner_and_kind(&self, meeple_id: &str) -> Step<(Seat, FigureKind)> {
        let mut parts = meeple_id.split('.');
        let owner = parts
            .next()
            .and_then(|index| index.parse().ok())
            .filter(|&index: &u8| usize::from(index) < self.state.game.seats());
        let kind = parts.next().and_then(|name| setup::figure_kind(name, self.library));
        match (owner, kind) {
            (Some(owner), Some(kind)) => Ok((Seat(owner), kind)),
            _ => Err(format!("{meeple_id} is no figure of this game")),
        }
    }

    /// The figure on the board that `pointer` names.
    fn figure_at(&self, pointer: &MeeplePointer) -> Step<FigureId> {
        let spot = self.spot(&pointer.feature_pointer)?;
        let (owner, kind) = self.owner_and_kind(&pointer.meeple_id)?;
        self.state
            .game
            .figures_on_board()
            .find(|&(_, seat, what, at)| (seat, what, at) == (owner, kind, spot))
            .map(|(figure, ..)| figure)
            .ok_or_else(|| format!("{} does not stand on {spot}", pointer.meeple_id))
    }
}
