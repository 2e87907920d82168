import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createAddressOf, networkOf } from './address.ts';

export const turnRules = {
  /** Requests of one address that are worked on at a time. */
  abreast: 6,
  /** Requests of one address that may wait for their turn; more get 429. */
  waiting: 500,
  /** Milliseconds after which a request that still runs is counted as waiting for something, not as work. */
  longest: 2_000,
} as const;

type Lane = { running: number; queue: Set<() => void> };
type Turns = {
  /** Works at once or in turn, with the way to say that it is done; null where too many wait already. */
  enter: (key: string, work: (done: () => void) => void) => { leave: () => void } | null;
};

/** A lane a key: who asks for much waits for himself, and others only for the few of his that run. */
export const createTurns = (): Turns => {
  const lanes = new Map<string, Lane>();
  const next = (key: string, lane: Lane) => {
    const [first] = lane.queue;
    if (!first) {
      if (!lane.running) lanes.delete(key);
      return;
    }
    lane.queue.delete(first);
    first();
  };
  return {
    enter(key, work) {
      const lane = lanes.get(key) ?? { running: 0, queue: new Set() };
      const start = () => {
        lane.running += 1;
        let over = false;
        const done = () => {
          if (over) return;
          over = true;
          clearTimeout(late);
          lane.running -= 1;
          next(key, lane);
        };
        const late = setTimeout(done, turnRules.longest);
        late.unref();
        work(done);
      };
      if (lane.running >= turnRules.abreast && lane.queue.size >= turnRules.waiting) return null;
      lanes.set(key, lane);
      if (lane.running < turnRules.abreast) start();
      else lane.queue.add(start);
      return { leave: () => lane.queue.delete(start) };
    },
  };
};

/** The machine itself: our own measurements, or a proxy that TRUST_PROXY forgets and behind which everybody is. */
const isOwnMachine = (address: string) => address === '127.0.0.1' || address === '::1';

/** Lets the requests of one address take turns, so that a flood from one place leaves the others theirs. */
export const inTurns = (handle: RequestListener, trustedProxies: string[]): RequestListener => {
  const addressOf = createAddressOf(trustedProxies);
  const turns = createTurns();
  return (req: IncomingMessage, res: ServerResponse) => {
    const address = addressOf(req);
    if (isOwnMachine(address)) return handle(req, res);
    const place = turns.enter(networkOf(address), (done) => {
      res.once('close', done);
      handle(req, res);
    });
    if (place) res.once('close', place.leave);
    else res.writeHead(429, { 'retry-after': '5', connection: 'close' }).end();
  };
};
