import { recruitmentErrors as errors, type VacancyAlert, type VacancyWish } from '#contract/recruitment/calls.ts';
import { recruitmentLimits } from '#contract/recruitment/kinds.ts';
import { wishQuery } from '#contract/recruitment/wish.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emitAll, inTransaction, me, refuse } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { newId } from '#server/platform/ids.ts';
import { peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { vacancyFound, type vacancyListed } from '../events.ts';
import { answers, findVacancy } from '../vacancies/store.ts';
import { countAlerts, deleteAlert, findAlertOf, findAlerts, findWishes, insertAlert, noteHits } from './store.ts';

/** A person's alerts, newest first. */
export const alertsOf = async (ctx: Ctx, userId: string): Promise<VacancyAlert[]> =>
  (await findAlerts(ctx, userId)).map((a) => ({
    id: a.id,
    wish: a.wish,
    createdAt: new Date(a.createdAt).toISOString(),
  }));

/** One's own alone; an absent one is no error, so that a second click meets none. */
export const removeAlert = async (ctx: Ctx, id: string): Promise<null> => {
  await deleteAlert(ctx, me(ctx).userId, id);
  return null;
};
/** Keeps a search; kept already, it answers the alert that is there. @throws Refused recruitment.nothingAsked, tooMany */
export const saveAlert = async (ctx: Ctx, wish: VacancyWish): Promise<{ id: string }> => {
  const { userId } = me(ctx);
  const query = wishQuery(wish);
  if (!query) throw refuse(errors.nothingAsked);
  const there = await findAlertOf(ctx, userId, query);
  if (there) return { id: there };
  if ((await countAlerts(ctx, userId)) >= recruitmentLimits.alerts)
    throw refuse(errors.tooMany, { n: recruitmentLimits.alerts });
  const id = newId();
  await insertAlert(ctx, { id, userId, query, wish, role: wish.role ?? null });
  // Two clicks at once: the first one's stands.
  return { id: (await findAlertOf(ctx, userId, query)) ?? id };
};

/** Says whose search a new vacancy answers; its own company's people know. */
export const onListed = async (ctx: Ctx, { vacancyId, entId }: Payload<typeof vacancyListed>): Promise<void> => {
  const v = await findVacancy(ctx, vacancyId);
  if (!v) return;
  const own = new Set((await peopleOfCompanies(ctx, [entId])).map((p) => p.id));
  const wishes = (await findWishes(ctx, v.role)).filter((w) => !own.has(w.userId));
  const asked = [...Map.groupBy(wishes, (w) => w.query).values()];
  const met = await answers(
    ctx,
    vacancyId,
    asked.flatMap((same) => same[0]?.wish ?? []),
  );
  const answered = asked.filter((_, i) => met[i]).flat();
  if (!answered.length) return;
  const day = chinaDay();
  await inTransaction(ctx, async (tx) => {
    const counts = await noteHits(tx, { alertIds: answered.map((a) => a.id), day, vacancyId });
    await emitAll(
      tx,
      vacancyFound,
      answered.map((a) => ({
        alertId: a.id,
        userId: a.userId,
        query: a.query,
        title: v.title,
        n: counts.get(a.id) ?? 1,
        day,
      })),
    );
  });
};
