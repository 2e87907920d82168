import { beside } from './_beside.ts';
import { type Compared, compare } from './_rounds.ts';

const least = 0.8;
const path = '/api/busi/busiproductinfo/all/page?current=1&size=20';

/**
 * The public product list, 20 of 10,000, through the whole platform (access, validation, envelope, no cache of answers)
 * against a bare server on the same database. Both must answer the same total: the bare one counts it with each request, the
 * platform as often as the catalogue changes (`server/platform/counts.ts`).
 */
export const run = (): Promise<{ ok: boolean }> =>
  beside({ products: 10_000, bare: './_bare-list.ts', probe: path }, async (ours, bare) => {
    const total = async (url: string) =>
      ((await (await fetch(url + path)).json()) as { data: { total: number } }).data.total;
    const totals = [await total(ours.url), await total(bare.url)];
    if (totals[0] !== totals[1]) throw new Error(`totals differ: ${totals.join(', ')}`);

    const urls = { ours: ours.url + path, bare: bare.url + path };
    const rows: Compared[] = [];
    for (const connections of [1, 16]) rows.push(await compare(urls, connections));
    console.table(rows);
    const at = (k: keyof Compared) => Object.fromEntries(rows.map((r) => [r.connections, r[k]]));
    const ok = rows.every((r) => r.ratio >= least);
    console.log(
      JSON.stringify({
        name: 'list',
        of: totals[0],
        ours: at('ours'),
        bare: at('bare'),
        ratio: at('ratio'),
        p99: at('p99'),
        bareP99: at('bareP99'),
        least,
        ok,
      }),
    );
    return { ok };
  });
