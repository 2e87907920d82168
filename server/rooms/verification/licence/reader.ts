import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ReadField, ReadFields } from '#contract/verification.ts';
import type { Worker } from 'tesseract.js';
import { signs as codeSigns } from './credit-code-rules.ts';
import { evidenceOf, readLines, type Sign, type Size } from './licence-rules.ts';

/** Seconds that one picture may take, and pictures that may wait. */
const patience = 45;
const mostWaiting = 20;
/** The worker and its 50 MB go when nobody has asked for ten minutes. */
const idle = 600_000;

type Reading = { fields: ReadFields; turned: number; seconds: number };
export class ReaderBusy extends Error {}

let worker: Promise<Worker> | undefined;
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
let sleep: NodeJS.Timeout | undefined;

/** A thread of its own, started at the first licence, with the model from node_modules: nothing is fetched. */
const start = async (): Promise<Worker> => {
  const { createWorker } = await import('tesseract.js');
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/chi_sim/package.json'));
  return createWorker('chi_sim', 1, { langPath: join(data, '4.0.0'), cacheMethod: 'none', gzip: true });
};

export const stopReader = async (): Promise<void> => {
  clearTimeout(sleep);
  const running = worker;
  worker = undefined;
  await running?.then((w) => w.terminate()).catch(() => undefined);
};

const prepared = async (picture: Buffer, degrees: number): Promise<{ png: Buffer; size: Size }> => {
  const turned = sharp(picture, { limitInputPixels: 40_000_000 }).rotate(degrees).flatten({ background: '#ffffff' });
  const { data, info } = await turned
    .greyscale()
    .normalise()
    .resize({ width: 2000, height: 2000, fit: 'inside' })
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, size: info };
};

type Point = { x: number; y: number };
/** Straightening turns the picture about its middle; a place on the turned one, back on the picture. */
const placeBack =
  (angle: number, size: Size) =>
  ({ x, y }: Point): Point => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const [dx, dy] = [x - size.width / 2, y - size.height / 2];
    return { x: dx * cos + dy * sin + size.width / 2, y: dy * cos - dx * sin + size.height / 2 };
  };

const linesOf = async (w: Worker, png: Buffer, size: Size, straighten: boolean): Promise<Sign[][]> => {
  const { data } = await w.recognize(png, { rotateAuto: straighten }, { blocks: true, text: false });
  const back = placeBack(data.rotateRadians ?? 0, size);
  const placed = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }) => {
    const { x, y } = back({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
    const [w2, h2] = [(x1 - x0) / 2, (y1 - y0) / 2];
    return { x0: x - w2, y0: y - h2, x1: x + w2, y1: y + h2 };
  };
  return (data.blocks ?? []).flatMap((b) =>
    b.paragraphs.flatMap((p) =>
      p.lines.map((l) =>
        l.words.flatMap((word) =>
          word.symbols.map((s) => ({ c: s.text, conf: s.confidence / 100, ...placed(s.bbox) })),
        ),
      ),
    ),
  );
};

/** The code's line once more, alone, larger and with its 31 signs only: the language model doubles letters in long runs. */
const readCodeAgain = async (w: Worker, png: Buffer, size: Size, first: ReadField): Promise<ReadField> => {
  const b = first.box;
  if (!b) return first;
  const px = { x: b.x * size.width, y: b.y * size.height, w: b.w * size.width, h: b.h * size.height };
  const left = Math.max(0, Math.round(px.x - px.h));
  const top = Math.max(0, Math.round(px.y - px.h * 0.6));
  const width = Math.min(size.width - left, Math.round(px.w + px.h * 2));
  const height = Math.min(size.height - top, Math.round(px.h * 2.2));
  const tries: ReadField[] = [];
  for (const tall of [110, 80, 150]) {
    const crop = await sharp(png)
      .extract({ left, top, width, height })
      .resize({ height: tall })
      .extend({ top: 20, bottom: 20, left: 40, right: 40, background: '#ffffff' })
      .png()
      .toBuffer();
    await w.setParameters({ tessedit_char_whitelist: codeSigns, tessedit_pageseg_mode: '7' as never });
    const lines = await linesOf(w, crop, size, false).finally(() =>
      w.setParameters({ tessedit_char_whitelist: '', tessedit_pageseg_mode: '6' as never }),
    );
    const again = readLines(lines, size).creditCode;
    if (again) tries.push({ ...again, box: b });
    if (again && !again.uncertain) return tries.at(-1) ?? first;
  }
  // None is right: the commonest of what was seen, with every proposal.
  const seen = [first, ...tries];
  const of18 = seen.filter((f) => f.value.length === 18);
  const times = (f: ReadField) => seen.filter((x) => x.value === f.value).length;
  const best = of18.toSorted((x, y) => times(y) - times(x))[0] ?? first;
  return { ...best, proposals: [...new Set(seen.flatMap((f) => f.proposals))].slice(0, 4) };
};

const read = async (picture: Buffer): Promise<Reading> => {
  const began = performance.now();
  worker ??= start();
  const w = await worker;
  let best = { lines: [] as Sign[][], png: picture, size: { width: 1, height: 1 }, turned: 0, score: -1 };
  for (const turned of [0, 90, 270, 180]) {
    const { png, size } = await prepared(picture, turned);
    const lines = await linesOf(w, png, size, true);
    const score = evidenceOf(lines);
    if (score > best.score) best = { lines, png, size, turned, score };
    if (score >= 4) break;
  }
  const fields = best.score >= 2 ? readLines(best.lines, best.size) : {};
  if (fields.creditCode?.uncertain) fields.creditCode = await readCodeAgain(w, best.png, best.size, fields.creditCode);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { fields, turned: best.turned, seconds };
};

const withPatience = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('reading took too long')), patience * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Reads a licence in a thread of its own, one after the other.
 * @throws ReaderBusy when too many wait; any other error where the picture could not be read in time
 */
export const readLicence = (picture: Buffer): Promise<Reading> => {
  if (waiting >= mostWaiting) return Promise.reject(new ReaderBusy());
  waiting += 1;
  const turn = queue.then(() => withPatience(read(picture)));
  queue = turn
    .catch(() => stopReader())
    .finally(() => {
      waiting -= 1;
      clearTimeout(sleep);
      if (!waiting) sleep = setTimeout(() => void stopReader(), idle).unref();
    });
  return turn;
};
