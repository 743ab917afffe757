//! How fast the engine is on this machine, and what it does: the bench signature.

mod measure;
mod signature;

pub use measure::{
    Measurement, clone_time, games_per_second, list_time, middle_positions, playouts,
};
pub use signature::{Signatures, signatures};
