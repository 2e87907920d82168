import { elsewhere } from './_rounds.ts';

/** Requests a second, and times in ms. */
export type Driven = { rate: number; p50: number; p95: number };
type Ask = (i: number) => Promise<void>;

/** `connections` ask one after the other, `ask` by its number in turn from the first on, for so many seconds. */
export const drive = async (connections: number, seconds: number, ask: Ask, first = 0): Promise<Driven> => {
  const times: number[] = [];
  let next = first;
  const end = performance.now() + seconds * 1000;
  const walk = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await ask(next++);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, walk));
  times.sort((a, b) => a - b);
  const at = (p: number) => Number((times[Math.floor(times.length * p)] ?? 0).toFixed(1));
  return { rate: Number((times.length / seconds).toFixed(1)), p50: at(0.5), p95: at(0.95) };
};

/** Asks so many things one after the other. @returns milliseconds of each that half, and 95 of a hundred, stay below */
export const askEach = async (numbers: number[], ask: Ask): Promise<Omit<Driven, 'rate'>> => {
  const times: number[] = [];
  for (const i of numbers) {
    const began = performance.now();
    await ask(i);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (p: number) => Number((sorted[Math.floor(sorted.length * p)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
};

/** Numbers between the beginnings of two rounds: no round asks again what an earlier one has just been answered. */
const apart = 211;

/** Four rounds of each side by turns, so that whatever else the machine does meets both; the lower middle counts. */
export const driveBoth = async (
  connections: number,
  ask: { ours: Ask; bare: Ask },
): Promise<{ ours: Driven; bare: Driven; ratio: number }> => {
  const rounds = { ours: [] as Driven[], bare: [] as Driven[] };
  for (let i = 0; i < 4; i++)
    for (const side of i % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const))
      rounds[side].push(await drive(connections, 4, ask[side], i * apart));
  const mid = (list: Driven[], k: keyof Driven) => list.map((r) => r[k]).toSorted((a, b) => a - b)[1] ?? 0;
  const of = (list: Driven[]): Driven => ({ rate: mid(list, 'rate'), p50: mid(list, 'p50'), p95: mid(list, 'p95') });
  const [ours, bare] = [of(rounds.ours), of(rounds.bare)];
  return { ours, bare, ratio: Number((ours.rate / bare.rate).toFixed(2)) };
};

/** Asks as if from another address and reads the answer to its end; `sent` is the body of a POST. @throws where it is no success */
export const askBody = async (url: string, token?: string, sent?: object): Promise<void> => {
  const r = await fetch(url, {
    headers: {
      'x-forwarded-for': elsewhere(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': 'application/json' }),
    },
    ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
  });
  if (!r.ok) throw new Error(`${r.status} for ${url}: ${(await r.text()).slice(0, 200)}`);
  await r.arrayBuffer();
};
