import { judge } from '#contract/core/access.ts';
import { contributions } from '#contract/contributions/calls.ts';
import { recordRows, type RecordSection } from '#contract/operator/records.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { findStanding } from '#server/rooms/content/index.ts';
import { type Leaver, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findContributionPage, findContributions, findInStates } from './store.ts';

/** What a company, or a person for one, handed in, as the desk reads it in a record. */
export const contributionsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const by = of.userId === null ? of.entId && { entId: of.entId } : { userId: of.userId };
  const o = { handedIn: true as const, current: 1, size: recordRows };
  const { rows, total } = by ? await findContributionPage(ctx, { ...by, ...o }) : { rows: [], total: 0 };
  return recordSection(
    'contributions',
    rows.map((r) =>
      recordRow({
        id: r.id,
        at: new Date(r.createdAt).toISOString(),
        number: r.number,
        title: { [r.lang]: r.words.title },
        kind: translate(ctx.lang, `contributions:kind.${r.kind}`),
        state: translate(ctx.lang, `contributions:state.${r.state}`),
      }),
    ),
    total,
  );
};

/** What a person wrote, for the copy of their data. */
export const exportContributions = async (ctx: Ctx, { userId }: Person): Promise<unknown[]> => {
  const { rows } = await findContributionPage(ctx, { userId, current: 1, size: 1_000 });
  return rows.map((r) => ({
    number: r.number,
    kind: r.kind,
    state: r.state,
    words: r.words,
    at: new Date(r.createdAt).toISOString(),
  }));
};

/** What is at the desk ends before the last person of a company goes. */
export const openContributionsOf = async (ctx: Ctx, { entId }: Leaver): Promise<Matter[]> =>
  entId
    ? (await findInStates(ctx, entId, ['submitted', 'returned'])).map(({ id, number }) => ({
        kind: 'contribution',
        number,
        link: pageTo('contribution', { id }),
      }))
    : [];

/** What the desk returned waits for the company (content 34). */
export const findContributionTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId } = person;
  if (!entId || judge(contributions.page.access, person) !== 'yes') return { tasks: [], capped: false };
  const tasks = (await findInStates(ctx, entId, ['returned'])).map((c) => ({
    kind: 'mendContribution' as const,
    id: c.id,
    number: c.number,
    title: { [c.lang]: c.words.title },
    other: null,
    n: 1,
    due: null,
    since: new Date(c.updatedAt).toISOString(),
    may: true,
    to: pageTo('contribution', { id: c.id }),
  }));
  return { tasks, capped: false };
};

/** Whose pictures the reader may read: those of their own company, and the desk all that were handed in. */
export const readableContributions = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const found = await findContributions(ctx, ids);
  return found.filter((c) => (person.userType === 9 ? c.state !== 'draft' : c.entId === person.entId)).map((c) => c.id);
};
/** Everybody sees the picture of what readers see. */
export const isShownContribution = async (ctx: Ctx, id: string): Promise<boolean> => {
  const [c] = await findContributions(ctx, [id]);
  return !!c?.pieceId && ((await findStanding(ctx, [c.pieceId])).get(c.pieceId)?.shown ?? false);
};
