import { judge } from '#contract/core/access.ts';
import { ownAds } from '#contract/advertising/calls.ts';
import { recordRows, type RecordSection } from '#contract/operator/records.ts';
import { seatMay } from '#contract/core/seats.ts';
import type { Task } from '#contract/home/task.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import { pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type Leaver, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { presentAds } from './present.ts';
import { findAdPage, findAds, findLiveOf, findRunningOf } from './store.ts';

/** Advertisements of a company, or that a person booked, as the desk reads them in a record. */
export const adsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const by = of.userId === null ? of.entId && { entId: of.entId } : { userId: of.userId };
  const { rows, total } = by ? await findAdPage(ctx, { ...by, current: 1, size: recordRows }) : { rows: [], total: 0 };
  return recordSection(
    'advertisements',
    (await presentAds(ctx, rows)).map((r) =>
      recordRow({
        id: r.id,
        at: r.createdAt,
        number: r.number,
        title: r.title,
        kind: translate(ctx.lang, `ads:place.${r.place}`),
        state: translate(ctx.lang, `ads:state.${r.state}`),
      }),
    ),
    total,
  );
};

/** What a person booked, for the copy of their data. */
export const exportAds = async (ctx: Ctx, { userId }: Person): Promise<unknown[]> => {
  const { rows } = await findAdPage(ctx, { userId, current: 1, size: 1_000 });
  return rows.map((r) => ({
    number: r.number,
    state: r.state,
    place: r.place,
    firstDay: r.firstDay,
    lastDay: r.lastDay,
    title: r.title,
    line: r.line,
    note: r.note,
    total: r.total,
    at: new Date(r.createdAt).toISOString(),
  }));
};

/** Advertisements whose days are not over end before the last person of a company goes. */
export const openAds = async (ctx: Ctx, { entId }: Leaver): Promise<Matter[]> =>
  entId
    ? (await findLiveOf(ctx, entId, chinaDay())).map(({ id, number }) => ({
        kind: 'advertisement',
        number,
        link: pageTo('advertisement', { id }),
      }))
    : [];

/** What the desk returned, and what is confirmed and not paid (advertising 7). */
export const findAdTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId } = person;
  if (!entId || judge(ownAds.page.access, person) !== 'yes') return { tasks: [], capped: false };
  const live = await findLiveOf(ctx, entId, chinaDay());
  const tasks = live.flatMap((ad): Task[] =>
    ad.state === 'returned' || ad.state === 'confirmed'
      ? [
          {
            kind: ad.state === 'returned' ? 'mendAd' : 'payAd',
            id: ad.id,
            number: ad.number,
            title: ad.title,
            other: null,
            n: 1,
            due: new Date(`${ad.firstDay}T00:00:00+08:00`).toISOString(),
            since: new Date(ad.updatedAt).toISOString(),
            may: seatMay(person.seat, 'sell'),
            to: pageTo('advertisement', { id: ad.id }),
          },
        ]
      : [],
  );
  return { tasks, capped: false };
};

/** Whose pictures the reader may read: those of their own company, and the desk all. */
export const readableAds = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const ads = await findAds(ctx, ids);
  return ads.filter((ad) => person.userType === 9 || ad.entId === person.entId).map((ad) => ad.id);
};
/** Everybody sees the picture of one that runs. */
export const isShownAd = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await findRunningOf(ctx, [id], chinaDay())).length > 0;
