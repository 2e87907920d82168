/** Looks into office containers without unpacking them. */
type Entry = { name: string; packed: number; unpacked: number };

const mostEntries = 5_000;
const mostUnpacked = 200 * 1024 * 1024;
const mostRatio = 200;

/** Entries of a zip by its central directory, or null where the file isn't exactly one whole zip. */
export const readZip = (b: Buffer): Entry[] | null => {
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
    entries.push({ name, packed: b.readUInt32LE(at + 20), unpacked: b.readUInt32LE(at + 24) });
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
  const unpacked = entries.reduce((sum, e) => sum + e.unpacked, 0);
  const climbs = entries.some((e) => e.name.includes('..') || e.name.startsWith('/') || e.name.includes('\\'));
  const macros = entries.some((e) => /vbaProject\.bin$/i.test(e.name));
  const lies = entries.some((e) => e.unpacked > 1024 * 1024 && e.unpacked > e.packed * mostRatio);
  const tooBig = unpacked > mostUnpacked || entries.some((e) => e.packed > b.length);
  if (climbs || macros || lies || tooBig || !names.has('[Content_Types].xml')) return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
};

const stream = (name: string) => Buffer.from(name, 'utf16le');
/** `doc` or `xls` by the streams of a compound file (97-2003). */
export const officeBinary = (b: Buffer): 'doc' | 'xls' | null => {
  if (b.length < 1536 || b.readUInt32BE(0) !== 0xd0cf11e0 || b.readUInt32BE(4) !== 0xa1b11ae1) return null;
  if (b.includes(stream('WordDocument'))) return 'doc';
  return b.includes(stream('Workbook')) ? 'xls' : null;
};

/** A PDF from its first byte to its end mark, and nothing else besides. */
export const isPdf = (b: Buffer): boolean => {
  if (!/^%PDF-[12]\.\d/.test(b.toString('latin1', 0, 8))) return false;
  if (!b.includes('%%EOF', Math.max(0, b.length - 2048))) return false;
  const head = b.toString('latin1', 0, 2048).toLowerCase();
  const tail = b.toString('latin1', Math.max(0, b.length - 66_000));
  return !/<(html|script|svg|!doctype|\?php)/.test(head) && !tail.includes('PK\u0005\u0006');
};
