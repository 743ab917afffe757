use pulldown_cmark::{Event, Tag, TagEnd};

use crate::api::Inline;

/// What the text of the rulebook may point at.
pub(super) struct Targets<'a> {
    pub is_rule: &'a dyn Fn(&str) -> bool,
    pub is_page: &'a dyn Fn(&str) -> bool,
}

/// The text of `events`, with links to rules and pages found in it.
pub(super) fn inlines(events: &[Event<'_>], targets: &Targets<'_>) -> Vec<Inline> {
    let mut found: Vec<Inline> = Vec::new();
    let mut plain = String::new();
    let mut strong = 0u32;
    for event in events {
        match event {
            Event::Text(text) if strong > 0 => {
                flush(&mut plain, &mut found, targets);
                found.push(Inline::Strong { text: text.to_string() });
            }
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => {
                plain.push_str(text);
            }
            Event::Code(text) => {
                flush(&mut plain, &mut found, targets);
                found.push(Inline::Code { text: text.to_string() });
            }
            Event::SoftBreak | Event::HardBreak => plain.push(' '),
            Event::Start(Tag::Strong) => strong += 1,
            Event::End(TagEnd::Strong) => strong = strong.saturating_sub(1),
            _ => {}
        }
    }
    flush(&mut plain, &mut found, targets);
    found
}

/// The text without links and marks.
pub(super) fn plain(events: &[Event<'_>]) -> String {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
            Event::SoftBreak | Event::HardBreak => Some(" "),
            _ => None,
        })
        .collect()
}

/// Cuts plain text at the names of rules and pages.
fn flush(plain: &mut String, found: &mut Vec<Inline>, targets: &Targets<'_>) {
    let text = std::mem::take(plain);
    let mut rest = text.as_str();
    let mut before = String::new();
    while let Some(start) = rest.find(|one: char| one.is_ascii_alphanumeric()) {
        let (gap, word_on) = rest.split_at(start);
        let is_part = |one: char| one.is_ascii_alphanumeric() || one == '-' || one == '.';
        let end = word_on.find(|one| !is_part(one)).unwrap_or(word_on.len());
        let (word, after) = word_on.split_at(end);
        let word_only = word.trim_end_matches(['.', '-']);
        let link = match word_only.strip_suffix(".md") {
            Some(page) if (targets.is_page)(page) => {
                Some(Inline::Page { id: page.to_owned(), text: page.replace('-', " ") })
            }
            _ if (targets.is_rule)(word_only) => Some(Inline::Rule { id: word_only.to_owned() }),
            _ => None,
        };
        before.push_str(gap);
        match link {
            Some(link) => {
                push_text(found, &mut before);
                found.push(link);
                before.push_str(&word[word_only.len()..]);
            }
            None => before.push_str(word),
        }
        rest = after;
    }
    before.push_str(rest);
    push_text(found, &mut before);
}

fn push_text(found: &mut Vec<Inline>, text: &mut String) {
    if !text.is_empty() {
        found.push(Inline::Text { text: std::mem::take(text) });
    }
}
