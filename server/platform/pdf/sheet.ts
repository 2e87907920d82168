import Pdf from 'pdfkit';
import { type Line, type Style, typesetter } from './typeset.ts';

type Column = { head: string; share: number; end?: boolean };
type Cell = string | { text: string; note?: string; bold?: boolean; color?: string };
export type Fact = { label: string; value: string; note?: string | undefined };
/** One part of a document, from above to below. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; columns: number; facts: Fact[] }
  | { kind: 'table'; columns: Column[]; rows: Cell[][]; sum?: [string, string] }
  | { kind: 'text'; text: string }
  | { kind: 'signatures'; sides: { title: string; name: string; lines: string[] }[] };
export type Sheet = {
  lang: string;
  /** Laid across, for wide tables. */
  across?: boolean;
  title: string;
  sign: string;
  /** Right of the title. */
  beside: string[];
  /** Above everything else, where there is something to warn of. */
  warning: string | null;
  blocks: Block[];
  foot: string;
  /** Words of the page's number, with {page} and {pages}. */
  pages: string;
};

const margin = { side: 48, top: 48, bottom: 72 };
const colour = { quiet: '#606a67', line: '#c9d0cd', ink: '#15191b', sunk: '#ecefed', warp: '#0b6554', bad: '#b4231f' };
const plain: Style = { size: 9.5 };
const small: Style = { size: 8, color: colour.quiet };
const pad = 5;

/** The page that is drawn on, and how far down it is taken. */
type Paper = {
  doc: PDFKit.PDFDocument;
  set: ReturnType<typeof typesetter>;
  left: number;
  width: number;
  floor: number;
  y: number;
};
type Part<K extends Block['kind']> = Extract<Block, { kind: K }>;

const line = ({ doc }: Paper, x: number, at: number, wide: number, color: string, thick = 0.6) =>
  doc
    .moveTo(x, at)
    .lineTo(x + wide, at)
    .lineWidth(thick)
    .strokeColor(color)
    .stroke();
const rule = (p: Paper, at: number, color = colour.line, thick?: number) => line(p, p.left, at, p.width, color, thick);
const tall = ({ set }: Paper, lines: Line[], s: Style) => lines.length * set.lead(s);
/** Goes to the next page where this much does not fit. */
const room = (p: Paper, need: number): boolean => {
  if (p.y + need <= p.floor) return false;
  p.doc.addPage();
  p.y = margin.top;
  return true;
};

const heading = (p: Paper, text: string) => {
  const s: Style = { size: 11.5, bold: true };
  room(p, 90);
  p.y += 12;
  p.y = p.set.draw(p.set.lines(text, p.width, s), p.left, p.y, p.width, s) + 3;
};

const facts = (p: Paper, of: Fact[], columns: number) => {
  const { set } = p;
  const gap = 20;
  const wide = (p.width - gap * (columns - 1)) / columns;
  for (let i = 0; i < of.length; i += columns) {
    const row = of.slice(i, i + columns).map((f) => ({
      label: set.lines(f.label, wide, small),
      value: set.lines(f.value, wide, plain),
      note: f.note ? set.lines(f.note, wide, small) : [],
    }));
    const need = Math.max(
      ...row.map((f) => tall(p, f.label, small) + tall(p, f.value, plain) + tall(p, f.note, small)),
    );
    room(p, need);
    row.forEach((f, k) => {
      const x = p.left + k * (wide + gap);
      let at = set.draw(f.label, x, p.y, wide, small);
      at = set.draw(f.value, x, at, wide, plain);
      set.draw(f.note, x, at, wide, small);
    });
    p.y += need + 6;
  }
};

type Placed = Column & { x: number; wide: number };

/** @returns how tall the head is, and what draws it */
const headOf = (p: Paper, columns: Placed[]) => {
  const style: Style = { size: 8, bold: true, color: colour.quiet };
  const head = columns.map((c) => p.set.lines(c.head, c.wide, style));
  const height = Math.max(...head.map((h) => tall(p, h, style))) + 2 * pad;
  const draw = () => {
    p.doc.rect(p.left, p.y, p.width, height).fill(colour.sunk);
    columns.forEach((c, i) => p.set.draw(head[i] ?? [], c.x, p.y + pad, c.wide, style, c.end));
    p.y += height;
  };
  return { height, draw };
};

const tableRow = (p: Paper, cells: Cell[], columns: Placed[], drawHead: () => void) => {
  const { set } = p;
  const row = cells.map((c, i) => {
    const cell = typeof c === 'string' ? { text: c } : c;
    const s: Style = { ...plain, ...(cell.bold && { bold: true }), ...(cell.color && { color: cell.color }) };
    const wide = columns[i]?.wide ?? 0;
    return { s, text: set.lines(cell.text, wide, s), note: cell.note ? set.lines(cell.note, wide, small) : [] };
  });
  const need = Math.max(...row.map((c) => tall(p, c.text, c.s) + tall(p, c.note, small))) + 2 * pad;
  if (room(p, need)) drawHead();
  row.forEach((c, i) => {
    const { x: at = p.left, wide = 0, end } = columns[i] ?? {};
    const below = set.draw(c.text, at, p.y + pad, wide, c.s, end);
    set.draw(c.note, at, below, wide, small, end);
  });
  p.y += need;
  rule(p, p.y);
};

