//! Whether a picture is well-formed and complete.

use std::collections::BTreeSet;

/// Fails unless the text is XML, names are unique, and every name that is used is defined.
pub fn assert_sound(svg: &str, what: &str) {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|e| panic!("{what}: {e}"));
    let mut names = BTreeSet::new();
    for node in document.descendants() {
        if let Some(name) = node.attribute("id") {
            assert!(names.insert(name), "{what}: {name} is defined twice");
        }
        if let Some(data) = node.attribute("d") {
            assert!(!data.contains("NaN") && !data.contains("inf"), "{what}: {data}");
            assert!(data.starts_with('M'), "{what}: a path without a start: {data}");
        }
    }
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            let name = match attribute.name() {
                "href" => value.strip_prefix('#'),
                "clip-path" | "fill" => {
                    value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'))
                }
                _ => None,
            };
            if let Some(name) = name {
                assert!(names.contains(name), "{what}: {name} is used but not defined");
            }
        }
    }
}
