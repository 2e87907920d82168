import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the icons that are asked for by name, from web/public/favicon.svg; what it writes is committed. */
const folder = new URL('../web/public/', import.meta.url);
const svg = readFileSync(new URL('favicon.svg', folder));
const ground = '#15191b';

const png = (size: number, square = false): Promise<Buffer> => {
  const drawn = sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
  return (square ? drawn.flatten({ background: ground }) : drawn)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** An ICO of PNGs: a directory of 16 bytes a picture, then the pictures. */
const ico = async (sizes: readonly number[]): Promise<Buffer> => {
  const pictures = await Promise.all(sizes.map((s) => png(s)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let at = head.length;
  for (const [i, picture] of pictures.entries()) {
    const entry = 6 + 16 * i;
    head.writeUInt8(sizes[i] ?? 0, entry);
    head.writeUInt8(sizes[i] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
};

const write = (name: string, data: Buffer | string) => writeFileSync(new URL(name, folder), data);
write('favicon.ico', await ico([16, 32, 48]));
// iOS rounds the corners itself and shows black where a picture is open.
write('apple-touch-icon.png', await png(180, true));
write('icon-192.png', await png(192));
write('icon-512.png', await png(512));
