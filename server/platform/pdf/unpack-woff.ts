import { inflateSync } from 'node:zlib';

const header = 44;
const entry = 20;

/**
 * A WOFF as the plain font in it (W3C WOFF 1.0): fontkit unpacks a table of a WOFF anew for each glyph that it reads, which
 * takes seconds for a page.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = header + i * entry;
    const [from, packed, size] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(from, from + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      size,
      bytes: packed < size ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  const parts: Buffer[] = [head];
  let place = head.length;
  tables.forEach((t, i) => {
    const at = 12 + i * 16;
    t.tag.copy(head, at);
    head.writeUInt32BE(t.sum, at + 4);
    head.writeUInt32BE(place, at + 8);
    head.writeUInt32BE(t.size, at + 12);
    const fill = (4 - (t.size % 4)) % 4;
    parts.push(t.bytes, Buffer.alloc(fill));
    place += t.size + fill;
  });
  return Buffer.concat(parts);
};
