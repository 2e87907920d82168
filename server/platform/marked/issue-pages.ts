import { Worker } from 'node:worker_threads';
import type { IssueAnswer, IssueJob, IssuePage } from './issue-thread.ts';
import { NotDrawn } from './marked-pages.ts';

/** Milliseconds that one page may take, and megabytes of scripts' memory that the thread has. */
const longest = 25_000;
const mostMemory = 768;

export type Issue = {
  /** @throws NotDrawn */
  count: () => Promise<number>;
  /** Text, size in points and pictures of a page, from 1. @throws NotDrawn */
  page: (no: number, o: { widths: readonly number[]; mostText: number }) => Promise<IssuePage>;
  close: () => Promise<void>;
};

/**
 * Opens a PDF in a thread of its own, which is asked for one page after another and is ended where a page takes too long. It has to be
 * closed.
 */
export const openIssue = (bytes: Uint8Array): Issue => {
  const thread = new Worker(new URL('./issue-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  thread.unref();
  let waiting: { resolve: (a: IssueAnswer) => void; reject: (e: Error) => void } | undefined;
  const settle = (a: IssueAnswer | Error) => {
    const asked = waiting;
    waiting = undefined;
    if (a instanceof Error) asked?.reject(new NotDrawn('unreadable', a.message));
    else if (a.fault) asked?.reject(new NotDrawn('unreadable', a.fault));
    else asked?.resolve(a);
  };
  thread.on('message', (a: IssueAnswer) => settle(a));
  thread.on('error', settle);
  thread.on('exit', () => settle(new Error('the thread has ended')));
  const ask = (job: IssueJob): Promise<IssueAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<IssueAnswer>();
    waiting = { resolve, reject };
    const clock = setTimeout(() => {
      settle(new Error('it took too long'));
      void thread.terminate();
    }, longest);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.postMessage(job);
    return promise.finally(() => clearTimeout(clock));
  };
  return {
    count: async () => (await ask({ what: 'count' })).pages ?? 0,
    page: async (no, o) => {
      const { page } = await ask({ what: 'page', no, ...o });
      if (!page) throw new NotDrawn('unreadable', 'no page came');
      return page;
    },
    close: async () => void (await thread.terminate()),
  };
};
