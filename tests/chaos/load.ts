import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from './target.ts';

export type Load = {
  acknowledged: Set<string>;
  refused(): number;
  /** Resolves with the ms until a write that began after now was acknowledged; rejects after `limitMs`. */
  untilServing(limitMs: number): Promise<number>;
  stop(): Promise<void>;
};

/** Writes without a pause on `lanes` connections and remembers every id that the server acknowledged. */
export const startLoad = (target: Target, lanes: number): Load => {
  const acknowledged = new Set<string>();
  let running = true;
  let n = 0;
  let refused = 0;
  let latest = 0;
  const lane = async (): Promise<void> => {
    while (running) {
      const began = performance.now();
      const id = await target.writer.write(target.baseUrl, n++);
      if (id === null) {
        refused++;
        await sleep(20);
      } else {
        acknowledged.add(id);
        latest = Math.max(latest, began);
      }
    }
  };
  const all = Promise.all(Array.from({ length: lanes }, lane));
  return {
    acknowledged,
    refused: () => refused,
    untilServing: async (limitMs) => {
      const from = performance.now();
      while (latest < from) {
        if (performance.now() - from > limitMs) throw new Error(`does not serve again after ${limitMs} ms`);
        await sleep(5);
      }
      return Math.round(performance.now() - from);
    },
    stop: async () => {
      running = false;
      await all;
    },
  };
};
