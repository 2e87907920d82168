import type { Readable } from 'node:stream';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { importLimits } from '#contract/catalogue/rules.ts';

/** A cell as the file holds it: text, a number, nothing. */
export type Cell = string | number | null;
/** More than the limits allow, or no sheet that can be read. */
export class BadSheet extends Error {
  readonly why: 'long' | 'broken';
  constructor(why: 'long' | 'broken') {
    super(why);
    this.why = why;
  }
}

/** A cell holds no more than this of a text, and a file unpacks to no more than this. */
const mostText = 20_000;
const mostUnpacked = 100 * 1024 * 1024;
/** So many packed bytes are read before others get their turn. */
const atOnce = 4_096;

/** `C7` is the third column, counted from 0. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')].reduce((n, c) => n * 26 + c.charCodeAt(0) - 64, 0) - 1;

/** Feeds the XML of one entry to a parser as it is unpacked. */
const parserOf = (open: (tag: SaxesTagPlain) => void, text: (t: string) => void, close: (name: string) => void) => {
  const parser = new SaxesParser();
  const words = new TextDecoder();
  // Some programs write every name with a prefix.
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', (tag) => open({ ...tag, name: local(tag.name) }));
  parser.on('text', text);
  parser.on('closetag', (tag) => close(local(tag.name)));
  parser.on('error', () => {
    throw new BadSheet('broken');
  });
  return {
    take: (part: Uint8Array) => parser.write(words.decode(part, { stream: true })),
    end: () => parser.write(words.decode()).close(),
  };
};

/** Texts that cells name by their number; phonetic readings beside them are no part of them. */
const sharedTexts = (into: string[]) => {
  let now: string | null = null;
  let reads = false;
  let phonetic = 0;
  return parserOf(
    ({ name }) => {
      if (name === 'si') now = '';
      if (name === 'rPh') phonetic += 1;
      reads = name === 't' && phonetic === 0;
    },
    (t) => {
      if (reads && now !== null && now.length < mostText) now += t;
    },
    (name) => {
      reads = false;
      if (name === 'rPh') phonetic -= 1;
      if (name === 'si') into.push((now ?? '').slice(0, mostText));
    },
  );
};

/** What of a cell is known once its end comes; a shared text is looked up when all are there. */
type Raw = { shared: number } | Cell;
const valueOf = (kind: string, text: string): Raw => {
  if (kind === 's') return { shared: Number(text) };
  if (kind === 'b') return text === '1' ? 'true' : text === '' ? null : 'false';
  if (kind === 'e' || text === '') return null;
  if (kind === 'n') return Number.isFinite(Number(text)) ? Number(text) : text;
  return text;
};

/** Rows of a sheet; a cell without a reference, as some programs write them, stands after the one before it. */
const sheetRows = (into: Raw[][]) => {
  let row: Raw[] = [];
  let at = -1;
  let cell = { kind: 'n', text: '' };
  let reads = false;
  return parserOf(
    ({ name, attributes: a }) => {
      if (name === 'row') {
        // An empty row that a program left out is empty here too, so that the numbers stay.
        const number = Number(a['r'] ?? into.length + 1);
        if (number > importLimits.rows + 1) throw new BadSheet('long');
        while (into.length < number - 1) into.push([]);
        row = [];
        at = -1;
      }
      if (name === 'c') {
        at = a['r'] ? columnOf(a['r']) : at + 1;
        cell = { kind: a['t'] ?? 'n', text: '' };
      }
      if (name === 'v' || name === 't') reads = true;
    },
    (t) => {
      if (reads && cell.text.length < mostText) cell.text += t;
    },
    (name) => {
      if (name === 'v' || name === 't') reads = false;
      if (name === 'c' && at >= 0) {
        if (at >= importLimits.columns) throw new BadSheet('long');
        const value = valueOf(cell.kind, cell.text.slice(0, mostText));
        if (value !== null) row[at] = value;
      }
      if (name === 'row') into.push(row);
    },
  );
};

/**
 * The rows of the first sheet of an XLSX file, read as they are unpacked: never more in memory than the rows themselves, and no
 * further than the limits. Sheets and texts may come in any order. @throws BadSheet
 */
export const readXlsx = async (stream: Readable): Promise<Cell[][]> => {
  const texts: string[] = [];
  const sheets = new Map<string, Raw[][]>();
  let unpacked = 0;
  let failed: unknown;
  const take = (file: UnzipFile) => {
    const shared = file.name === 'xl/sharedStrings.xml';
    const sheet = /^xl\/worksheets\/sheet\d+\.xml$/.test(file.name);
    if (!shared && !sheet) return;
    const rows: Raw[][] = [];
    if (sheet) sheets.set(file.name, rows);
    const parser = shared ? sharedTexts(texts) : sheetRows(rows);
    file.ondata = (err, part, final) => {
      if (err) throw err instanceof BadSheet ? err : new BadSheet('broken');
      unpacked += part.length;
      if (unpacked > mostUnpacked) throw new BadSheet('long');
      parser.take(part);
      if (final) parser.end();
    };
    file.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  try {
    for await (const part of stream) {
      const bytes = part as Buffer;
      for (let at = 0; at < bytes.length; at += atOnce) {
        unzip.push(new Uint8Array(bytes.subarray(at, at + atOnce)));
        await new Promise((go) => setImmediate(go));
      }
    }
    unzip.push(new Uint8Array(), true);
  } catch (err) {
    failed = err;
  }
  if (failed) throw failed instanceof BadSheet ? failed : new BadSheet('broken');
  const [first] = [...sheets.keys()].toSorted((a, b) => a.length - b.length || a.localeCompare(b));
  const rows = first === undefined ? undefined : sheets.get(first);
  if (!rows) throw new BadSheet('broken');
  return rows.map((r) =>
    Array.from(r, (v): Cell => (v !== null && typeof v === 'object' ? (texts[v.shared] ?? null) : (v ?? null))),
  );
};
