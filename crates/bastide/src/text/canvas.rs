use super::style::{Painter, Style};

/// Marks in rows and columns.
#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    width: usize,
    marks: Vec<(char, Style)>,
}

impl Canvas {
    /// Blanks.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, marks: vec![(' ', Style::Plain); width * height] }
    }

    pub(crate) const fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn height(&self) -> usize {
        self.marks.len() / self.width.max(1)
    }

    /// The mark in a column and row; a blank beyond the canvas.
    pub(crate) fn get(&self, x: usize, y: usize) -> (char, Style) {
        if x >= self.width {
            return (' ', Style::Plain);
        }
        self.marks.get(y * self.width + x).copied().unwrap_or((' ', Style::Plain))
    }

    /// Sets a mark; nothing happens beyond the canvas.
    pub(crate) fn set(&mut self, x: usize, y: usize, mark: char, style: Style) {
        if x < self.width
            && let Some(place) = self.marks.get_mut(y * self.width + x)
        {
            *place = (mark, style);
        }
    }

    /// Writes `text` from a column on; what does not fit is cut off.
    pub(crate) fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (offset, mark) in text.chars().enumerate() {
            self.set(x + offset, y, mark, style);
        }
    }

    /// Writes `text` around a place, kept inside the columns from `from` to `to`.
    pub(crate) fn write_around(
        &mut self,
        (x, y): (usize, usize),
        (from, to): (usize, usize),
        text: &str,
        style: Style,
    ) {
        let length = text.chars().count();
        let left = x.saturating_sub(length / 2).min(to.saturating_sub(length)).max(from);
        self.write(left, y, text, style);
    }

    /// Copies `other` to where its upper left corner is given.
    pub(crate) fn copy(&mut self, x: usize, y: usize, other: &Self) {
        for row in 0..other.height() {
            for column in 0..other.width {
                let (mark, style) = other.get(column, row);
                self.set(x + column, y + row, mark, style);
            }
        }
    }

    /// The rows as text; blanks at their ends are left out.
    pub(crate) fn lines(&self, painter: Painter) -> Vec<String> {
        self.marks
            .chunks(self.width.max(1))
            .map(|row| {
                let blank = |mark: &&(char, Style)| mark.0 == ' ' && mark.1 == Style::Plain;
                let end = row.len() - row.iter().rev().take_while(blank).count();
                let mut line = String::new();
                for run in row[..end].chunk_by(|a, b| a.1 == b.1) {
                    let text: String = run.iter().map(|(mark, _)| *mark).collect();
                    line.push_str(&painter.paint(run[0].1, &text));
                }
                line
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_beyond_the_canvas_are_left_out() {
        let mut canvas = Canvas::new(4, 2);
        canvas.write(2, 0, "abc", Style::Plain);
        canvas.write(0, 5, "abc", Style::Plain);
        canvas.write_around((3, 1), (0, 4), "xyz", Style::Bold);
        assert_eq!(canvas.lines(Painter::plain()), ["  ab", " xyz"]);
        assert_eq!(canvas.height(), 2);
    }
}
