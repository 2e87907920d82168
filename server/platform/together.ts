type Waiting<I, O> = { item: I; key: string; done: (out: O) => void; fail: (err: unknown) => void };
type How<I, O> = {
  /** Does several at once; what became of each is answered in their order. Where it throws, those with keys are done one by one. */
  run: (items: I[]) => Promise<PromiseSettledResult<O>[]>;
  /** So many are done at once. */
  most: number;
  /** So many runs go on at the same time. */
  abreast: number;
  /** Items of one key are done in the order in which they came, in one run or one run after the other. */
  keyOf?: (item: I) => string;
  /** This one is done by itself. */
  alone?: (item: I) => boolean;
};

/**
 * Does together what is asked at the same time: the first at once, and what comes while the runs are busy with the next run. So a node that
 * has little to do answers as fast as before, and one that has much to do takes more with each run.
 */
export const together = <I, O>({ run, most, abreast, keyOf, alone }: How<I, O>): ((item: I) => Promise<O>) => {
  let waiting: Waiting<I, O>[] = [];
  const busy = new Set<string>();
  let running = 0;

  /** The next run, and what has to wait: for its turn, or for an earlier one of its key. */
  const take = (): Waiting<I, O>[] => {
    const next: Waiting<I, O>[] = [];
    const rest: Waiting<I, O>[] = [];
    const later = new Set(busy);
    let full = false;
    for (const w of waiting) {
      const single = alone?.(w.item) ?? false;
      if (full || later.has(w.key) || (single && next.length)) {
        rest.push(w);
        if (keyOf) later.add(w.key);
        continue;
      }
      next.push(w);
      full = single || next.length >= most;
    }
    waiting = rest;
    return next;
  };
  const free = (key: string) => {
    busy.delete(key);
    pump();
  };
  const settle = (w: Waiting<I, O>, out: PromiseSettledResult<O> | undefined) => {
    if (out?.status === 'fulfilled') w.done(out.value);
    else w.fail(out ? out.reason : new Error('nothing was answered'));
  };
  const single = (w: Waiting<I, O>): Promise<void> => run([w.item]).then(([out]) => settle(w, out), w.fail);
  /** One of them spoils it for all, or waits for somebody: nobody else does with it. */
  const apart = (batch: Waiting<I, O>[]) => {
    for (const [key, own] of Map.groupBy(batch, (w) => w.key)) {
      const all = own.reduce((before, w) => before.then(() => single(w)), Promise.resolve());
      void all.then(() => free(key));
    }
  };
  const start = (batch: Waiting<I, O>[]) => {
    running += 1;
    if (keyOf) for (const w of batch) busy.add(w.key);
    const over = (then: () => void) => {
      running -= 1;
      then();
      pump();
    };
    const release = () => {
      for (const w of batch) busy.delete(w.key);
    };
    void run(batch.map((w) => w.item)).then(
      (outs) =>
        over(() => {
          release();
          for (const [i, w] of batch.entries()) settle(w, outs[i]);
        }),
      (err: unknown) =>
        over(() => {
          if (keyOf && batch.length > 1) return apart(batch);
          release();
          for (const w of batch) w.fail(err);
          return undefined;
        }),
    );
  };
  const pump = (): void => {
    while (running < abreast && waiting.length) {
      const batch = take();
      if (!batch.length) return;
      start(batch);
    }
  };
  return (item) =>
    new Promise<O>((done, fail) => {
      waiting.push({ item, key: keyOf?.(item) ?? '', done, fail });
      pump();
    });
};
