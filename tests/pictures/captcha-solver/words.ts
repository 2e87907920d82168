import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { captchaSize } from '#contract/captcha/calls.ts';
import { faces } from '#server/rooms/captcha/faces.ts';
import { wordPicture } from '#server/rooms/captcha/word-picture.ts';

/** Half the picture's size: what a matcher still tells apart, at a sixteenth of the work. */
const [W, H] = [captchaSize.width / 2, Math.floor(captchaSize.height / 2)];
const near = 25;
const size = 20;

type Template = { dev: Float32Array; size: number };
type Found = { x: number; y: number; like: number };

/** A word as a plain matcher draws it: in one face, upright or turned, 1 within its strokes. */
const templateOf = (word: string, face: string, turn: number, px: number): Template => {
  const canvas = createCanvas(size, size);
  const c = canvas.getContext('2d');
  c.translate(size / 2, size / 2);
  c.rotate(turn);
  c.font = `${px}px ${face}`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillText(word, 0, 0);
  const { data } = c.getImageData(0, 0, size, size);
  const alpha = Float32Array.from({ length: size * size }, (_, i) => (data[i * 4 + 3] ?? 0) / 255);
  const mid = alpha.reduce((a, b) => a + b, 0) / alpha.length;
  const dev = alpha.map((a) => a - mid);
  return { dev, size: Math.sqrt(dev.reduce((a, d) => a + d * d, 0)) };
};

/** How much the brightness varies within the square at each place: the same for every template. */
const spreads = (grey: Float32Array): Float32Array => {
  const out = new Float32Array(W * H);
  for (let y = 0; y <= H - size; y++)
    for (let x = 0; x <= W - size; x++) {
      let [sum, squares] = [0, 0];
      for (let row = 0; row < size; row++)
        for (let at = (y + row) * W + x, end = at + size; at < end; at++) {
          const g = grey[at]!;
          sum += g;
          squares += g * g;
        }
      out[y * W + x] = Math.sqrt(Math.max(1, squares - (sum * sum) / (size * size)));
    }
  return out;
};

const seek = (grey: Float32Array, spread: Float32Array, { dev, size: length }: Template): Found => {
  let found: Found = { x: 0, y: 0, like: -1 };
  for (let y = 0; y <= H - size; y++)
    for (let x = 0; x <= W - size; x++) {
      let both = 0;
      for (let row = 0, i = 0; row < size; row++)
        for (let at = (y + row) * W + x, end = at + size; at < end; at++, i++) both += grey[at]! * dev[i]!;
      // Light or dark alike: the ink is drawn by chance.
      const like = Math.abs(both) / (length * spread[y * W + x]!);
      if (like > found.like) found = { x: (x + size / 2) * 2, y: (y + size / 2) * 2, like };
    }
  return found;
};

const turns = [-0.4, 0, 0.4];

/**
 * Masked correlation of each asked word, turned by steps, with the picture: 40 of 40 in one face without warp.
 * @returns the share of pictures whose three words are all found, 0 to 1
 */
export const tryWords = async (pictures: number): Promise<number> => {
  let hits = 0;
  for (let n = 0; n < pictures; n++) {
    const p = await wordPicture('cn');
    const raw = await sharp(Buffer.from(p.picture, 'base64')).resize(W, H).greyscale().raw().toBuffer();
    const grey = Float32Array.from(raw);
    const spread = spreads(grey);
    const all = p.words.every((word, i) => {
      const point = p.points[i];
      const best = faces()
        .flatMap((face) => turns.map((turn) => seek(grey, spread, templateOf(word, face, turn, 19))))
        .reduce((a, b) => (b.like > a.like ? b : a));
      return point !== undefined && Math.abs(best.x - point.x) <= near && Math.abs(best.y - point.y) <= near;
    });
    if (all) hits += 1;
  }
  return hits / pictures;
};

if (import.meta.main) console.log(await tryWords(Number(process.argv[2] ?? 20)));
