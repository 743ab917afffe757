/// How a command ended that had nothing wrong in its input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// All is well: exit code 0.
    Fine,
    /// What was to be checked is not as expected: exit code 1.
    ExpectationFailed,
}
