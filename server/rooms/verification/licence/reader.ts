import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ReadField, ReadFields } from '#contract/verification/calls.ts';
import { licenceFields } from '#contract/verification/rules.ts';
import type { Worker } from 'tesseract.js';
import { signs as codeSigns } from './credit-code-rules.ts';
import { codeIn, evidenceOf, type PlainField, readLines, type Sign, type Size } from './licence-rules.ts';
import { judgeCode, judgeField } from './second-reading-rules.ts';

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

/** What tesseract found on a picture that it straightened by `angle` (radians) about its middle; boxes are on the straight one. */
type Found = { lines: Sign[][]; angle: number };

const linesOf = async (w: Worker, png: Buffer, straighten: boolean): Promise<Found> => {
  const { data } = await w.recognize(png, { rotateAuto: straighten }, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap((b) =>
    b.paragraphs.flatMap((p) =>
      p.lines.map((l) =>
        l.words.flatMap((word) => word.symbols.map((s) => ({ c: s.text, conf: s.confidence / 100, ...s.bbox }))),
      ),
    ),
  );
  return { lines, angle: data.rotateRadians ?? 0 };
};

/** A box of the straightened picture, back on the picture as it was sent. */
const placedBack = (box: ReadField['box'], angle: number, size: Size): ReadField['box'] => {
  if (!box || !angle) return box;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const dx = (box.x + box.w / 2 - 0.5) * size.width;
  const dy = (box.y + box.h / 2 - 0.5) * size.height;
  const share = (n: number) => Math.round(n * 10_000) / 10_000;
  return {
    ...box,
    x: share((dx * cos + dy * sin) / size.width + 0.5 - box.w / 2),
    y: share((dy * cos - dx * sin) / size.height + 0.5 - box.h / 2),
  };
};

/** One field's line alone, `tall` pixels high. */
const cropOf = async (
  straight: Buffer,
  box: NonNullable<ReadField['box']>,
  size: Size,
  tall: number,
  margin: number,
): Promise<Buffer> => {
  const px = { x: box.x * size.width, y: box.y * size.height, w: box.w * size.width, h: box.h * size.height };
  const left = Math.max(0, Math.round(px.x - px.h * margin));
  const top = Math.max(0, Math.round(px.y - px.h * 0.6));
  const width = Math.min(size.width - left, Math.round(px.w + px.h * 2 * margin));
  const height = Math.min(size.height - top, Math.round(px.h * 2.2));
  return sharp(straight)
    .extract({ left, top, width: Math.max(1, width), height: Math.max(1, height) })
    .resize({ height: tall })
    .extend({ top: 20, bottom: 20, left: 40, right: 40, background: '#ffffff' })
    .png()
    .toBuffer();
};

const lineAlone = async (w: Worker, crop: Buffer, only: string): Promise<Sign[]> => {
  await w.setParameters({ tessedit_char_whitelist: only, tessedit_pageseg_mode: '7' as never });
  const { lines } = await linesOf(w, crop, false).finally(() =>
    w.setParameters({ tessedit_char_whitelist: '', tessedit_pageseg_mode: '6' as never }),
  );
  return lines.flat();
};

/** The code's line again in three sizes, with its 31 signs only: the language model doubles letters in long runs. */
const readCodeAgain = async (w: Worker, straight: Buffer, size: Size, first: ReadField): Promise<ReadField> => {
  if (!first.box) return first;
  const seen = [first.value];
  for (const tall of [110, 80, 150])
    seen.push(codeIn(await lineAlone(w, await cropOf(straight, first.box, size, tall, 1), codeSigns)) ?? '');
  return judgeCode(seen, first);
};

/** Chinese numerals of sums, which the model takes for likelier words. */
const numerals = '零壹贰叁肆伍陆柒捌玖拾佰仟万亿元整圆美欧港人民币0123456789.';

/** Every other field's line again, alone and larger; once more where the two readings differ. */
const readAgain = async (
  w: Worker,
  straight: Buffer,
  size: Size,
  key: PlainField,
  first: ReadField,
): Promise<ReadField> => {
  const { box } = first;
  if (!box) return first;
  const alone = async (tall: number) =>
    lineAlone(w, await cropOf(straight, box, size, tall, 0.5), key === 'capital' ? numerals : '');
  const seen = [await alone(72)];
  // Names have no form that a misread character could break.
  if (key === 'name' || key === 'legal' || judgeField(key, first, seen).uncertain) seen.push(await alone(110));
  return judgeField(key, first, seen);
};

/** The picture turned straight as tesseract turned it; the part that its boxes are on. */
const straightened = async (png: Buffer, angle: number, size: Size): Promise<Buffer> => {
  if (Math.abs(angle) < 0.0005) return png;
  const { data, info } = await sharp(png)
    .rotate((angle * 180) / Math.PI, { background: '#ffffff' })
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.max(0, Math.round((info.width - size.width) / 2)),
      top: Math.max(0, Math.round((info.height - size.height) / 2)),
      width: Math.min(size.width, info.width),
      height: Math.min(size.height, info.height),
    })
    .png({ compressionLevel: 3 })
    .toBuffer();
};

const read = async (picture: Buffer): Promise<Reading> => {
  const began = performance.now();
  worker ??= start();
  const w = await worker;
  let best = { lines: [] as Sign[][], angle: 0, png: picture, size: { width: 1, height: 1 }, turned: 0, score: -1 };
  for (const turned of [0, 90, 270, 180]) {
    const { png, size } = await prepared(picture, turned);
    const found = await linesOf(w, png, true);
    const score = evidenceOf(found.lines);
    if (score > best.score) best = { ...found, png, size, turned, score };
    if (score >= 4) break;
  }
  const { size, angle } = best;
  const fields = best.score >= 2 ? readLines(best.lines, size) : {};
  const straight = await straightened(best.png, angle, size);
  for (const key of licenceFields) {
    const first = fields[key];
    if (!first) continue;
    const field =
      key === 'creditCode'
        ? await readCodeAgain(w, straight, size, first)
        : await readAgain(w, straight, size, key, first);
    fields[key] = { ...field, box: placedBack(field.box, angle, size) };
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { fields, turned: best.turned, seconds };
};

const withPatience = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  // What fails after its time has nobody left to hear of it.
  work.catch(() => undefined);
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
