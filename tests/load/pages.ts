import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { fillProducts } from './_products.ts';
import { type Compared, compare } from './_rounds.ts';
import { startServer } from './_targets.ts';

const least = { uncached: 0.25, cached: 1 };
const paths = ['/', '/moreInquiry.html', '/search.html'];
const script = (p: string) => fileURLToPath(new URL(p, import.meta.url));

/**
 * Pages of a visitor through the whole platform, never kept (each request has an address of its own) and kept, against
 * the same tree by bare renderToString with the same statements by `pg`, on the same database.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-bench-'));
  const db = await startEmbedded({ dataDir: join(folder, 'pg'), log: () => undefined });
  const stops: (() => Promise<void>)[] = [() => db.stop(), () => rm(folder, { recursive: true, force: true })];
  try {
    await fillProducts(db.url, folder, 1_000);
    const env = { DATABASE_URL: db.url, DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'error', NODE_ENV: 'production' };
    const ours = await startServer(script('../../server/main.ts'), env, '/readyz');
    stops.unshift(ours.stop);
    const bare = await startServer(script('./_bare-pages.ts'), env, '/');
    stops.unshift(bare.stop);
    const rows: (Compared & { path: string; kept: boolean })[] = [];
    for (const kept of [false, true])
      for (const path of paths) {
        const urls = { ours: ours.url + path, bare: bare.url + path };
        rows.push({ path, kept, ...(await compare(urls, 8, { rounds: 3, seconds: 3, fresh: !kept })) });
      }
    console.table(rows);
    const of = (kept: boolean) => {
      const some = rows.filter((r) => r.kept === kept);
      const by = (k: 'ours' | 'bare' | 'ratio' | 'p99' | 'bareP99') =>
        Object.fromEntries(some.map((r) => [r.path, r[k]]));
      return { ratio: Math.min(...some.map((r) => r.ratio)), ours: by('ours'), bare: by('bare'), p99: by('p99') };
    };
    const [uncached, cached] = [of(false), of(true)];
    const ok = uncached.ratio >= least.uncached && cached.ratio >= least.cached;
    console.log(JSON.stringify({ name: 'pages', uncached, cached, least, ok }));
    return { ok };
  } finally {
    for (const stop of stops) await stop().catch((err: Error) => console.error(err.message));
  }
};
