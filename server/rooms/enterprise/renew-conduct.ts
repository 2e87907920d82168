import { isSilent } from '#contract/order/standing.ts';
import { type Ctx, emitAll, inTransaction } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';
import { countedMonths, type Deeds, levelOf, noDeeds, responseOf } from './conduct-rules.ts';
import { matchingPaused } from './events.ts';
import { lockConduct, nextSuppliers, writeConduct } from './conduct-store.ts';

/** What suppliers did since a moment; each room says of them what happens in it, nothing of those that did nothing there. */
export const supplierDeeds =
  point<(ctx: Ctx, entIds: string[], since: Date) => Promise<Map<string, Partial<Deeds>>>>('enterprise.supplierDeeds');

const inOneGo = 200;
const keys = ['asked', 'askers', 'answered', 'hours', 'completed'] as const;

/**
 * Judges companies anew by what stands now (sites 14 to 17); running twice, or beside another node, changes nothing more.
 * @returns whether anything that the public sees became another
 */
const renewConduct = async (ctx: Ctx, entIds: string[]): Promise<boolean> => {
  if (!entIds.length) return false;
  return inTransaction(ctx, async (tx) => {
    // Counted under the lock, so that of two at once the later one does not write what the earlier one saw.
    const kept = await lockConduct(tx, entIds);
    const since = new Date();
    since.setUTCMonth(since.getUTCMonth() - countedMonths);
    const told: Map<string, Partial<Deeds>>[] = [];
    for (const ask of tx.platform.answers(supplierDeeds)) told.push(await ask(tx, entIds, since));
    const judged = [...kept].flatMap(([entId, was]) => {
      const deeds: Deeds = Object.assign({}, noDeeds, ...told.map((t) => t.get(entId) ?? {}));
      const level = levelOf(was.verified, deeds);
      const same = was.deeds && was.level === level && keys.every((k) => was.deeds?.[k] === deeds[k]);
      return same ? [] : [{ ...deeds, entId, rate: responseOf(deeds)?.rate ?? null, level }];
    });
    await writeConduct(tx, judged);
    const at = new Date().toISOString();
    const paused = judged.filter(({ entId, ...deeds }) => {
      const was = kept.get(entId);
      return was?.verified && isSilent(deeds) && !(was.deeds && isSilent(was.deeds));
    });
    if (paused.length)
      await emitAll(
        tx,
        matchingPaused,
        paused.map(({ entId, asked, answered }) => ({ entId, asked, answered, at })),
      );
    return judged.length > 0;
  });
};

const telling = async (ctx: Ctx, entIds: string[]): Promise<void> => {
  if (await renewConduct(ctx, entIds)) ctx.platform.changes.touch(['companies']);
};

/** One company, after something that counts for it. */
export const renewOne = (ctx: Ctx, e: { entId: string }): Promise<void> => telling(ctx, [e.entId]);

/** All suppliers: inquiries end, and deeds grow old, without anybody doing anything. */
export const renewAll = async (ctx: Ctx): Promise<void> => {
  let after: string | null = null;
  do {
    const ids: string[] = await nextSuppliers(ctx, after, inOneGo);
    await telling(ctx, ids);
    after = ids.length < inOneGo ? null : (ids.at(-1) ?? null);
  } while (after);
};
