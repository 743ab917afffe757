use super::cards::card_kinds;
use super::{events, pieces, state};
use crate::api::{GameEvent, Piece, Seal, Table, TableState, Update};
use crate::chance::has_chosen_order;
use crate::games::{Clocks, Happening, TableGame};
use crate::pictures::Shapes;

/// Looks at a table for somebody.
pub(crate) struct Viewer<'a> {
    pub table: &'a TableGame,
    pub shapes: &'a Shapes,
    /// For each seat whether a client of it is connected.
    pub present: &'a [bool],
}

impl Viewer<'_> {
    /// The whole table for somebody who holds `own_seats`.
    pub fn whole(&self, own_seats: &[u8]) -> Table {
        let table = self.table;
        Table {
            id: table.id.clone(),
            name: table.name.clone(),
            version: table.version(),
            setup: table.setup().clone(),
            theme: theme(table).to_owned(),
            purist: table.purist,
            clock: table.clocks.as_ref().map(Clocks::rule),
            answer_seconds: table.answer_seconds,
            card_kinds: card_kinds(&table.game),
            own_seats: own_seats.to_vec(),
            pieces: self.pieces_from(0),
            history: self.events(&table.chronicle.happenings, None, own_seats),
            state: self.state(own_seats),
            seal: Seal { commitment: table.seed.commitment(), seed: self.opened_seed() },
            first_game: has_chosen_order(table.setup()),
        }
    }

    /// What came after `version`; nothing if there is no such version.
    pub fn update(&self, version: u32, own_seats: &[u8]) -> Option<Update> {
        let table = self.table;
        (version <= table.version()).then(|| Update {
            version: table.version(),
            from: version,
            pieces: self.pieces_from(table.chronicle.pieces_at(version)),
            events: self.events(table.chronicle.since(version), Some(version), own_seats),
            state: self.state(own_seats),
            seed: self.opened_seed(),
        })
    }

    /// What happened, with the seats that the computer took over after version `after`.
    fn events(
        &self,
        happenings: &[Happening],
        after: Option<u32>,
        own_seats: &[u8],
    ) -> Vec<GameEvent> {
        let table = self.table;
        let is_told =
            |version: u32| version <= table.version() && after.is_none_or(|after| version > after);
        let mut told: Vec<GameEvent> = table
            .taken_over
            .iter()
            .map(|one| events::taken_over(&table.seats, one))
            .filter(|event| is_told(event.version))
            .collect();
        let seats = &table.seats;
        let tell = |one: &Happening| events::tell(&table.game, seats, one, own_seats);
        told.extend(happenings.iter().map(tell));
        // Both are in order already; what the computer took over comes before its first move.
        told.sort_by_key(|event| event.version);
        told
    }

    /// The present state.
    pub fn state(&self, own_seats: &[u8]) -> TableState {
        state::state(self.table, self.shapes, own_seats, self.present)
    }

    fn pieces_from(&self, first: usize) -> Vec<Piece> {
        let table = self.table;
        table
            .game
            .pieces()
            .zip(&table.chronicle.pieces)
            .skip(first)
            .map(|((id, info), origin)| pieces::piece(&table.game, id, info, origin.seat))
            .collect()
    }

    /// The seed, once the game is over.
    fn opened_seed(&self) -> Option<String> {
        self.table.game.is_over().then(|| self.table.seed.to_hex())
    }
}

/// A table as it was, for stepping through.
pub(crate) fn earlier_table(earlier: &TableGame, shapes: &Shapes) -> Table {
    Viewer { table: earlier, shapes, present: &[] }.whole(&[])
}

/// The season of a table.
fn theme(table: &TableGame) -> &'static str {
    crate::pictures::theme_of(table.setup())
}
