//! The rulebook, built into the program and read into blocks without any markup of its own.

mod page;
mod parse;
mod text;

pub(crate) use page::rulebook;
