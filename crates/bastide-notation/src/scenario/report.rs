use std::fmt;

/// What came of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The file.
    pub file: String,
    /// What the scenario is about.
    pub title: String,
    /// Ids of the rules that it tests.
    pub rules: Vec<String>,
    /// How many expectations were met, in all variants together.
    pub passed: usize,
    /// What went wrong.
    pub failed: Vec<Failure>,
}

/// An expectation that was not met, or a line that could not be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The variant in which it happened, if the scenario has any.
    pub variant: Option<String>,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

impl Report {
    /// Whether everything was as expected, and something was expected at all.
    pub fn is_success(&self) -> bool {
        self.failed.is_empty() && self.passed > 0
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.line)?;
        if let Some(variant) = &self.variant {
            write!(f, "variant {variant}: ")?;
        }
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} ({}): {} passed, {} failed",
            self.file,
            self.title,
            self.passed,
            self.failed.len()
        )?;
        for failure in &self.failed {
            write!(f, "\n  {failure}")?;
        }
        if self.passed == 0 && self.failed.is_empty() {
            f.write_str("\n  nothing is expected; write at least one `expect`")?;
        }
        Ok(())
    }
}
