import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (e: Error) => void };
type Answer = { no: number; bytes?: Uint8Array<ArrayBuffer>; fault?: string };

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let last = 0;

const failAll = (e: Error) => {
  thread = undefined;
  for (const w of waiting.values()) w.reject(e);
  waiting.clear();
};

/** The thread starts with the first document and keeps its faces; a process that ends does not wait for it. */
const start = (): Worker => {
  const made = new Worker(new URL('./draw-thread.ts', import.meta.url));
  made.unref();
  made.on('message', ({ no, bytes, fault }: Answer) => {
    const w = waiting.get(no);
    waiting.delete(no);
    if (!waiting.size) made.unref();
    if (bytes) w?.resolve(bytes);
    else w?.reject(new Error(fault));
  });
  made.on('error', failAll);
  made.on('exit', () => failAll(new Error('the drawing thread has ended')));
  return made;
};

/** A document as a PDF, drawn beside the requests: one of twenty lines takes a quarter of a second and more. */
export const printSheet = (sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    thread ??= start();
    const no = ++last;
    waiting.set(no, { resolve, reject });
    thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.postMessage({ no, sheet });
  });
