import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { fillProducts } from './_products.ts';
import { type Compared, compare } from './_rounds.ts';
import { startServer } from './_targets.ts';

const least = 0.6;
const path = '/api/busi/busiproductinfo/all/page?current=1&size=20';
const script = (p: string) => fileURLToPath(new URL(p, import.meta.url));

/**
 * The public product list, 20 of 10,000, through the whole platform (access, validation, envelope, no cache of answers)
 * against a bare server with the same statements on the same database. Both must answer the same total.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-bench-'));
  const db = await startEmbedded({ dataDir: join(folder, 'pg'), log: () => undefined });
  const stops: (() => Promise<void>)[] = [() => db.stop(), () => rm(folder, { recursive: true, force: true })];
  try {
    await fillProducts(db.url, folder, 10_000);
    const env = { DATABASE_URL: db.url, DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'error', NODE_ENV: 'production' };
    const ours = await startServer(script('../../server/main.ts'), env, '/readyz');
    stops.unshift(ours.stop);
    const bare = await startServer(script('./_bare-list.ts'), env, path);
    stops.unshift(bare.stop);
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
  } finally {
    for (const stop of stops) await stop().catch((err: Error) => console.error(err.message));
  }
};
