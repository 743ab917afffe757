use ts_rs::TS;

use super::*;

/// The setup belongs to the rules, which know nothing of TypeScript.
const SETUP: &str = "\
/** A tile set and how many copies of it are shuffled together. */
export type SetChoice = { id: string, copies: number, };

/** A tile that lies on the table at the start. */
export type StartTile = { tile: string, cell: [number, number], orientation?: number, };

/** What is chosen before a game. */
export type Setup = { sets: Array<SetChoice>, seats: number, solo?: boolean, \
options: { [key in string]: string }, \
start?: \"usual\" | { layout: string } | { tiles: Array<StartTile> }, \
unbuilt_rules?: \"refuse\" | \"plain_tiles\", };
";

/// The types of the interface in TypeScript, for the browser table.
pub fn typescript() -> String {
    let mut text = String::from(
        "// Made from the Rust types in crates/bastide-server/src/api by `cargo xtask types`.\n\
         // Do not change by hand.\n\n",
    );
    text.push_str(SETUP);
    let mut add = |documentation: Option<String>, declaration: String| {
        text.push('\n');
        if let Some(documentation) = documentation {
            text.push_str(&documentation);
        }
        text.push_str("export ");
        text.push_str(&declaration);
        text.push('\n');
    };
    macro_rules! types {
        ($($name:ty),+ $(,)?) => {
            $(add(<$name as TS>::docs(), <$name as TS>::decl());)+
        };
    }
    types!(
        Action,
        Answer,
        AnswerClock,
        Block,
        CardCount,
        CardDeck,
        CardHand,
        CardKind,
        CardWords,
        Cards,
        Catalogue,
        CatalogueOption,
        CatalogueSet,
        ChatMessage,
        ChatRequest,
        ClientMessage,
        Clock,
        ClockPeriod,
        CommitRequest,
        Created,
        Decision,
        Draft,
        Hand,
        Counted,
        DraftRequest,
        Drawing,
        Effect,
        ErrorBody,
        FeatureCard,
        FeatureSegment,
        Figure,
        GameEvent,
        Imported,
        Inline,
        Invitation,
        Join,
        JoinDrawing,
        Joined,
        Mark,
        NeutralFigure,
        NewFirstGame,
        NewGame,
        NewSeat,
        OptionValue,
        Phase,
        Picture,
        Piece,
        PieceDrawing,
        PileEntry,
        PlayOn,
        Player,
        PlayerClock,
        Preset,
        Problem,
        Repair,
        Rule,
        RulePage,
        RulePageTitle,
        ScoreTerm,
        ScoredPoints,
        Seal,
        SeatKind,
        SegmentOutline,
        ServerMessage,
        SetupChange,
        SetupCheck,
        Table,
        TableState,
        TakeOver,
        TakeOverReason,
        Target,
        Text,
        TextArg,
        Update,
    );
    // A key that is there has a value.
    text.replace("[key in string]?:", "[key in string]:")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_type_of_the_interface_is_missing() {
        let text = typescript();
        let (_, used) = include_str!("mod.rs").split_once("pub use").unwrap();
        let names = used
            .split(|one: char| !one.is_ascii_alphanumeric())
            .filter(|word| word.starts_with(|first: char| first.is_ascii_uppercase()));
        let mut count = 0;
        for name in names {
            assert!(text.contains(&format!("export type {name} = ")), "{name}");
            count += 1;
        }
        assert!(count > 40, "{count}");
    }
}
