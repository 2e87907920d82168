import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';

/** What a shared link shows: a kind, a title, a line of facts, and a seed for the weave beside it. */
export type Card = { kind: string; title: string; facts: string; seed: string };

const size = { width: 1200, height: 630 };
const ink = { ground: '#15191B', text: '#F4F6F5', quiet: '#A9B3B0', warp: '#0E7C67', weft: '#F2B32A' };

let family: string | undefined;
const fontFamily = (): string => {
  if (!family) {
    const find = createRequire(import.meta.url).resolve;
    for (const weight of [400, 700])
      for (const part of ['chinese-simplified', 'latin'])
        GlobalFonts.registerFromPath(
          find(`@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-${weight}-normal.woff2`),
          `Weft Card ${part} ${weight}`,
        );
    family = 'Weft Card';
  }
  return family;
};
const font = (weight: 400 | 700, px: number) =>
  `${px}px '${fontFamily()} latin ${weight}', '${fontFamily()} chinese-simplified ${weight}'`;

/** Breaks at spaces, and between Chinese characters; the last line that fits ends with an ellipsis. */
const linesOf = (c: SKRSContext2D, text: string, width: number, most: number): string[] => {
  const words = text.match(/[\u3400-\u9fff\u3000-\u303f\uff00-\uffef]|[^\s\u3400-\u9fff]+|\s+/g) ?? [];
  const lines: string[] = [''];
  for (const w of words) {
    const last = lines.length - 1;
    if (c.measureText(lines[last] + w).width <= width) lines[last] += w;
    else if (lines.length < most) lines.push(w.trimStart());
    else {
      let cut = lines[last] ?? '';
      while (cut && c.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
      lines[last] = `${cut}…`;
      break;
    }
  }
  return lines;
};

/** A field of crossings, over and under by the seed: the mark of the house, different for every record. */
const drawWeave = (c: SKRSContext2D, seed: string) => {
  const [x0, y0, cell, n] = [880, 0, 53, 7];
  const over = (i: number, j: number) => ((seed.charCodeAt((i * n + j) % seed.length) >> (j % 3)) & 1) === 1;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < 12; j++) {
      const [x, y] = [x0 + i * cell, y0 + j * cell];
      const warp = () => {
        c.fillStyle = ink.warp;
        c.fillRect(x + 8, y - 2, cell - 16, cell + 4);
      };
      const weft = () => {
        c.fillStyle = i === 3 && j % 4 === 1 ? ink.weft : '#2A3132';
        c.fillRect(x - 2, y + 12, cell + 4, cell - 24);
      };
      if (over(i, j)) weft();
      warp();
      if (!over(i, j)) weft();
    }
};

/** @returns a PNG of 1200 x 630 */
export const drawCard = async ({ kind, title, facts, seed }: Card): Promise<Buffer> => {
  const canvas = createCanvas(size.width, size.height);
  const c = canvas.getContext('2d');
  c.fillStyle = ink.ground;
  c.fillRect(0, 0, size.width, size.height);
  drawWeave(c, seed);
  c.textBaseline = 'top';
  c.fillStyle = ink.text;
  c.font = font(700, 40);
  c.fillText('Weft 复材汇', 72, 64);
  c.fillStyle = ink.weft;
  c.fillRect(72, 128, 96, 6);
  c.fillStyle = ink.quiet;
  c.font = font(400, 30);
  c.fillText(kind, 72, 176);
  c.fillStyle = ink.text;
  c.font = font(700, 58);
  linesOf(c, title, 750, 3).forEach((line, i) => c.fillText(line, 72, 226 + i * 80));
  c.fillStyle = ink.quiet;
  c.font = font(400, 30);
  linesOf(c, facts, 750, 1).forEach((line) => c.fillText(line, 72, 520));
  return canvas.encode('png');
};
