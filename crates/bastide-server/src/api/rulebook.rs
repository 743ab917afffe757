use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A page of the rulebook in the list of pages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RulePageTitle {
    /// Its id, such as `base-game`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The letters before the numbers of its rules, such as `BG`.
    pub prefixes: Vec<String>,
    /// Whether the rules of the page are built.
    pub built: bool,
}

/// A page of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RulePage {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub blocks: Vec<Block>,
}

/// A rule by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Rule {
    /// Its id, such as `BG-31`.
    pub id: String,
    /// The page on which it stands.
    pub page: String,
    /// The heading under which it stands.
    pub heading: String,
    /// How sure it is, as in [`Block::Rule`].
    pub source: Option<String>,
    /// Its text.
    pub text: Vec<Inline>,
    /// Its sub-points.
    pub items: Vec<Vec<Inline>>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Block {
    /// A heading.
    Heading {
        /// 2 or 3.
        level: u8,
        /// Its text.
        text: Vec<Inline>,
    },
    /// A paragraph.
    Paragraph {
        /// Its text.
        text: Vec<Inline>,
    },
    /// A numbered rule.
    Rule {
        /// Its id.
        id: String,
        /// `printed`, `official`, `community` or `own`, if the page says so.
        source: Option<String>,
        /// Its text.
        text: Vec<Inline>,
        /// Its sub-points.
        items: Vec<Vec<Inline>>,
    },
    /// A list without numbers of rules.
    List {
        /// Its points.
        items: Vec<Vec<Inline>>,
    },
    /// A table.
    Table {
        /// The cells of its first row.
        head: Vec<Vec<Inline>>,
        /// The cells of its other rows.
        rows: Vec<Vec<Vec<Inline>>>,
    },
}

/// A piece of text. Never HTML.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Inline {
    /// Plain text.
    Text {
        /// The text.
        text: String,
    },
    /// Important text.
    Strong {
        /// The text.
        text: String,
    },
    /// A name of files or options.
    Code {
        /// The text.
        text: String,
    },
    /// The id of a rule that exists: a link to it.
    Rule {
        /// The id.
        id: String,
    },
    /// A link to another page of the rulebook.
    Page {
        /// The id of the page.
        id: String,
        /// The text.
        text: String,
    },
}
