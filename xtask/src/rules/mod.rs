//! `cargo xtask rules`: which rules of the rulebook have a test.

mod citations;
mod coverage;
mod ids;
mod report;
mod rulebook;

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use citations::Citations;
use coverage::Coverage;
use rulebook::Rulebook;

/// Options of `cargo xtask rules`.
#[derive(clap::Args)]
pub struct Options {
    /// Only this page of the rulebook, such as `river`.
    #[arg(long, value_name = "PAGE")]
    page: Option<String>,
    /// List only the rules that lack a test.
    #[arg(long)]
    missing: bool,
}

/// Prints the list; fails if a rule of a built page lacks a test or rulebook/coverage.toml is wrong.
pub fn run(root: &Path, options: &Options) -> Result<ExitCode> {
    let rulebook = Rulebook::parse(&pages(&root.join("rulebook"))?);
    if let Some(page) = &options.page
        && !rulebook.pages.iter().any(|known| known.name == *page)
    {
        let names: Vec<&str> = rulebook.pages.iter().map(|page| page.name.as_str()).collect();
        bail!("the rulebook has no page {page}; choose one of {}", names.join(", "));
    }
    let file = root.join("rulebook/coverage.toml");
    let text = fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
    let coverage = Coverage::parse(&text).with_context(|| format!("in {}", file.display()))?;
    let mut citations = Citations::new(&rulebook);
    for (path, text) in test_files(root)? {
        citations.add_file(&path, &text);
    }
    let statuses = coverage.statuses(&rulebook, &citations.found);
    let mut faults = rulebook.faults.clone();
    faults.extend(coverage.faults(&rulebook, &citations.found));
    faults.extend(citations.unknown.iter().map(|(path, id)| {
        format!("{path} cites {id}, which is not in the rulebook; cite a rule that is there")
    }));
    let (mut text, complete) =
        report::report(&rulebook, &coverage, &statuses, &citations.found, options);
    for fault in &faults {
        text += &format!("error: {fault}\n");
    }
    print(&text)?;
    Ok(if complete && faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints `text`. A reader that has seen enough (`| head`) is no error.
fn print(text: &str) -> Result<()> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error).context("printing"),
        _ => Ok(()),
    }
}

/// The pages of the rulebook: name and text, by name. The index is no page.
fn pages(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut pages = BTreeMap::new();
    for path in files(folder)? {
        let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if path.extension().is_some_and(|extension| extension == "md") && name != "README" {
            let text =
                fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
            pages.insert(name.to_owned(), text);
        }
    }
    Ok(pages)
}

/// Files in which tests may stand: path from the root (with `/`), and text.
fn test_files(root: &Path) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for folder in ["crates", "scenarios"] {
        for path in files(&root.join(folder))? {
            let wanted = match path.extension().and_then(|extension| extension.to_str()) {
                Some("rs") => folder == "crates",
                Some("scenario") => folder == "scenarios",
                _ => false,
            };
            if wanted {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("reading {}", path.display()))?;
                let path = path.strip_prefix(root).unwrap_or(&path);
                let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
                found.push((parts.join("/"), text));
            }
        }
    }
    Ok(found)
}

/// All files in a folder and the folders in it, by name; none if it does not exist.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.exists() {
        return Ok(found);
    }
    let reading = || format!("reading the folder {}", folder.display());
    for entry in fs::read_dir(folder).with_context(reading)? {
        let path = entry.with_context(reading)?.path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                found.extend(files(&path)?);
            }
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
