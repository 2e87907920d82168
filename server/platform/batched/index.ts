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
  /** The pause is so many times what the last run took, up to `most` milliseconds, where that is longer: the more there is to do, the more is done by one run. */
  growing?: { times: number; most: number };
  /** Items of one key are done in the order in which they came, in one run or one run after the other. */
  keyOf?: (item: I) => string;
  /** This one is done by itself, beside the others. */
  alone?: (item: I) => boolean;
  /** The clock, in milliseconds, and what waits by it. */
  now?: () => number;
  after?: (then: () => void, ms: number) => void;
};

/** What waits, and what is being done. */
type Queue<I, O> = {
  how: How<I, O>;
  now: () => number;
  waiting: Waiting<I, O>[];
  /** Keys of what is being done. */
  busy: Set<string>;
  running: boolean;
  awake: boolean;
  began: number;
  /** Milliseconds from then to the next run. */
  pause: number;
  streak: number;
};

const settle = <I, O>(w: Waiting<I, O>, out: PromiseSettledResult<O> | undefined) => {
  if (out?.status === 'fulfilled') w.done(out.value);
  else w.fail(out ? out.reason : new Error('nothing was answered'));
};
/** Those of one key, one after the other. */
const apart = async <I, O>(q: Queue<I, O>, own: Waiting<I, O>[]) => {
  for (const w of own) await q.how.run([w.item], true).then(([out]) => settle(w, out), w.fail);
  for (const w of own) q.busy.delete(w.key);
  wake(q);
};
/** What may be done now, the singles begun; what has to wait stays, behind an earlier one of its key too. */
const take = <I, O>(q: Queue<I, O>): Waiting<I, O>[] => {
  const next: Waiting<I, O>[] = [];
  const rest: Waiting<I, O>[] = [];
  const taken = new Set<string>();
  const behind = new Set(q.busy);
  for (const w of q.waiting) {
    const single = q.how.alone?.(w.item) ?? false;
    if (next.length >= q.how.most || behind.has(w.key) || (single && taken.has(w.key))) {
      rest.push(w);
      if (q.how.keyOf) behind.add(w.key);
    } else if (single) {
      behind.add(w.key);
      q.busy.add(w.key);
      void apart(q, [w]);
    } else {
      next.push(w);
      taken.add(w.key);
    }
  }
  q.waiting = rest;
  return next;
};
const start = async <I, O>(q: Queue<I, O>, batch: Waiting<I, O>[]) => {
  q.running = true;
  const at = q.now();
  q.streak = at - q.began < 2 * q.pause ? q.streak + 1 : 0;
  q.began = at;
  if (q.how.keyOf) for (const w of batch) q.busy.add(w.key);
  try {
    const outs = await q.how.run(
      batch.map((w) => w.item),
      false,
    );
    for (const w of batch) q.busy.delete(w.key);
    for (const [i, w] of batch.entries()) settle(w, outs[i]);
  } catch (err) {
    if (q.how.keyOf) for (const [, own] of Map.groupBy(batch, (w) => w.key)) void apart(q, own);
    else for (const w of batch) w.fail(err);
  }
  const { pause, growing } = q.how;
  q.pause = Math.max(pause, growing ? Math.min(growing.most, growing.times * (q.now() - at)) : 0);
  q.running = false;
  wake(q);
};
const pump = <I, O>(q: Queue<I, O>) => {
  q.awake = false;
  if (q.running) return;
  const batch = take(q);
  if (batch.length) void start(q, batch);
};
// What is asked in the same turn of the event loop goes together.
const wake = <I, O>(q: Queue<I, O>) => {
  if (q.awake || q.running || !q.waiting.length) return;
  q.awake = true;
  const left = q.streak < steady ? 0 : q.began + q.pause - q.now();
  if (left > 1) (q.how.after ?? later)(() => pump(q), left);
  else soon(() => pump(q));
};

/**
 * Does together what is asked at the same time: the first soon, and what comes until that is done, or within the pause, with the next run. So a
 * node that has little to do answers as fast as before, and one that has much to do takes more with each run.
 */
export const batched = <I, O>(how: How<I, O>): ((item: I) => Promise<O>) => {
  const q: Queue<I, O> = {
    how,
    now: how.now ?? (() => performance.now()),
    waiting: [],
    busy: new Set(),
    running: false,
    awake: false,
    began: -Infinity,
    pause: how.pause,
    streak: 0,
  };
  return (item) =>
    new Promise<O>((done, fail) => {
      q.waiting.push({ item, key: how.keyOf?.(item) ?? '', done, fail });
      wake(q);
    });
};
