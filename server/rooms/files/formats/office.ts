import { inflateRaw } from 'node:zlib';

/** Looks into office containers. */
type Entry = { name: string; packed: number; unpacked: number; method: number; flags: number; at: number };

const mostEntries = 5_000;
const mostUnpacked = 100 * 1024 * 1024;
const mostRatio = 200;

/** Entries of a zip by its central directory, or null where the file isn't exactly one whole zip. */
const readZip = (b: Buffer): Entry[] | null => {
  if (b.length < 22 || b.readUInt32LE(0) !== 0x04034b50) return null;
  let end = -1;
  for (let i = b.length - 22; i >= Math.max(0, b.length - 22 - 0xffff); i--)
    if (b.readUInt32LE(i) === 0x06054b50 && i + 22 + b.readUInt16LE(i + 20) === b.length) {
      end = i;
      break;
    }
  if (end < 0) return null;
  const count = b.readUInt16LE(end + 10);
  let at = b.readUInt32LE(end + 16);
  if (count > mostEntries || at + b.readUInt32LE(end + 12) !== end) return null;
  const entries: Entry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || b.readUInt32LE(at) !== 0x02014b50) return null;
    const nameLength = b.readUInt16LE(at + 28);
    const name = b.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({
      name,
      packed: b.readUInt32LE(at + 20),
      unpacked: b.readUInt32LE(at + 24),
      method: b.readUInt16LE(at + 10),
      flags: b.readUInt16LE(at + 8),
      at: b.readUInt32LE(at + 42),
    });
    if (at + 46 + nameLength > end) return null;
    at += 46 + nameLength + b.readUInt16LE(at + 30) + b.readUInt16LE(at + 32);
  }
  return entries;
};

/**
 * `docx` or `xlsx` where the zip is one: the right parts, no macros, no names that climb, and sizes that a reader can
 * unpack (zip bombs declare theirs, nested ones and lying ones fail on the ratio or on the entries' count).
 */
export const officeZip = (b: Buffer): 'docx' | 'xlsx' | null => {
  const entries = readZip(b);
  if (!entries) return null;
  const names = new Set(entries.map((e) => e.name));
  const sum = (of: 'packed' | 'unpacked') => entries.reduce((n, e) => n + e[of], 0);
  const climbs = entries.some((e) => e.name.includes('..') || e.name.startsWith('/') || e.name.includes('\\'));
  const macros = entries.some((e) => /vbaProject\.bin$/i.test(e.name));
  const lies = entries.some((e) => e.unpacked > 1024 * 1024 && e.unpacked > e.packed * mostRatio);
  // Entries that share their bytes, as the densest bombs do, add up to more than the file.
  const tooBig = sum('unpacked') > mostUnpacked || sum('packed') > b.length;
  if (climbs || macros || lies || tooBig || !names.has('[Content_Types].xml')) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
};

const inflated = (packed: Buffer, most: number): Promise<number> =>
  new Promise((done) =>
    inflateRaw(packed, { maxOutputLength: most + 1 }, (err, out) => done(err ? Number.POSITIVE_INFINITY : out.length)),
  );

/**
 * Whether every entry unpacks to just what it declares: a directory can lie, so each is unpacked once, no further than its
 * word (security 25). The sum was bounded by `officeZip`; encrypted and rare methods are refused.
 */
export const unpacksAsDeclared = async (b: Buffer): Promise<boolean> => {
  for (const e of readZip(b) ?? []) {
    if (e.flags & 1 || e.at + 30 > b.length || b.readUInt32LE(e.at) !== 0x04034b50) return false;
    const start = e.at + 30 + b.readUInt16LE(e.at + 26) + b.readUInt16LE(e.at + 28);
    if (start + e.packed > b.length) return false;
    const size =
      e.method === 0
        ? e.packed
        : e.method === 8
          ? await inflated(b.subarray(start, start + e.packed), e.unpacked)
          : Number.NaN;
    if (size !== e.unpacked) return false;
  }
  return true;
};

const stream = (name: string) => Buffer.from(name, 'utf16le');
/** `doc` or `xls` by the streams of a compound file (97-2003). */
export const officeBinary = (b: Buffer): 'doc' | 'xls' | null => {
  if (b.length < 1536 || b.readUInt32BE(0) !== 0xd0cf11e0 || b.readUInt32BE(4) !== 0xa1b11ae1) return null;
  if (b.includes(stream('WordDocument'))) return 'doc';
  return b.includes(stream('Workbook')) ? 'xls' : null;
};
