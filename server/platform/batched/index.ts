/** Before clocks of tests stand in for them. */
const { setImmediate: soon, setTimeout: later } = globalThis;

/** Runs that follow each other at once before a pause is made: a page that asks a few times in turn waits for nothing. */
const steady = 8;

type Waiting<I, O> = { item: I; key: string; done: (out: O) => void; fail: (err: unknown) => void };
type How<I, O> = {
  /**
   * Does several at once; what became of each is answered in their order. Where it throws, all of them fail; those with keys are done one by
   * one instead, `patient`: then nobody waits for them but who has the same key.
   */
  run: (items: I[], patient: boolean) => Promise<PromiseSettledResult<O>[]>;
  /** So many are done at once. */
  most: number;
  /** Milliseconds from the beginning of one run to the next, where there is much to do. */
  pause: number;
  /** Items of one key are done in the order in which they came, in one run or one run after the other. */
  keyOf?: (item: I) => string;
  /** This one is done by itself, beside the others. */
  alone?: (item: I) => boolean;
  /** The clock, in milliseconds, and what waits by it. */
  now?: () => number;
  after?: (then: () => void, ms: number) => void;
};

/**
 * Does together what is asked at the same time: the first soon, and what comes until that is done, or within the pause, with the next run. So a
 * node that has little to do answers as fast as before, and one that has much to do takes more with each run.
 */
export const batched = <I, O>({
  run,
  most,
  pause,
  keyOf,
  alone,
  now = () => performance.now(),
  after = later,
}: How<I, O>): ((item: I) => Promise<O>) => {
  let waiting: Waiting<I, O>[] = [];
  /** Keys of what is being done. */
  const busy = new Set<string>();
  let running = false;
  let awake = false;
  let began = -Infinity;
  let streak = 0;

  const settle = (w: Waiting<I, O>, out: PromiseSettledResult<O> | undefined) => {
    if (out?.status === 'fulfilled') w.done(out.value);
    else w.fail(out ? out.reason : new Error('nothing was answered'));
  };
  /** Those of one key, one after the other. */
  const apart = async (own: Waiting<I, O>[]) => {
    for (const w of own) await run([w.item], true).then(([out]) => settle(w, out), w.fail);
    for (const w of own) busy.delete(w.key);
    wake();
  };
  /** What may be done now, the singles begun; what has to wait stays, behind an earlier one of its key too. */
  const take = (): Waiting<I, O>[] => {
    const next: Waiting<I, O>[] = [];
    const rest: Waiting<I, O>[] = [];
    const taken = new Set<string>();
    const behind = new Set(busy);
    for (const w of waiting) {
      const single = alone?.(w.item) ?? false;
      if (next.length >= most || behind.has(w.key) || (single && taken.has(w.key))) {
        rest.push(w);
        if (keyOf) behind.add(w.key);
      } else if (single) {
        behind.add(w.key);
        busy.add(w.key);
        void apart([w]);
      } else {
        next.push(w);
        taken.add(w.key);
      }
    }
    waiting = rest;
    return next;
  };
  const start = async (batch: Waiting<I, O>[]) => {
    running = true;
    const at = now();
    streak = at - began < 2 * pause ? streak + 1 : 0;
    began = at;
    if (keyOf) for (const w of batch) busy.add(w.key);
    try {
      const outs = await run(
        batch.map((w) => w.item),
        false,
      );
      for (const w of batch) busy.delete(w.key);
      for (const [i, w] of batch.entries()) settle(w, outs[i]);
    } catch (err) {
      if (keyOf) for (const [, own] of Map.groupBy(batch, (w) => w.key)) void apart(own);
      else for (const w of batch) w.fail(err);
    }
    running = false;
    wake();
  };
  const pump = () => {
    awake = false;
    if (running) return;
    const batch = take();
    if (batch.length) void start(batch);
  };
  // What is asked in the same turn of the event loop goes together.
  const wake = () => {
    if (awake || running || !waiting.length) return;
    awake = true;
    const left = streak < steady ? 0 : began + pause - now();
    if (left > 1) after(pump, left);
    else soon(pump);
  };
  return (item) =>
    new Promise<O>((done, fail) => {
      waiting.push({ item, key: keyOf?.(item) ?? '', done, fail });
      wake();
    });
};
