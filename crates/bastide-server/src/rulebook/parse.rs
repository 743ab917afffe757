//! From Markdown to blocks.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::text::{Targets, inlines, plain};
use crate::api::{Block, Inline};

/// A page taken apart, before links are found.
pub(super) struct RawPage<'a> {
    pub title: String,
    pub blocks: Vec<RawBlock<'a>>,
}

/// The events of a piece of text.
type Text<'a> = Vec<Event<'a>>;

/// A block before links are found.
pub(super) enum RawBlock<'a> {
    Heading(u8, Text<'a>),
    Paragraph(Text<'a>),
    /// The items of a list, each with its sub-points.
    List(Vec<(Text<'a>, Vec<Text<'a>>)>),
    Table(Vec<Vec<Text<'a>>>),
}

/// Takes a page apart.
pub(super) fn parse(markdown: &str) -> RawPage<'_> {
    let mut title = String::new();
    let mut blocks = Vec::new();
    let mut events = Parser::new_ext(markdown, Options::ENABLE_TABLES);
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                let text = until(&mut events, |end| matches!(end, TagEnd::Heading(_)));
                if level == HeadingLevel::H1 && title.is_empty() {
                    title = plain(&text);
                } else {
                    let level = if level <= HeadingLevel::H2 { 2 } else { 3 };
                    blocks.push(RawBlock::Heading(level, text));
                }
            }
            Event::Start(Tag::Paragraph) => {
                let text = until(&mut events, |end| matches!(end, TagEnd::Paragraph));
                blocks.push(RawBlock::Paragraph(text));
            }
            Event::Start(Tag::List(_)) => blocks.push(RawBlock::List(list(&mut events))),
            Event::Start(Tag::Table(_)) => blocks.push(RawBlock::Table(table(&mut events))),
            Event::Start(Tag::CodeBlock(_)) => {
                let text = until(&mut events, |end| matches!(end, TagEnd::CodeBlock));
                blocks.push(RawBlock::Paragraph(text));
            }
            _ => {}
        }
    }
    RawPage { title, blocks }
}

/// The events up to an end.
fn until<'a>(events: &mut Parser<'a>, is_end: impl Fn(&TagEnd) -> bool) -> Text<'a> {
    let mut found = Vec::new();
    for event in events {
        match event {
            Event::End(end) if is_end(&end) => break,
            other => found.push(other),
        }
    }
    found
}

/// The items of a list up to its end; deeper lists count as sub-points.
fn list<'a>(events: &mut Parser<'a>) -> Vec<(Text<'a>, Vec<Text<'a>>)> {
    let mut items: Vec<(Text<'a>, Vec<Text<'a>>)> = Vec::new();
    let mut depth = 0;
    for event in events.by_ref() {
        match event {
            Event::Start(Tag::List(_)) => depth += 1,
            Event::End(TagEnd::List(_)) if depth == 0 => break,
            Event::End(TagEnd::List(_)) => depth -= 1,
            Event::Start(Tag::Item) => match items.last_mut() {
                Some((_, sub_points)) if depth > 0 => sub_points.push(Vec::new()),
                _ => items.push((Vec::new(), Vec::new())),
            },
            Event::End(TagEnd::Item) => {}
            other => {
                if let Some((text, sub_points)) = items.last_mut() {
                    match sub_points.last_mut() {
                        Some(sub_point) if depth > 0 => sub_point.push(other),
                        _ => text.push(other),
                    }
                }
            }
        }
    }
    items
}

/// The rows of a table up to its end.
fn table<'a>(events: &mut Parser<'a>) -> Vec<Vec<Text<'a>>> {
    let mut rows: Vec<Vec<Text<'a>>> = Vec::new();
    for event in events.by_ref() {
        match event {
            Event::End(TagEnd::Table) => break,
            Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
            Event::Start(Tag::TableCell) => {
                if let Some(row) = rows.last_mut() {
                    row.push(Vec::new());
                }
            }
            Event::End(TagEnd::TableHead | TagEnd::TableRow | TagEnd::TableCell) => {}
            other => {
                if let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
                    cell.push(other);
                }
            }
        }
    }
    rows
}

/// The id with which a text begins, and the length of it: two letters or digits, a hyphen,
/// letters, a number.
pub(super) fn leading_id(text: &str) -> Option<&str> {
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let id = text[..end].trim_end_matches([':', '.']);
    let (prefix, number) = id.split_once('-')?;
    let is_prefix = (2..=3).contains(&prefix.len())
        && prefix.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        && prefix.starts_with(|one: char| one.is_ascii_uppercase());
    let digits = number.trim_start_matches(|one: char| one.is_ascii_uppercase());
    let is_number = !digits.is_empty()
        && digits
            .trim_end_matches(|one: char| one.is_ascii_lowercase())
            .bytes()
            .all(|byte| byte.is_ascii_digit())
        && digits.starts_with(|one: char| one.is_ascii_digit());
    (is_prefix && is_number).then_some(id)
}

