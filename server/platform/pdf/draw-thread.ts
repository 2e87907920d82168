import { parentPort } from 'node:worker_threads';
import { drawSheet, type Sheet } from './sheet.ts';

/** The thread that draws: one document after another. */
parentPort?.on('message', ({ no, sheet }: { no: number; sheet: Sheet }) => {
  drawSheet(sheet).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    (bytes) => parentPort?.postMessage({ no, bytes }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    (e: unknown) => parentPort?.postMessage({ no, fault: String(e) }),
  );
});
