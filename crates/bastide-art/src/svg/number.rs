/// One decimal, no trailing zero, no leading zero: the shortest text.
pub(crate) fn number(value: f64) -> String {
    let mut out = String::new();
    push_number(&mut out, value);
    out
}

/// Appends `value` as by [`number`].
pub(crate) fn push_number(out: &mut String, value: f64) {
    let text = format!("{value:.1}");
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", text.as_str()),
    };
    let digits = digits.strip_suffix(".0").unwrap_or(digits);
    if digits == "0" {
        out.push('0');
        return;
    }
    out.push_str(sign);
    out.push_str(digits.strip_prefix('0').unwrap_or(digits));
}

/// `value` as it is written: rounded to one decimal.
pub(crate) fn rounded(value: f64) -> f64 {
    format!("{value:.1}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let written = [0.0, -0.04, 0.5, -0.5, 12.0, -3.25, 100.04, 0.96].map(number);
        assert_eq!(written, ["0", "0", ".5", "-.5", "12", "-3.2", "100", "1"]);
    }

    #[test]
    fn rounding_is_what_is_written() {
        assert_eq!(rounded(3.1499), 3.1);
        assert_eq!(rounded(-0.96), -1.0);
    }
}
