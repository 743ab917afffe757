//! The sentences in which saved games say what they expect.

/// One such sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Assertion {
    /// `Ann has 3 points.`
    Points { player: String, points: i32 },
    /// `Ann has TUNNEL_A token with count 2.`
    Tokens { token: String },
    /// `Ann scored road for 3 points.`
    Scored { player: String, feature: String, points: i32 },
    /// `Phase is TilePhase`
    Phase(String),
    /// `Player can pass`, `Player can't pass`
    CanPass(bool),
    /// `Undo is allowed`, `Undo is not allowed`
    CanUndo(bool),
    /// `Available action Meeple for SmallFollower`
    Available { action: String, subject: String },
    /// `Meeple SmallFollower options: {City,N,[0,1]}; …`
    Options { action: String, subject: String, options: Vec<String> },
}

impl Assertion {
    /// Reads a sentence; `None` if it is none of those above.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some((head, options)) = text.split_once(" options:") {
            return Some(options_of(head, options));
        }
        let text = text.strip_suffix('.').unwrap_or(text);
        if let Some(phase) = strip_first(text, "phase is ") {
            return Some(Self::Phase(phase.to_owned()));
        }
        if let Some(rest) = strip_first(text, "available action ") {
            let (action, subject) = rest.split_once(" for ").unwrap_or((rest, ""));
            return Some(Self::Available {
                action: action.to_owned(),
                subject: subject.to_owned(),
            });
        }
        match text.to_lowercase().as_str() {
            "player can pass" => return Some(Self::CanPass(true)),
            "player can't pass" => return Some(Self::CanPass(false)),
            "undo is allowed" => return Some(Self::CanUndo(true)),
            "undo is not allowed" => return Some(Self::CanUndo(false)),
            _ => {}
        }
        if let Some((head, points)) = text.rsplit_once(" for ")
            && let Some((player, feature)) = head.rsplit_once(" scored ")
        {
            let (player, feature) = (player.to_owned(), feature.to_owned());
            return Some(Self::Scored { player, feature, points: points_of(points)? });
        }
        let (player, rest) = text.rsplit_once(" has ")?;
        if let Some((token, _)) = rest.split_once(" token with count ") {
            return Some(Self::Tokens { token: token.to_owned() });
        }
        Some(Self::Points { player: player.to_owned(), points: points_of(rest)? })
    }
}

/// What follows `start`, whatever the case of its letters.
fn strip_first<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    let head = text.get(..start.len())?;
    head.eq_ignore_ascii_case(start).then(|| &text[start.len()..])
}

/// `3 points`, `1 point`, `1 points`.
fn points_of(text: &str) -> Option<i32> {
    let (number, word) = text.split_once(' ')?;
    matches!(word, "point" | "points").then(|| number.parse().ok()).flatten()
}

/// `Meeple SmallFollower`, `CaptureFollower`, `Tunnel token TUNNEL_A`.
fn options_of(head: &str, options: &str) -> Assertion {
    let (action, subject) = head.split_once(' ').unwrap_or((head, ""));
    let options = options.trim();
    let options = options.strip_suffix('.').unwrap_or(options).split(';');
    let options = options.map(|one| one.trim().to_owned()).filter(|one| !one.is_empty());
    Assertion::Options {
        action: action.to_owned(),
        subject: subject.to_owned(),
        options: options.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::Assertion;

    #[test]
    fn sentences() {
        let read = |text: &str| Assertion::read(text).unwrap();
        let points = |player: &str, points| Assertion::Points { player: player.to_owned(), points };
        assert_eq!(read("Ann has 3 points."), points("Ann", 3));
        assert_eq!(read("The last one has has 1 point"), points("The last one has", 1));
        assert_eq!(
            read("Ann scored special-monastery for 9 points."),
            Assertion::Scored {
                player: "Ann".to_owned(),
                feature: "special-monastery".to_owned(),
                points: 9
            }
        );
        assert_eq!(read("phase is TilePhase"), Assertion::Phase("TilePhase".to_owned()));
        assert_eq!(read("Player can't pass"), Assertion::CanPass(false));
        assert_eq!(read("Undo is not allowed"), Assertion::CanUndo(false));
        assert_eq!(
            read("Ann has TUNNEL_A token with count 2."),
            Assertion::Tokens { token: "TUNNEL_A".to_owned() }
        );
        assert_eq!(
            read("TilePlacement BA/C options: [0,-2] - [0,90]; [1,1] - [180]"),
            Assertion::Options {
                action: "TilePlacement".to_owned(),
                subject: "BA/C".to_owned(),
                options: vec!["[0,-2] - [0,90]".to_owned(), "[1,1] - [180]".to_owned()],
            }
        );
        assert_eq!(
            read("Available action BazaarSelectTile"),
            Assertion::Available { action: "BazaarSelectTile".to_owned(), subject: String::new() }
        );
        for nonsense in
            ["", "Ann has points", "Ann has 3 sheep", "é", "Ann scored road for x points"]
        {
            assert_eq!(Assertion::read(nonsense), None, "{nonsense}");
        }
    }
}
