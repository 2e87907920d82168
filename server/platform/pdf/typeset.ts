import { faceFinder, type Run, type Weight } from './faces.ts';

export type Style = { size: number; bold?: boolean; color?: string };
type Placed = Run & { width: number };
export type Line = { runs: Placed[]; width: number };

/** Signs that begin no line, and that end none. */
const closing = '，。、；：？！）》」』”’】％';
const opening = '（《「『“‘【';
const wide = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}';
/** What stays together on a line: a word, or a Chinese character with the signs that belong to it; blanks go with what is before. */
const unit = new RegExp(
  `[${opening}]*(?:[${wide}]|[^\\s${wide}${opening}${closing}]+)[${closing}]*[ \\t\\u3000]*|[${opening}${closing}]+[ \\t]*|[ \\t]+`,
  'gu',
);

/** Measures texts, each once in a style. */
const measurer = (doc: PDFKit.PDFDocument) => {
  const runsOf = faceFinder(doc);
  const measured = new Map<string, Line>();
  return (text: string, s: Style): Line => {
    const weight: Weight = s.bold ? 700 : 400;
    const key = `${weight} ${s.size} ${text}`;
    const known = measured.get(key);
    if (known) return known;
    const runs = runsOf(text, weight).map((r) => ({
      ...r,
      width: doc.font(r.file).fontSize(s.size).widthOfString(r.text),
    }));
    const line = { runs, width: runs.reduce((sum, r) => sum + r.width, 0) };
    measured.set(key, line);
    return line;
  };
};

/** Lays texts in runs of faces: pdfkit wraps within one face alone. */
export const typesetter = (doc: PDFKit.PDFDocument) => {
  const measure = measurer(doc);

  /** Puts pieces one after another on lines: each piece is measured once, whatever it stands beside. */
  const fill = (pieces: Iterable<string>, width: number, s: Style): string[] => {
    const lines: string[] = [''];
    let taken = 0;
    for (const piece of pieces) {
      if (taken > 0 && taken + measure(piece.trimEnd(), s).width > width) {
        lines.push('');
        taken = 0;
      }
      lines[lines.length - 1] += piece;
      taken += measure(piece, s).width;
    }
    return lines;
  };
  const wrap = (paragraph: string, width: number, s: Style): string[] => {
    const units = [...paragraph.matchAll(unit)].map(([u]) => u);
    // A word that is longer than a line is cut where the line ends.
    return fill(
      units.flatMap((u) => (measure(u.trimEnd(), s).width > width ? fill(u, width, s) : [u])),
      width,
      s,
    );
  };

  const lead = (s: Style) => s.size * 1.45;
  return {
    lead,
    /** Lines of a text within a width; line breaks of the text are kept. */
    lines: (text: string, width: number, s: Style): Line[] =>
      text.split(/\r?\n/).flatMap((p) => wrap(p, width, s).map((l) => measure(l.trimEnd(), s))),
    /** @returns where the next text may begin */
    draw: (lines: Line[], x: number, y: number, width: number, s: Style, end = false): number => {
      let at = y;
      for (const line of lines) {
        let left = end ? x + width - line.width : x;
        for (const r of line.runs) {
          doc
            .font(r.file)
            .fontSize(s.size)
            .fillColor(s.color ?? '#15191b');
          // The baseline is the same for all faces of a line.
          doc.text(r.text, left, at + s.size * 1.1, { lineBreak: false, baseline: 'alphabetic' });
          left += r.width;
        }
        at += lead(s);
      }
      return at;
    },
  };
};
