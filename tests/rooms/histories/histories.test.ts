import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { testPlatform, type TestPlatform } from '../../harness/platform.ts';
import { sliceOf } from '../../harness/slice.ts';
import { forgetLimits } from '../../world/login.ts';
import { history } from './commands.ts';
import { begin, type Cast, castOf } from './deal.ts';
import { look } from './look.ts';
import { tryInquiry } from './try-inquiry.ts';
import { tryOrder } from './try-order.ts';
import { useful } from './useful.ts';

/**
 * Random histories of a deal by several people, through the calls of the platform and through a small model of its rules beside it:
 * every answer, and what everybody sees in the end, is what the model says. A failure prints the seed and the shortest history that
 * fails; `SEED=…` runs it again, `RUNS=…` sets how many there are, `MINUTES=…` how long they may take. A slow machine plays as many as its
 * minutes allow; with `FULL=1` fewer than asked are a failure.
 */
const full = Boolean(process.env['FULL']);
const slice = sliceOf('1/12');
const runs = Number(process.env['RUNS'] ?? (full ? Math.ceil(10_000 / slice.of) : 100));
const minutes = Number(process.env['MINUTES'] ?? (full ? 18 : 0.5));
const seed = Number(process.env['SEED'] ?? (full ? 10_000 + slice.nth : 4));

let t: TestPlatform;
let cast: Cast;
beforeAll(async () => {
  t = await testPlatform();
  cast = await castOf(t);
});

it(
  `keeps the rules in ${runs} random histories`,
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (h) => {
        await forgetLimits(t);
        const deal = await begin(t, cast, h.beginning);
        for (const a of h.acts) {
          const open = useful(deal.m);
          const x = a.on === 'useful' ? open[a.n % Math.max(1, open.length)] : a;
          if (x) await (x.on === 'order' ? tryOrder(deal, x.c) : tryInquiry(deal, x.c));
        }
        await look(deal);
      }),
      { numRuns: runs, seed, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: full },
    );
  },
  (minutes + 2) * 60_000,
);
