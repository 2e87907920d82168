import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { fillProducts } from './_products.ts';
import { type Server, startServer } from './_targets.ts';

const script = (p: string) => fileURLToPath(new URL(p, import.meta.url));

/**
 * The whole platform and a bare server beside it, on one database with so many products; `probe` is the bare one's path
 * that answers 200; `env` is for a third process on the same database. Both are stopped and forgotten whatever `work` does.
 */
export const beside = async <T>(
  o: { products: number; bare: string; probe: string },
  work: (ours: Server, bare: Server, env: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-bench-'));
  const db = await startEmbedded({ dataDir: join(folder, 'pg'), log: () => undefined });
  const stops: (() => Promise<void>)[] = [() => db.stop(), () => rm(folder, { recursive: true, force: true })];
  try {
    await fillProducts(db.url, folder, o.products);
    const env = {
      DATABASE_URL: db.url,
      DATA_DIR: folder,
      SEED: 'none',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    };
    const ours = await startServer(script('../../server/main.ts'), env, '/readyz');
    stops.unshift(ours.stop);
    const bare = await startServer(script(o.bare), env, o.probe);
    stops.unshift(bare.stop);
    return await work(ours, bare, env);
  } finally {
    for (const stop of stops) await stop().catch((err: Error) => console.error(err.message));
  }
};
