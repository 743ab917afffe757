use crate::figure::{FigureId, FigureKind};
use crate::seat::Seat;
use crate::segment::SegmentKind;
use crate::setup::{Abbot, Farmers, Options};

/// All figures of a game: seat by seat, and for each seat kind by kind.
#[derive(Debug)]
pub(crate) struct Figures {
    list: Vec<(Seat, FigureKind)>,
    per_seat: u8,
    /// For each kind the bits of its figures in a seat's supply.
    masks: [u32; FigureKind::ALL.len()],
    /// For each kind the kinds of segments on which it may stand, one bit each.
    places: [u8; FigureKind::ALL.len()],
}

impl Figures {
    pub fn new(seats: u8, options: &Options, shepherds: bool) -> Self {
        let abbots = u8::from(options.abbot != Abbot::Off);
        let counts = [options.meeples.count(), abbots, u8::from(shepherds)];
        let per_seat = counts.iter().sum();
        let mut masks = [0; FigureKind::ALL.len()];
        let mut first = 0;
        for (mask, count) in masks.iter_mut().zip(counts) {
            *mask = ((1u32 << count) - 1) << first;
            first += count;
        }
        let list = (0..seats)
            .flat_map(|seat| {
                FigureKind::ALL
                    .into_iter()
                    .zip(counts)
                    .flat_map(move |(kind, count)| (0..count).map(move |_| (Seat(seat), kind)))
            })
            .collect();
        let farmers = if options.farmers == Farmers::Off { 0 } else { SegmentKind::Field.bit() };
        let meeple = SegmentKind::City.bit()
            | SegmentKind::Road.bit()
            | SegmentKind::Monastery.bit()
            | farmers;
        let abbot = SegmentKind::Monastery.bit() | SegmentKind::Garden.bit();
        // A shepherd claims nothing: where he may stand is his expansion's business (HS-2).
        Self { list, per_seat, masks, places: [meeple, abbot, 0] }
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whose the figure is.
    #[inline]
    pub fn seat(&self, figure: FigureId) -> Seat {
        self.list[figure.index()].0
    }

    /// Of which kind it is.
    #[inline]
    pub fn kind(&self, figure: FigureId) -> FigureKind {
        self.list[figure.index()].1
    }

    /// The supply of a seat that has all its figures, one bit a figure.
    pub fn full_supply(&self) -> u32 {
        self.masks.iter().fold(0, |all, mask| all | mask)
    }

    /// Bits of the figures of `kind` in a seat's supply.
    #[inline]
    pub fn mask(&self, kind: FigureKind) -> u32 {
        self.masks[kind as usize]
    }

    /// All figures of `seat`.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = FigureId> + use<> {
        let first = seat.0 * self.per_seat;
        (first..first + self.per_seat).map(FigureId)
    }

    /// The figure of `seat` with bit `bit` in its supply.
    #[inline]
    pub fn id(&self, seat: Seat, bit: u32) -> FigureId {
        FigureId(seat.0 * self.per_seat + bit as u8)
    }

    /// The bit of the figure in the supply of its seat.
    #[inline]
    pub fn bit(&self, figure: FigureId) -> u32 {
        1 << (figure.0 - self.seat(figure).0 * self.per_seat)
    }

    /// Whether a figure of `kind` may stand on a segment of `place`.
    #[inline]
    pub fn may_stand(&self, kind: FigureKind, place: SegmentKind) -> bool {
        self.places[kind as usize] & place.bit() != 0
    }
}
