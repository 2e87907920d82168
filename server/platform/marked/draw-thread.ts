import { parentPort } from 'node:worker_threads';
import { drawPage, type Job, pageSizes } from './draw-page.ts';

const answer = async (job: Job) =>
  job.what === 'sizes'
    ? { sizes: await pageSizes(job.source) }
    : { bytes: await drawPage(job.source, job.page, job.width, job.words) };

/** The thread that reads what strangers drew: one piece of work at a time, as its owner hands them over. */
parentPort?.on('message', (job: Job) => {
  answer(job).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    (done) => parentPort?.postMessage(done),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    (e: unknown) => parentPort?.postMessage({ fault: String(e) }),
  );
});
