import { and, asc, desc, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm';
import type { ApplicationState } from '#contract/purchase/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { pageOfRows } from '#server/platform/database/page.ts';
import { everyWord, textMatches } from '#server/platform/database/words.ts';
import { type ApplicationRecord, columns, flat, type PurchaseRecord } from '../store.ts';
import { purchaseApplications as applications, purchases } from '../tables.ts';

type Asked = {
  entId: string;
  q?: string | undefined;
  state?: ApplicationState | undefined;
  current: number;
  size: number;
};

/** Applications of a company with their purchases, the newest first. */
export const findApplied = async (
  ctx: Ctx,
  o: Asked,
): Promise<{ rows: { application: ApplicationRecord; purchase: PurchaseRecord }[]; total: number }> => {
  const where = and(
    eq(applications.entId, o.entId),
    o.state && eq(applications.state, o.state),
    o.q
      ? inArray(
          applications.purchaseId,
          ctx.db
            .select({ id: purchases.id })
            .from(purchases)
            .where(everyWord(o.q, (like) => or(ilike(purchases.number, like), textMatches(purchases.title, like)))),
        )
      : undefined,
  );
  const { rows, total } = await pageOfRows(
    ctx.db
      .select({ application: applications, ...columns })
      .from(applications)
      .innerJoin(purchases, eq(purchases.id, applications.purchaseId))
      .where(where)
      .orderBy(desc(applications.createdAt), desc(applications.id)),
    o,
    ctx.db.$count(applications, where),
  );
  return {
    rows: rows.flatMap(({ application, ...row }) => flat([row]).map((purchase) => ({ application, purchase }))),
    total,
  };
};

/** A company's applications that are not decided, or were accepted, for purchases that are open; the earliest deadline first. */
export const findRunningApplied = async (
  ctx: Ctx,
  entId: string,
  most: number,
): Promise<{ application: ApplicationRecord; purchase: PurchaseRecord }[]> =>
  (
    await ctx.db
      .select({ application: applications, ...columns })
      .from(applications)
      .innerJoin(purchases, eq(purchases.id, applications.purchaseId))
      .where(
        and(
          eq(applications.entId, entId),
          inArray(applications.state, ['submitted', 'accepted']),
          eq(purchases.state, 'open'),
          gt(purchases.deadline, sql`now()`),
        ),
      )
      .orderBy(asc(purchases.deadline), asc(purchases.id))
      .limit(most)
  ).flatMap(({ application, ...row }) => flat([row]).map((purchase) => ({ application, purchase })));
