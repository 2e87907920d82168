import sharp from 'sharp';
import { filesErrors } from '#contract/files/calls.ts';
import { refuse } from '#server/platform/context.ts';
import { readBmp } from './formats/bmp.ts';

const mostPixels = 40_000_000;

/** Pictures drawn at once: forty megapixels take 160 MB while they are. */
const mostAtOnce = 2;
let drawing = 0;
const waiting: (() => void)[] = [];
const turn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (drawing >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
  else drawing += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }
};

const encode = async (kind: 'jpg' | 'png' | 'bmp', bytes: Buffer): Promise<Buffer> => {
  if (kind === 'bmp') {
    const raw = readBmp(bytes, mostPixels);
    if (!raw) throw refuse(filesErrors.broken);
    const { data, ...shape } = raw;
    return sharp(data, { raw: shape }).png().toBuffer();
  }
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
  return kind === 'jpg' ? picture.jpeg({ quality: 88, mozjpeg: false }).toBuffer() : picture.png().toBuffer();
};

/**
 * Draws a picture anew, so that only its pixels stay: no metadata (position, camera), nothing hidden behind them
 * (security 23, 25). Bitmaps become PNG.
 * @throws Refused files.tooManyPixels above 40 megapixels, files.broken where it can't be read
 */
export const cleanPicture = async (kind: 'jpg' | 'png' | 'bmp', bytes: Buffer): Promise<Buffer> => {
  try {
    return await turn(() => encode(kind, bytes));
  } catch (err) {
    throw refuse(/pixel limit/i.test((err as Error).message) ? filesErrors.tooManyPixels : filesErrors.broken);
  }
};
