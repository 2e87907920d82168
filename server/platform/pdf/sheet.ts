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
  const set = typesetter(doc);
  const { width: paper, height } = doc.page;
  const width = paper - 2 * margin.side;
  const floor = height - margin.bottom;
  const left = margin.side;
  let y = margin.top;

  const rule = (at: number, color = colour.line, thick = 0.6) =>
    doc
      .moveTo(left, at)
      .lineTo(left + width, at)
      .lineWidth(thick)
      .strokeColor(color)
      .stroke();
  const tall = (lines: Line[], s: Style) => lines.length * set.lead(s);
  /** Goes to the next page where this much does not fit. */
  const room = (need: number): boolean => {
    if (y + need <= floor) return false;
    doc.addPage();
    y = margin.top;
    return true;
  };

  const heading = (text: string) => {
    const s: Style = { size: 11.5, bold: true };
    room(90);
    y += 12;
    y = set.draw(set.lines(text, width, s), left, y, width, s) + 3;
  };

  const facts = (of: Fact[], columns: number) => {
    const gap = 20;
    const wide = (width - gap * (columns - 1)) / columns;
    for (let i = 0; i < of.length; i += columns) {
      const row = of.slice(i, i + columns).map((f) => ({
        label: set.lines(f.label, wide, small),
        value: set.lines(f.value, wide, plain),
        note: f.note ? set.lines(f.note, wide, small) : [],
      }));
      const need = Math.max(...row.map((f) => tall(f.label, small) + tall(f.value, plain) + tall(f.note, small)));
      room(need);
      row.forEach((f, k) => {
        const x = left + k * (wide + gap);
        let at = set.draw(f.label, x, y, wide, small);
        at = set.draw(f.value, x, at, wide, plain);
        set.draw(f.note, x, at, wide, small);
      });
      y += need + 6;
    }
  };

  const table = (b: Extract<Block, { kind: 'table' }>) => {
    let x = left;
    const columns = b.columns.map((c) => {
      const at = x;
      x += c.share * width;
      return { ...c, x: at + pad, wide: c.share * width - 2 * pad };
    });
    const headStyle: Style = { size: 8, bold: true, color: colour.quiet };
    const head = columns.map((c) => set.lines(c.head, c.wide, headStyle));
    const headTall = Math.max(...head.map((h) => tall(h, headStyle))) + 2 * pad;
    const drawHead = () => {
      doc.rect(left, y, width, headTall).fill(colour.sunk);
      columns.forEach((c, i) => set.draw(head[i] ?? [], c.x, y + pad, c.wide, headStyle, c.end));
      y += headTall;
    };
    room(headTall + 40);
    drawHead();
    for (const cells of b.rows) {
      const row = cells.map((c, i) => {
        const cell = typeof c === 'string' ? { text: c } : c;
        const s: Style = { ...plain, ...(cell.bold && { bold: true }), ...(cell.color && { color: cell.color }) };
        const wide = columns[i]?.wide ?? 0;
        return { s, text: set.lines(cell.text, wide, s), note: cell.note ? set.lines(cell.note, wide, small) : [] };
      });
      const need = Math.max(...row.map((c) => tall(c.text, c.s) + tall(c.note, small))) + 2 * pad;
      if (room(need)) drawHead();
      row.forEach((c, i) => {
        const { x: at = left, wide = 0, end } = columns[i] ?? {};
        const below = set.draw(c.text, at, y + pad, wide, c.s, end);
        set.draw(c.note, at, below, wide, small, end);
      });
      y += need;
      rule(y);
    }
    if (b.sum) {
      const s: Style = { size: 12, bold: true };
      if (room(set.lead(s) + 2 * pad)) drawHead();
      const [label, amount] = b.sum;
      set.draw(set.lines(label, width / 2, plain), left + pad, y + pad + 2, width / 2, plain);
      y = set.draw(set.lines(amount, width / 2, s), left + width / 2, y + pad, width / 2 - pad, s, true) + pad;
      rule(y, colour.warp, 1.4);
    }
    y += 6;
  };

  const text = (of: string) => {
    for (const line of set.lines(of, width, plain)) {
      room(set.lead(plain));
      y = set.draw([line], left, y, width, plain);
    }
    y += 6;
  };

  const signatures = (b: Extract<Block, { kind: 'signatures' }>) => {
    const gap = 32;
    const wide = (width - gap) / 2;
    const names = b.sides.map((s) => set.lines(s.name, wide, { ...plain, bold: true }));
    const most = Math.max(...names.map((n) => n.length), 1);
    const lines = Math.max(...b.sides.map((s) => s.lines.length));
    const top = set.lead(small) + most * set.lead(plain);
    room(top + lines * 38 + 16);
    y += 10;
    b.sides.forEach((side, k) => {
      const x = left + k * (wide + gap);
      const below = set.draw(set.lines(side.title, wide, small), x, y, wide, small);
      set.draw(names[k] ?? [], x, below, wide, { ...plain, bold: true });
      side.lines.forEach((label, i) => {
        const at = y + top + (i + 1) * 38 - 12;
        doc
          .moveTo(x, at)
          .lineTo(x + wide, at)
          .lineWidth(0.6)
          .strokeColor(colour.quiet)
          .stroke();
        set.draw(set.lines(label, wide, small), x, at + 1, wide, small);
      });
    });
    y += top + lines * 38 + 6;
  };

  const title: Style = { size: 20, bold: true };
  const sign: Style = { size: 10, bold: true, color: colour.warp };
  set.draw(set.lines(sheet.sign, 200, sign), left, y, 200, sign);
  let beside = y;
  for (const line of sheet.beside)
    beside = set.draw(set.lines(line, width * 0.4, small), left + width * 0.6, beside, width * 0.4, small, true);
  const most = width * 0.6;
  y = Math.max(set.draw(set.lines(sheet.title, most, title), left, y + 18, most, title), beside) + 6;
  rule(y, colour.ink, 1);
  y += 8;
  if (sheet.warning) {
    const s: Style = { ...plain, bold: true, color: colour.bad };
    y = set.draw(set.lines(sheet.warning, width, s), left, y, width, s) + 4;
  }
  for (const b of sheet.blocks) {
    if (b.kind === 'heading') heading(b.text);
    else if (b.kind === 'facts') facts(b.facts, b.columns);
    else if (b.kind === 'table') table(b);
    else if (b.kind === 'text') text(b.text);
    else signatures(b);
  }

  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    const page = sheet.pages.replace('{page}', String(i + 1)).replace('{pages}', String(count));
    const s: Style = { size: 7.5, color: colour.quiet };
    const at = height - margin.bottom + 18;
    rule(at - 4);
    set.draw(set.lines(sheet.foot, width - 90, s), left, at, width - 90, s);
    set.draw(set.lines(page, 80, s), left + width - 80, at, 80, s, true);
  }
  doc.end();
  await done;
  return Buffer.concat(parts);
};
