import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Why a PDF is not taken: another format within it, contents that act, or parts that nobody can look into. */
export type PdfFault = 'pdfMixed' | 'pdfActive' | 'pdfSealed';

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);
/** Bytes that a PDF's object streams may unpack to, all together. */
const mostUnpacked = 32 * 1024 * 1024;

/** A name as PDF may spell it: any sign of it as `#` and two hexadecimal digits. */
const spelled = (name: string): string =>
  [...name]
    .map(
      (c) =>
        `(?:${c}|#${c
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/g, (d) => `[${d}${d.toUpperCase()}]`)})`,
    )
    .join('');
const named = (names: readonly string[], flags = ''): RegExp =>
  new RegExp(`/(?:${names.map(spelled).join('|')})(?=[\\s\\0/<>()\\[\\]{}%]|$)`, flags);

/** What runs, starts programs or carries other files. Every script's action names `JavaScript` or `Rendition`. */
const active = named([
  'JavaScript',
  'Rendition',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'RichMedia',
  'XFA',
]);
const objectStream = named(['ObjStm'], 'g');

/** Tags by which a browser would take the file for a page; the bytes that it looks at, and more. */
const page = /<(?:!doctype|html|head|body|script|iframe|svg|style|title|table|div|font|h1|\?php)[\s>/]/i;
/** Archives that their readers find anywhere in a file, by six signs; a zip by its end mark, searched from the end. */
const archives = ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c"];

/** Whether the bytes are something besides a PDF from the first byte to the last. */
const isMixed = (text: string): boolean =>
  !/%%EOF[\s\0]*$/.test(text.slice(-4096)) ||
  page.test(text.slice(0, 4096)) ||
  text.slice(0, 4096).includes('PK\x03\x04') ||
  text.slice(-66_000).includes('PK\x05\x06') ||
  text.startsWith('ustar', 257) ||
  text.startsWith('DICM', 128) ||
  text.startsWith('CD001', 32_769) ||
  archives.some((a) => text.includes(a));

/** The object streams, unpacked; null where one can't be: encrypted, cut off, too large or packed in an unusual way. */
const unpackObjects = async (b: Buffer, text: string): Promise<string[] | null> => {
  const out: string[] = [];
  let left = mostUnpacked;
  const starts = new Set<number>();
  for (const { index } of text.matchAll(objectStream)) {
    const keyword = /stream\r?\n/g;
    keyword.lastIndex = index;
    const found = keyword.exec(text);
    if (!found || starts.has(keyword.lastIndex)) continue;
    starts.add(keyword.lastIndex);
    const packed = b.subarray(keyword.lastIndex);
    // Each begins with pairs of numbers, as it stands or packed.
    const numbers = /^[\s\0]*\d+[\s\0]+\d+/;
    if (numbers.test(packed.toString('latin1', 0, 64))) continue;
    const unpacked = await unpack(packed, { maxOutputLength: left }).catch(() => null);
    const objects = unpacked?.toString('latin1');
    if (!objects || !numbers.test(objects.slice(0, 64))) return null;
    left -= objects.length;
    out.push(objects);
    if (left <= 0) return null;
  }
  return out;
};

/** Whether the bytes say of themselves that they are a PDF. */
export const isPdf = (b: Buffer): boolean => /^%PDF-[12]\.\d/.test(b.toString('latin1', 0, 8));

/**
 * Looks through a PDF, also into its packed objects (security 23). Names are looked for in the whole file, since a reader
 * finds objects wherever the file says that they are. @returns null where it may be taken
 */
export const pdfFault = async (b: Buffer): Promise<PdfFault | null> => {
  const text = b.toString('latin1');
  if (isMixed(text)) return 'pdfMixed';
  if (active.test(text)) return 'pdfActive';
  const packed = await unpackObjects(b, text);
  if (!packed) return 'pdfSealed';
  return packed.some((t) => active.test(t)) ? 'pdfActive' : null;
};
