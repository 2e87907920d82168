import { fillProducts } from './_products.ts';
import { onGround } from './_ground.ts';
import type { Server } from './_targets.ts';

/**
 * The whole platform and a bare server beside it, on one database with so many products; `probe` is the bare one's path
 * that answers 200; `env` is for a third process on the same database. Both are stopped and forgotten whatever `work` does.
 */
export const beside = async <T>(
  o: { products: number; bare: string; probe: string },
  work: (ours: Server, bare: Server, env: Record<string, string>) => Promise<T>,
): Promise<T> =>
  onGround(async (g) => {
    await fillProducts(g.url, g.folder, o.products);
    const ours = await g.platform();
    return work(ours, await g.bare(o.bare, o.probe), g.env);
  });
