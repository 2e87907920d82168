import { askBody, drive, driveBoth } from './_drive.ts';
import { fillFigures } from './_figures.ts';
import { onGround } from './_ground.ts';

const events = 1_000_000;
const least = 0.5;

/**
 * The data centre at a million footprints, each supplier's funnel and weeks in turn: the platform's two calls against the SQL that they
 * send, through `pg` alone. Then footprints as browsers send them, against the bare INSERT.
 */
export const run = async (): Promise<{ ok: boolean }> => {
  return onGround(async (g) => {
    const { readers, lookers, products, file, inserts } = await fillFigures(g.url, g.folder, events);
    const ours = await g.platform();
    const bare = await g.bare('./_bare-statements.ts', '/work?i=0', { WORK: file });
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
    /** Both sides get what a browser sends. */
    const look = (url: string) => {
      looked += 1;
      const subject = products[Math.floor(looked / lookers.length) % products.length];
      return askBody(url, lookers[looked % lookers.length], { kind: 'product', subject });
    };
    const footprints = {
      ours: () => look(`${ours.url}/api/busi/busifootprint/start`),
      bare: (i: number) => look(`${bare.url}/ingest?i=${i % inserts}`),
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
  });
};
