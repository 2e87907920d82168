import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/platform/postgres/index.ts';
import { askBody, drive, driveBoth } from './_drive.ts';
import { fillFigures } from './_figures.ts';
import { startServer } from './_targets.ts';

const script = (p: string) => fileURLToPath(new URL(p, import.meta.url));
const events = 1_000_000;
const least = 0.5;

/**
 * The data centre at a million footprints, each supplier's funnel and weeks in turn: the platform's two calls against the SQL that they
 * send, through `pg` alone. Then footprints as browsers send them, against the bare INSERT.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-bench-'));
  const db = await startEmbedded({ dataDir: join(folder, 'pg'), log: () => undefined });
  const stops: (() => Promise<void>)[] = [() => db.stop(), () => rm(folder, { recursive: true, force: true })];
  try {
    const { readers, lookers, products, file, inserts } = await fillFigures(db.url, folder, events);
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
    const bare = await startServer(script('./_bare-statements.ts'), { ...env, WORK: file }, '/work?i=0');
    stops.unshift(bare.stop);
    const centre = `${ours.url}/api/busi/busiDataCenter`;
    // Calls of one person are limited by the minute: each round asks as the next one.
    let reader = 0;
    const figures = {
      ours: async () => {
        const token = readers[(reader += 1) % readers.length];
        await Promise.all([askBody(`${centre}/getNums`, token), askBody(`${centre}/getDigitalNums`, token)]);
      },
      bare: (i: number) => askBody(`${bare.url}/work?i=${i % readers.length}`),
    };
    let looked = 0;
    const footprints = {
      ours: async () => {
        looked += 1;
        const subject = products[Math.floor(looked / lookers.length) % products.length];
        await askBody(`${ours.url}/api/busi/busifootprint/start`, lookers[looked % lookers.length], {
          kind: 'product',
          subject,
        });
      },
      bare: (i: number) => askBody(`${bare.url}/ingest?i=${i % inserts}`),
    };
    for (const one of [figures, footprints]) for (const side of ['ours', 'bare'] as const) await drive(1, 2, one[side]);
    const table: Record<string, unknown>[] = [];
    const ratios: Record<string, number> = {};
    for (const [what, ask] of Object.entries({ figures, footprints }))
      for (const connections of what === 'figures' ? [1, 4] : [16, 64]) {
        const both = await driveBoth(connections, ask);
        for (const side of ['ours', 'bare'] as const)
          table.push({ what: `${what}, ${side}`, connections, ...both[side] });
        ratios[`${what} ${connections}`] = both.ratio;
      }
    console.table(table);
    const ok = Object.values(ratios).every((r) => r >= least);
    console.log(JSON.stringify({ name: 'figures', of: events, ratio: ratios, table, least, ok }));
    return { ok };
  } finally {
    for (const stop of stops) await stop().catch((err: Error) => console.error(err.message));
  }
};
