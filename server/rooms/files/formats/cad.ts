/** Tags by which a browser would take a text for a page, and what begins an archive at the end of a file. */
const page = /<(?:!doctype|html|head|body|script|iframe|svg|style|title)[\s>/]/i;
const isMixed = (b: Buffer): boolean =>
  page.test(b.toString('latin1', 0, 4096)) ||
  b.subarray(-66_000).includes('PK\x05\x06') ||
  b.subarray(0, 4096).includes('%PDF-');

/** STEP (ISO 10303-21): its first and its last words, and text between them. */
const isStep = (b: Buffer): boolean =>
  /^(?:\xef\xbb\xbf)?\s*ISO-10303-21\s*;/.test(b.toString('latin1', 0, 256)) &&
  /END-ISO-10303-21\s*;\s*$/.test(b.toString('latin1', Math.max(0, b.length - 256))) &&
  b.subarray(0, 4096).includes('HEADER') &&
  !b.includes(0);

/** IGES: lines of eighty columns whose column 73 names their section, from the start to the terminate section. */
const isIges = (b: Buffer): boolean => {
  if (b.includes(0)) return false;
  const lines = (part: string) => part.split(/\r\n|\n|\r/).filter((l) => l.trim());
  const first = lines(b.toString('latin1', 0, 1024))[0] ?? '';
  const last = lines(b.toString('latin1', Math.max(0, b.length - 512))).at(-1) ?? '';
  const section = (line: string) => (/^.{72}[SGDPT][ \d]{6}\d\s*$/.test(line) ? line[72] : null);
  return section(first) === 'S' && section(last) === 'T';
};

/** DWG: the version that every file of AutoCAD begins with, from release 9 on, and room for a header. */
const isDwg = (b: Buffer): boolean =>
  b.length > 128 && /^AC10(?:0[4-9]|1[0-9]|2[0-9]|3[0-9])\0/.test(b.toString('latin1', 0, 7));

/** DXF: the binary sentinel, or pairs of codes and values from the first section to the end of the file. */
const isDxf = (b: Buffer): boolean => {
  if (b.toString('latin1', 0, 22) === 'AutoCAD Binary DXF\r\n\x1a\0') return true;
  const pair = /^(?:\xef\xbb\xbf)?(?:\s*999\r?\n[^\n]*\n)*\s*0\s*\r?\n\s*SECTION\s*\r?\n\s*2\s*\r?\n/;
  return (
    !b.includes(0) &&
    pair.test(b.toString('latin1', 0, 4096)) &&
    /\n\s*0\s*\r?\n\s*EOF\s*$/.test(b.toString('latin1', Math.max(0, b.length - 256)))
  );
};

/** The CAD format that the bytes are from their beginning to their end; null for anything else (files 8). */
export const cadKind = (b: Buffer): 'step' | 'iges' | 'dwg' | 'dxf' | null => {
  const kind = isStep(b) ? 'step' : isDwg(b) ? 'dwg' : isDxf(b) ? 'dxf' : isIges(b) ? 'iges' : null;
  return kind && !isMixed(b) ? kind : null;
};
