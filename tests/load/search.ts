import pg from 'pg';
import { beginnings, fillSearch, memberToken, recordWork, searches } from './_searches.ts';
import { askBody, askEach, drive, driveBoth } from './_drive.ts';
import { onGround } from './_ground.ts';

const least = 0.5;
/** A million products may cost so many times what a hundred thousand cost. */
const growthMost = 3;

const typed = (i: number): string => beginnings[i % beginnings.length] ?? '';
/** Numbers of one search of five. */
const everyFifth = (from: number): number[] => searches.map((_, i) => i).filter((i) => i % 5 === from);
const asQuery = (s: (typeof searches)[number]): string =>
  new URLSearchParams(Object.entries(s).flatMap(([k, v]) => [v].flat().map((one) => [k, one]))).toString();

/**
 * A member's search with everything it can be narrowed by, 600 different ones in turn, at 100,000 products of 5,000 suppliers: the
 * platform's two calls against the SQL that they send, through `pg` alone. Then suggestions, and how both grow; `--full` adds a million.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const full = process.argv.includes('--full');
  return onGround(async (g) => {
    const sizes = full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000];
    const grown: { products: number; p50: number; p95: number; indexMb: number; writtenASecond: number }[] = [];
    const table: Record<string, unknown>[] = [];
    const ratios: Record<string, number> = {};
    let before = 0;
    for (const products of sizes) {
      const writtenASecond = await fillSearch(g.url, g.folder, before, products);
      before = products;
      const token = await memberToken(g.url, g.folder);
      const ours = await g.platform();
      const busi = `${ours.url}/api/busi`;
      const search = async (i: number) => {
        const q = asQuery(searches[i % searches.length]!);
        await Promise.all([
          askBody(`${busi}/busiproductinfo/all_auth/page?current=1&size=24&${q}`, token),
          askBody(`${busi}/busiproductinfo/filters?${q}`, token),
        ]);
      };
      // One search of five, after others of five: a server that has just started is not what grows.
      await askEach(everyFifth(2), search);
      const alone = await askEach(everyFifth(0), search);
      const pool = new pg.Pool({ connectionString: g.url, max: 1 });
      const { rows } = await pool.query<{ mb: number }>(
        `select round(pg_indexes_size('products') / 1048576.0)::int as mb`,
      );
      await pool.end();
      grown.push({ products, p50: alone.p50, p95: alone.p95, indexMb: rows[0]?.mb ?? 0, writtenASecond });
      if (products === 100_000) {
        const bare = await g.bare('./_bare-statements.ts', '/work?i=0', { WORK: await recordWork(g.url, g.folder) });
        const ask = { ours: search, bare: (i: number) => askBody(`${bare.url}/work?i=${i % searches.length}`) };
        await drive(1, 2, ask.bare);
        for (const connections of [1, 16]) {
          const both = await driveBoth(connections, ask);
          for (const side of ['ours', 'bare'] as const)
            table.push({ what: `search, ${side}`, connections, ...both[side] });
          ratios[connections] = both.ratio;
        }
        const suggestions = await driveBoth(1, {
          ours: (i) => askBody(`${busi}/pc/busi/home/suggest?q=${encodeURIComponent(typed(i))}`),
          bare: (i) => askBody(`${bare.url}/suggested?i=${i % beginnings.length}`),
        });
        for (const side of ['ours', 'bare'] as const)
          table.push({ what: `suggestions, ${side}`, connections: 1, ...suggestions[side] });
        ratios['suggestions'] = suggestions.ratio;
        await bare.stop();
      }
      await ours.stop();
    }
    console.table(table);
    console.table(grown);
    const [, hundred, million] = grown;
    const growth = million && hundred ? Number((million.p95 / hundred.p95).toFixed(2)) : null;
    const ok = Object.values(ratios).every((r) => r >= least) && (growth === null || growth <= growthMost);
    console.log(JSON.stringify({ name: 'search', of: 100_000, ratio: ratios, table, grown, growth, least, ok }));
    return { ok };
  });
};
