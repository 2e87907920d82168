import pg from 'pg';
import { pageTo } from '#contract/pages.ts';
import { inquiryInput, quotationOf } from '#tests/world/inquiries.ts';
import type { TestPerson } from '#tests/world/people.ts';
import { fillDeals } from './_deals.ts';
import { elsewhere } from './_rounds.ts';
import { onGround } from './_ground.ts';

const suppliers = 5_000;
const published = 60;
const connections = 16;
const leastQuotations = 0.5;

type Asked = { id: string; tiers: string[]; requirements: unknown[] };
const clientOf = (url: string) => {
  const send = async <T>(by: TestPerson, path: string, body?: object): Promise<T> => {
    const r = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': elsewhere(),
        authorization: `Bearer ${by.token}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await r.text();
    if (!r.ok) throw new Error(`${r.status} for ${path}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: T }).data;
  };
  return {
    publish: (by: TestPerson, o: Parameters<typeof inquiryInput>[0] = {}) =>
      send<{ id: string }>(by, '/api/busi/inquiry/publish', inquiryInput(o)),
    quote: (by: TestPerson, body: object) => send<{ id: string }>(by, '/api/busi/inquiry/add/quote', body),
  };
};

const spread = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (p: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
};

/** Milliseconds from the click on "publish" until the last supplier that is to hear of it has its notice. */
const heard = async (pool: pg.Pool, publish: () => Promise<{ id: string }>): Promise<number> => {
  const began = Date.now();
  const { id } = await publish();
  for (;;) {
    const { rows } = await pool.query<{ told: number; noticed: number; last: number }>(
      `select (select count(*)::int from inquiry_matches where inquiry_id = $1 and told_at is not null) as told,
         count(distinct u.ent_id)::int as noticed, (extract(epoch from max(n.created_at)) * 1000)::float8 as last
       from notices n join users u on u.id = n.user_id where n.kind = 'inquiryMatched' and n.link like $2`,
      [id, `%${id}%`],
    );
    const [r] = rows;
    if (r && r.told > 0 && r.noticed >= r.told) return r.last - began;
    if (Date.now() - began > 60_000) throw new Error(`nobody heard of ${id}: ${JSON.stringify(r)}`);
    await new Promise((done) => setTimeout(done, 20));
  }
};

/** `work(i)` by so many at once, each one after the other. @returns how many a second */
const rateOf = async (seconds: number, work: (connection: number) => Promise<unknown>): Promise<number> => {
  let n = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < end) {
        await work(connection);
        n += 1;
      }
    }),
  );
  return n / seconds;
};
const middle = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/**
 * The main job in figures: from publishing to the last notice at 5,000 suppliers; revisions of quotations at 16 connections against a
 * bare server that writes the same rows; the buyer's comparison of 8 quotations of 12 lines, as its page is answered.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  return onGround(async (g) => {
    const { buyers, quoting } = await fillDeals(g.url, g.folder, { suppliers, buyers: 20 });
    const ours = await g.platform();
    const bare = await g.bare('./_bare-quotes.ts', '/');
    const pool = new pg.Pool({ connectionString: g.url, max: 2 });
    g.atEnd(() => pool.end());
    const { publish, quote } = clientOf(ours.url);
    const buyerOf = (i: number) => buyers[i % buyers.length] as TestPerson;
    const linesOf = async (id: string) =>
      (
        await pool.query<Asked>(
          'select id, tiers, requirements from inquiry_lines where inquiry_id = $1 and removed_in is null order by no',
          [id],
        )
      ).rows;

    const times: number[] = [];
    for (let i = 0; i < published; i++) times.push(await heard(pool, () => publish(buyerOf(i))));
    const told = spread(times.slice(5));

    // Each connection has an inquiry and a supplier of its own, on either side.
    const deals = await Promise.all(
      Array.from({ length: connections * 2 }, async (_, i) => {
        const { id } = await publish(buyerOf(i));
        const lines = await linesOf(id);
        const by = quoting[i] as TestPerson;
        const q = await quote(by, quotationOf(id, lines));
        return { id, by, lines, quotationId: q.id, buyerId: buyerOf(i).userId, revision: 1 };
      }),
    );
    const sides = {
      ours: (c: number) => {
        const d = deals[c]!;
        return quote(d.by, quotationOf(d.id, d.lines, '97.25'));
      },
      bare: async (c: number) => {
        const d = deals[connections + c]!;
        d.revision += 1;
        const body = {
          quotationId: d.quotationId,
          inquiryId: d.id,
          userId: d.by.userId,
          buyerId: d.buyerId,
          lineId: d.lines[0]!.id,
          revision: d.revision,
          prices: ['97.25', '97.25', '97.25'],
          totals: ['97250', '486250', '1945000'],
        };
        const r = await fetch(bare.url, { method: 'POST', body: JSON.stringify(body) });
        if (!r.ok) throw new Error(await r.text());
        await r.arrayBuffer();
      },
    };
    const rates = { ours: [] as number[], bare: [] as number[] };
    for (const side of ['ours', 'bare'] as const) await rateOf(2, sides[side]);
    for (let i = 0; i < 4; i++)
      for (const side of i % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const))
        rates[side].push(await rateOf(4, sides[side]));
    const quotation = {
      ours: Math.round(middle(rates.ours)),
      bare: Math.round(middle(rates.bare)),
      ratio: Number((middle(rates.ours) / middle(rates.bare)).toFixed(2)),
    };

    const [line] = inquiryInput().lines;
    const wide = await publish(buyerOf(0), { lines: Array.from({ length: 12 }, () => line!), maxQuotations: 8 });
    const wanted = await linesOf(wide.id);
    for (let i = 0; i < 8; i++)
      await quote(
        quoting[100 + i]!,
        quotationOf(wide.id, wanted, (90 + i).toFixed(2), { tradeTerm: i % 3 ? 'DAP' : 'EXW' }),
      );
    const page: number[] = [];
    for (let i = 0; i < 40; i++) {
      const began = performance.now();
      const r = await fetch(ours.url + pageTo('compareQuotations', { id: wide.id }), {
        headers: { cookie: `xtoken=${buyerOf(0).token}`, 'x-forwarded-for': elsewhere() },
        redirect: 'manual',
      });
      const html = await r.text();
      if (r.status !== 200 || !html.includes('97.00')) throw new Error(`the comparison answered ${r.status}`);
      page.push(performance.now() - began);
    }
    const comparison = { lines: 12, quotations: 8, ...spread(page.slice(5)) };

    console.table([
      { what: `publish to the last notice, ${suppliers} suppliers, ms`, ...told },
      { what: `revisions of quotations a second, ${connections} connections`, ...quotation },
      { what: 'comparison of 12 lines by 8 quotations, page, ms', ...comparison },
    ]);
    const ok = quotation.ratio >= leastQuotations;
    console.log(JSON.stringify({ name: 'deals', suppliers, told, quotation, comparison, least: leastQuotations, ok }));
    return { ok };
  });
};