/// How sure a rule is, from the mark behind its id; and the text without a mark that says nothing
/// more.
fn source(text: &str) -> (Option<&'static str>, &str) {
    let after = text.trim_start();
    let Some((mark, rest)) = after.strip_prefix('(').and_then(|mark| mark.split_once(')')) else {
        return (None, after);
    };
    let mut words = mark.split([' ', ',']);
    let source = match words.next() {
        _ if mark.contains("own") => "own",
        Some("R") => "printed",
        Some("O") => "official",
        Some("C") => "community",
        Some("A") => "assumed",
        _ => return (None, after),
    };
    let says_more = mark.len() > 1;
    (Some(source), if says_more { after } else { rest.trim_start() })
}

/// The ids of the rules of a page.
pub(super) fn ids(page: &RawPage<'_>) -> Vec<String> {
    let mut ids = Vec::new();
    for block in &page.blocks {
        match block {
            RawBlock::List(items) => {
                for (text, _) in items {
                    ids.extend(leading_id(&plain(text)).map(str::to_owned));
                }
            }
            RawBlock::Table(rows) => {
                for row in rows {
                    let first = row.first().map(|cell| plain(cell)).unwrap_or_default();
                    ids.extend(leading_id(&first).map(str::to_owned));
                }
            }
            _ => {}
        }
    }
    ids
}

/// The blocks of a page, with links.
pub(super) fn blocks(page: &RawPage<'_>, targets: &Targets<'_>) -> Vec<Block> {
    let mut found = Vec::new();
    for block in &page.blocks {
        match block {
            RawBlock::Heading(level, text) => {
                found.push(Block::Heading { level: *level, text: inlines(text, targets) });
            }
            RawBlock::Paragraph(text) => {
                found.push(Block::Paragraph { text: inlines(text, targets) });
            }
            RawBlock::List(items) => list_blocks(items, targets, &mut found),
            RawBlock::Table(rows) => {
                let mut rows = rows
                    .iter()
                    .map(|row| row.iter().map(|cell| inlines(cell, targets)).collect::<Vec<_>>());
                let head = rows.next().unwrap_or_default();
                found.push(Block::Table { head, rows: rows.collect() });
            }
        }
    }
    found
}

/// Items that begin with an id are rules; those between them are lists.
fn list_blocks(items: &[(Text<'_>, Vec<Text<'_>>)], targets: &Targets<'_>, found: &mut Vec<Block>) {
    let mut others: Vec<Vec<Inline>> = Vec::new();
    for (text, sub_points) in items {
        let sub_points: Vec<Vec<Inline>> =
            sub_points.iter().map(|point| inlines(point, targets)).collect();
        match rule_text(text) {
            Some((id, source, text)) => {
                if !others.is_empty() {
                    found.push(Block::List { items: std::mem::take(&mut others) });
                }
                let text = inlines(&text, targets);
                let source = source.map(str::to_owned);
                found.push(Block::Rule { id, source, text, items: sub_points });
            }
            None => {
                others.push(inlines(text, targets));
                others.extend(sub_points);
            }
        }
    }
    if !others.is_empty() {
        found.push(Block::List { items: others });
    }
}

/// The id, the source and the rest of an item that is a rule.
fn rule_text<'a>(text: &Text<'a>) -> Option<(String, Option<&'static str>, Text<'a>)> {
    let position = text.iter().position(|event| matches!(event, Event::Text(_)))?;
    let Event::Text(first) = &text[position] else { return None };
    let id = leading_id(first)?.to_owned();
    let after = first[id.len()..].trim_start_matches([':', '.']).to_owned();
    let (source, after) = source(&after);
    let mut rest = text.clone();
    rest[position] = Event::Text(after.to_owned().into());
    Some((id, source, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_told_from_other_words() {
        for (text, id) in [
            ("BG-31 (R) City", Some("BG-31")),
            ("TS-M2", Some("TS-M2")),
            ("BG-X1 x", Some("BG-X1")),
            ("C1-3", Some("C1-3")),
            ("well-known", None),
            ("BG-TD 4", None),
            ("2000-2013", None),
            ("", None),
        ] {
            assert_eq!(leading_id(text), id, "{text}");
        }
    }

    #[test]
    fn marks_say_how_sure_a_rule_is() {
        assert_eq!(source(" (R) Roads"), (Some("printed"), "Roads"));
        assert_eq!(source(" (C, own reading) If"), (Some("own"), "(C, own reading) If"));
        assert_eq!(source(" (O 11/2020) Only"), (Some("official"), "(O 11/2020) Only"));
        assert_eq!(source(" Fields (R)"), (None, "Fields (R)"));
    }
}