const sumRow = (p: Paper, [label, amount]: [string, string], drawHead: () => void) => {
  const { set, left, width } = p;
  const s: Style = { size: 12, bold: true };
  if (room(p, set.lead(s) + 2 * pad)) drawHead();
  set.draw(set.lines(label, width / 2, plain), left + pad, p.y + pad + 2, width / 2, plain);
  p.y = set.draw(set.lines(amount, width / 2, s), left + width / 2, p.y + pad, width / 2 - pad, s, true) + pad;
  rule(p, p.y, colour.warp, 1.4);
};

const table = (p: Paper, b: Part<'table'>) => {
  let x = p.left;
  const columns = b.columns.map((c) => {
    const at = x;
    x += c.share * p.width;
    return { ...c, x: at + pad, wide: c.share * p.width - 2 * pad };
  });
  const head = headOf(p, columns);
  room(p, head.height + 40);
  head.draw();
  for (const cells of b.rows) tableRow(p, cells, columns, head.draw);
  if (b.sum) sumRow(p, b.sum, head.draw);
  p.y += 6;
};

const text = (p: Paper, of: string) => {
  for (const words of p.set.lines(of, p.width, plain)) {
    room(p, p.set.lead(plain));
    p.y = p.set.draw([words], p.left, p.y, p.width, plain);
  }
  p.y += 6;
};

const signatures = (p: Paper, b: Part<'signatures'>) => {
  const { set } = p;
  const gap = 32;
  const wide = (p.width - gap) / 2;
  const names = b.sides.map((s) => set.lines(s.name, wide, { ...plain, bold: true }));
  const most = Math.max(...names.map((n) => n.length), 1);
  const lines = Math.max(...b.sides.map((s) => s.lines.length));
  const top = set.lead(small) + most * set.lead(plain);
  room(p, top + lines * 38 + 16);
  p.y += 10;
  b.sides.forEach((side, k) => {
    const x = p.left + k * (wide + gap);
    const below = set.draw(set.lines(side.title, wide, small), x, p.y, wide, small);
    set.draw(names[k] ?? [], x, below, wide, { ...plain, bold: true });
    side.lines.forEach((label, i) => {
      const at = p.y + top + (i + 1) * 38 - 12;
      line(p, x, at, wide, colour.quiet);
      set.draw(set.lines(label, wide, small), x, at + 1, wide, small);
    });
  });
  p.y += top + lines * 38 + 6;
};

const title = (p: Paper, sheet: Sheet) => {
  const { set, left, width } = p;
  const s: Style = { size: 20, bold: true };
  const sign: Style = { size: 10, bold: true, color: colour.warp };
  set.draw(set.lines(sheet.sign, 200, sign), left, p.y, 200, sign);
  let beside = p.y;
  for (const words of sheet.beside)
    beside = set.draw(set.lines(words, width * 0.4, small), left + width * 0.6, beside, width * 0.4, small, true);
  const most = width * 0.6;
  p.y = Math.max(set.draw(set.lines(sheet.title, most, s), left, p.y + 18, most, s), beside) + 6;
  rule(p, p.y, colour.ink, 1);
  p.y += 8;
};

const warning = (p: Paper, words: string) => {
  const s: Style = { ...plain, bold: true, color: colour.bad };
  p.y = p.set.draw(p.set.lines(words, p.width, s), p.left, p.y, p.width, s) + 4;
};

/** At the foot of each page, once it is known how many there are. */
const feet = (p: Paper, sheet: Sheet) => {
  const { doc, set, left, width } = p;
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    const page = sheet.pages.replace('{page}', String(i + 1)).replace('{pages}', String(count));
    const s: Style = { size: 7.5, color: colour.quiet };
    const at = p.floor + 18;
    rule(p, at - 4);
    set.draw(set.lines(sheet.foot, width - 90, s), left, at, width - 90, s);
    set.draw(set.lines(page, 80, s), left + width - 80, at, 80, s, true);
  }
};

/** Draws a document on A4, with table heads again on each page, and answers its bytes. */
export const drawSheet = async (sheet: Sheet): Promise<Buffer<ArrayBuffer>> => {
  const doc = new Pdf({
    size: 'A4',
    layout: sheet.across ? 'landscape' : 'portrait',
    margins: { left: margin.side, right: margin.side, top: 0, bottom: 0 },
    bufferPages: true,
    lang: sheet.lang,
    displayTitle: true,
    info: { Title: sheet.title, Author: sheet.sign },
  });
  const parts: Buffer[] = [];
  doc.on('data', (b: Buffer) => parts.push(b));
  const done = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  const { width, height } = doc.page;
  const p: Paper = {
    doc,
    set: typesetter(doc),
    left: margin.side,
    width: width - 2 * margin.side,
    floor: height - margin.bottom,
    y: margin.top,
  };
  title(p, sheet);
  if (sheet.warning) warning(p, sheet.warning);
  for (const b of sheet.blocks) {
    if (b.kind === 'heading') heading(p, b.text);
    else if (b.kind === 'facts') facts(p, b.facts, b.columns);
    else if (b.kind === 'table') table(p, b);
    else if (b.kind === 'text') text(p, b.text);
    else signatures(p, b);
  }
  feet(p, sheet);
  doc.end();
  await done;
  return Buffer.concat(parts);
};
