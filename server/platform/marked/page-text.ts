/** A piece of text as pdfjs hands it over: where it stands and how high it is, in the units of the page. */
export type TextItem = { str: string; transform: number[]; hasEOL: boolean };

/** What no text keeps: control characters and what is no character. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g;
const chinese = /[⺀-鿿　-〿＀-￯]/;

/** Joins two lines of one paragraph: Chinese without a space between, a word that was parted at its hyphen as one. */
const join = (before: string, after: string): string => {
  if (!before) return after;
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  return chinese.test(before.at(-1) ?? '') && chinese.test(after[0] ?? '') ? before + after : `${before} ${after}`;
};

/**
 * The text of a page from its pieces, in the order of the document: pieces of one height make a line, lines that follow closely a
 * paragraph; paragraphs are parted by an empty line. It is text and nothing else, whatever it looks like.
 */
export const textOfItems = (items: readonly TextItem[], most: number): string => {
  const paragraphs: string[] = [];
  let [line, paragraph] = ['', ''];
  let [y, size, lineY, lineSize] = [0, 0, 0, 0];
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    line = '';
    if (!text) return;
    const far = Math.abs(lineY - y) > 1.9 * Math.max(size, lineSize) || y > lineY || Math.abs(size - lineSize) > 0.6;
    if (paragraph && far) {
      paragraphs.push(paragraph);
      paragraph = text;
    } else paragraph = join(paragraph, text);
    [lineY, lineSize] = [y, size];
  };
  for (const { str, transform, hasEOL } of items) {
    const [, , c = 0, d = 0, , top = 0] = transform;
    const high = Math.hypot(c, d);
    if (str.trim()) {
      if (line && Math.abs(top - y) > 0.5 * high) endLine();
      if (!line) [y, size] = [top, high];
    }
    line += str;
    if (hasEOL) endLine();
  }
  endLine();
  if (paragraph) paragraphs.push(paragraph);
  return paragraphs.join('\n\n').replace(unwanted, '').toWellFormed().slice(0, most);
};
