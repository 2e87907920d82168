import { parentPort, workerData } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { openPdf, scaleFor } from './draw-page.ts';
import { type TextItem, textOfItems } from './page-text.ts';

export type IssueJob = { what: 'count' } | { what: 'page'; no: number; widths: readonly number[]; mostText: number };
export type IssuePage = { text: string; width: number; height: number; pictures: Uint8Array<ArrayBuffer>[] };
export type IssueAnswer = { pages?: number; page?: IssuePage; fault?: string };

const source = { id: 'issue', kind: 'pdf' as const, bytes: workerData as Uint8Array };

/** One page: its text, its size in points, and its picture in each width, drawn once at the widest. */
const readPage = async (no: number, widths: readonly number[], mostText: number): Promise<IssuePage> => {
  const page = await (await openPdf(source)).getPage(no);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: scaleFor({ width, height }, Math.max(...widths)) });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' }).promise;
  const raw = { raw: { width: canvas.width, height: canvas.height, channels: 4 as const } };
  const data = canvas.data();
  const pictures = await Promise.all(
    widths.map(async (w) =>
      Uint8Array.from(
        await sharp(data, raw)
          .removeAlpha()
          .resize({ width: w, withoutEnlargement: true })
          .webp({ quality: w > 1000 ? 76 : 82, effort: 2 })
          .toBuffer(),
      ),
    ),
  );
  const { items } = await page.getTextContent();
  page.cleanup();
  const text = textOfItems(
    items.filter((i): i is typeof i & TextItem => 'str' in i),
    mostText,
  );
  return { text, width: Math.round(width), height: Math.round(height), pictures };
};

const answer = async (job: IssueJob): Promise<IssueAnswer> =>
  job.what === 'count'
    ? { pages: (await openPdf(source)).numPages }
    : { page: await readPage(job.no, job.widths, job.mostText) };

/** The thread that reads one issue: one page at a time, as its owner asks for them. */
parentPort?.on('message', (job: IssueJob) => {
  answer(job).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    (done) => parentPort?.postMessage(done),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    (e: unknown) => parentPort?.postMessage({ fault: String(e) }),
  );
});
