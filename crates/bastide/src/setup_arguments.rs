use anyhow::{Context, Result};
use bastide_rules::Setup;
use bastide_rules::setup::{Options, SetChoice, Start};
use clap::Args;

/// The arguments that choose sets, options and start of a game.
#[derive(Args, Clone, Debug)]
pub(crate) struct SetupArguments {
    /// Tile sets, with `:N` for N copies; `bastide tiles` lists them
    #[arg(long, value_name = "SET[:N],…", value_delimiter = ',', default_value = "base-c2")]
    pub sets: Vec<String>,

    /// An option of the rules; `bastide options` lists them. May be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,

    /// Start layout instead of the usual one
    #[arg(long, value_name = "LAYOUT")]
    pub start: Option<String>,
}

impl SetupArguments {
    /// The setup for `seats` players.
    ///
    /// # Errors
    /// Says which argument is wrong. Whether the sets can be played is for the game to say.
    pub fn setup(&self, seats: usize) -> Result<Setup> {
        let mut options = Options::default();
        for option in &self.options {
            let (name, value) = option
                .split_once('=')
                .with_context(|| format!("--option {option}: write NAME=VALUE"))?;
            options.set(name.trim(), value.trim()).with_context(|| format!("--option {option}"))?;
        }
        Ok(Setup {
            sets: self.sets.iter().map(|set| set_choice(set)).collect::<Result<_>>()?,
            options,
            start: self.start.clone().map_or(Start::Usual, Start::Layout),
            ..Setup::with_sets(&[], u8::try_from(seats).unwrap_or(u8::MAX))
        })
    }
}

/// Reads `base-c2` or `base-c2:3`.
fn set_choice(text: &str) -> Result<SetChoice> {
    let (id, copies) = match text.trim().split_once(':') {
        None => (text.trim(), 1),
        Some((id, copies)) => (
            id,
            copies.parse().ok().with_context(|| {
                format!(
                    "--sets {text}: {copies:?} is no number of copies; write for example base-c2:2"
                )
            })?,
        ),
    };
    Ok(SetChoice { id: id.to_owned(), copies })
}

/// Sets and options that differ from the default, in a line.
pub(crate) fn describe_setup(setup: &Setup) -> String {
    let sets: Vec<String> = setup
        .sets
        .iter()
        .map(|set| match set.copies {
            1 => set.id.clone(),
            copies => format!("{}:{copies}", set.id),
        })
        .collect();
    let defaults = Options::default();
    let options: Vec<String> = Options::SPECS
        .iter()
        .filter_map(|spec| {
            let value = setup.options.get(spec.id)?;
            (Some(value) != defaults.get(spec.id)).then(|| format!("{}={value}", spec.id))
        })
        .collect();
    let mut text = sets.join(" + ");
    if !options.is_empty() {
        text = format!("{text}, {}", options.join(", "));
    }
    text
}
