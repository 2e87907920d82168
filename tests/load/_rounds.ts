import autocannon from 'autocannon';
import { withQuery } from './_pages/paths.ts';

type Round = { rate: number; p99: number; errors: number };
const median = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

let asked = 0;
/** Each request as if from another place, so that what one address may ask in a minute is not what is measured (TRUST_PROXY). */
export const elsewhere = (): string => {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
};

/** With `fresh` each request has an address of its own, so that nothing kept can answer it. */
const fire = async (url: string, connections: number, seconds: number, fresh = false): Promise<Round> => {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const r = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (q) => ({
          ...q,
          headers: { ...q.headers, 'x-forwarded-for': elsewhere() },
          ...(fresh && { path: withQuery(path, `fresh=${asked}`) }),
        }),
      },
    ],
  });
  return { rate: r.requests.average, p99: r.latency.p99, errors: r.errors + r.non2xx };
};

export type Compared = { connections: number; ours: number; bare: number; ratio: number; p99: number; bareP99: number };

/** Rounds by turns, so that whatever else the machine does meets both; medians count. */
export const compare = async (
  urls: { ours: string; bare: string },
  connections: number,
  o: { rounds: number; seconds: number; fresh?: boolean } = { rounds: 5, seconds: 3 },
): Promise<Compared> => {
  const got = { ours: [] as Round[], bare: [] as Round[] };
  for (const side of ['ours', 'bare'] as const) await fire(urls[side], connections, 2, o.fresh);
  for (let i = 0; i < o.rounds; i++)
    for (const side of i % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const))
      got[side].push(await fire(urls[side], connections, o.seconds, o.fresh));
  const failed = [...got.ours, ...got.bare].reduce((n, r) => n + r.errors, 0);
  if (failed) throw new Error(`${failed} requests failed`);
  const ours = median(got.ours.map((r) => r.rate));
  const bare = median(got.bare.map((r) => r.rate));
  return {
    connections,
    ours: Math.round(ours),
    bare: Math.round(bare),
    ratio: Number((ours / bare).toFixed(2)),
    p99: median(got.ours.map((r) => r.p99)),
    bareP99: median(got.bare.map((r) => r.p99)),
  };
};
