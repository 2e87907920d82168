import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Job, PageSize, Source } from './draw-page.ts';

export type { PageSize, Source } from './draw-page.ts';

/** Why a document is not shown: the thread has too much to do, or it cannot be read, or not in time. */
export class NotDrawn extends Error {
  readonly why: 'busy' | 'unreadable';
  constructor(why: 'busy' | 'unreadable', detail: string) {
    super(detail);
    this.why = why;
  }
}

/** Milliseconds that one page may take, pieces of work that may wait, and how long an idle thread is kept. */
const longest = 20_000;
/** Bytes by which the process may grow meanwhile, looked at so often: what is unpacked and drawn on is no memory of scripts. */
const mostGrowth = 1_000_000_000;
const look = 50;
const mostWaiting = 40;
const idle = 60_000;

type Answer = { sizes?: PageSize[]; bytes?: Uint8Array<ArrayBuffer>; fault?: string };
type Piece = { job: Job; resolve: (a: Answer) => void; reject: (e: Error) => void };

/** Faults by page and by document: what has failed is not tried again for a while, so that one document holds up no others. */
const faults = new LRUCache<string, number>({ max: 1000, ttl: 600_000 });
const mostFaults = 3;
const keyOf = (j: Job): string => [j.source.id, j.what, ...(j.what === 'page' ? [j.page, j.width] : [])].join(' ');
const hasFailed = (j: Job): boolean => faults.has(keyOf(j)) || (faults.get(j.source.id) ?? 0) >= mostFaults;
const countFault = (j: Job): void => {
  for (const key of [keyOf(j), j.source.id]) faults.set(key, (faults.get(key) ?? 0) + 1);
};

const waiting: Piece[] = [];
let thread: Worker | undefined;
let running: Piece | undefined;
let clock: NodeJS.Timeout | undefined;
let watch: NodeJS.Timeout | undefined;

const end = (): void => {
  const ended = thread;
  thread = undefined;
  void ended?.terminate();
};

const finish = (answer: Answer | Error): void => {
  clearTimeout(clock);
  clearInterval(watch);
  const done = running;
  running = undefined;
  const fault = answer instanceof Error ? answer.message : answer.fault;
  // What could not be read may have left the thread short of memory: the next document gets a new one.
  if (fault) end();
  if (fault && done) countFault(done.job);
  if (fault) done?.reject(new NotDrawn('unreadable', fault));
  else if (!(answer instanceof Error)) done?.resolve(answer);
  next();
};

/** A thread that dies, by its memory or by a document, takes only the piece of work with it that it had. */
const start = (): Worker => {
  const made = new Worker(new URL('./draw-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  made.unref();
  made.on('message', (answer: Answer) => made === thread && finish(answer));
  const fail = (e: Error) => {
    if (made !== thread) return;
    thread = undefined;
    finish(e);
  };
  made.on('error', fail);
  made.on('exit', () => fail(new Error('the thread has ended')));
  return made;
};

const next = (): void => {
  if (running) return;
  running = waiting.shift();
  while (running && hasFailed(running.job)) {
    running.reject(new NotDrawn('unreadable', 'it failed before'));
    running = waiting.shift();
  }
  if (!running) {
    clock = setTimeout(end, idle).unref();
    return;
  }
  thread ??= start();
  clock = setTimeout(() => finish(new Error('it took too long')), longest);
  const before = process.memoryUsage.rss();
  watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > mostGrowth) finish(new Error('it took too much memory'));
  }, look);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  thread.postMessage(running.job);
};

const ask = (job: Job): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (waiting.length >= mostWaiting) {
      reject(new NotDrawn('busy', 'too much waits'));
      return;
    }
    waiting.push({ job, resolve, reject });
    clearTimeout(running ? undefined : clock);
    next();
  });

/** How large each page of a document is. @throws NotDrawn */
export const pageSizesOf = async (source: Source): Promise<PageSize[]> =>
  (await ask({ what: 'sizes', source })).sizes ?? [];

/**
 * One page as a picture with words all over it, drawn beside the requests by a thread that reads one document at a time and is
 * ended where that takes too long. @throws NotDrawn
 */
export const markedPage = async (
  source: Source,
  page: number,
  o: { width: number; words: string[] },
): Promise<Uint8Array<ArrayBuffer>> => (await ask({ what: 'page', source, page, ...o })).bytes ?? new Uint8Array();
