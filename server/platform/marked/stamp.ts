import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { slicesWith } from '#server/platform/pdf/faces.ts';

const find = createRequire(import.meta.url).resolve;
const registered = new Map<string, string>();

/** The family of a part of Noto Sans SC; the system may have no Chinese face, so ours are loaded when they are needed. */
const family = (part: string): string => {
  const known = registered.get(part);
  if (known) return known;
  const name = `Weft Stamp ${part}`;
  GlobalFonts.registerFromPath(find(`@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-400-normal.woff2`), name);
  registered.set(part, name);
  return name;
};

/** Families that have every character of a text, as far as Noto Sans SC has it. */
const familiesOf = (text: string): string => {
  const rare = [...new Set(text)].filter((c) => c > 'ÿ').flatMap((c) => slicesWith(c.codePointAt(0) ?? 0));
  return ['latin', 'chinese-simplified', ...new Set(rare)].map((p) => `'${family(p)}'`).join(', ');
};

/** Faces that documents without their own are drawn with, by the names that the reader of PDF asks for. */
export const registerUsualFaces = (): void => {
  for (const name of ['sans-serif', 'serif', 'monospace'])
    GlobalFonts.registerFromPath(
      find('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2'),
      name,
    );
};

/**
 * Writes words all over a picture, aslant and half transparent: dark with a light edge, so that they stand on white paper and on
 * a black model alike, and no part of the picture that is worth cutting out is without them.
 */
export const stamp = (c: SKRSContext2D, width: number, height: number, words: readonly string[]): void => {
  const lines = words.map((w) => w.normalize('NFC'));
  const size = Math.max(13, Math.min(44, Math.sqrt(width * height) / 52));
  c.save();
  c.font = `${size}px ${familiesOf(lines.join(''))}`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.lineWidth = size / 9;
  c.lineJoin = 'round';
  c.strokeStyle = 'rgba(255, 255, 255, 0.3)';
  c.fillStyle = 'rgba(21, 25, 27, 0.24)';
  c.translate(width / 2, height / 2);
  c.rotate(-Math.PI / 7);
  const stepX = Math.max(...lines.map((l) => c.measureText(l).width)) + size * 3;
  const stepY = size * (lines.length * 1.35 + 3.2);
  const reach = Math.hypot(width, height) / 2;
  const across = Math.ceil(reach / stepX) + 1;
  const down = Math.ceil(reach / stepY) + 1;
  for (let y = -down; y <= down; y++)
    for (let x = -across; x <= across; x++)
      lines.forEach((l, n) => {
        const [left, top] = [(x + (y % 2 ? 0.5 : 0)) * stepX, y * stepY + n * size * 1.35];
        c.strokeText(l, left, top);
        c.fillText(l, left, top);
      });
  c.restore();
};
