import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { serviceApplications as calls } from '#contract/services/applications.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { partyOf, sidesOf } from '../policy.ts';
import { presentRows, presentWhole, type Seen } from './present.ts';
import { type ApplicationRecord, findApplication, findApplications, findPage } from './store.ts';

/** Those that the person may see, each with their side. */
const seenOf = (ctx: Ctx, rows: ApplicationRecord[]): Seen[] =>
  rows.flatMap((a) => {
    const party = ctx.person && partyOf(ctx.person, a);
    return party ? [{ a, party }] : [];
  });

export const readApplications = async (
  ctx: Ctx,
  q: ParsedOf<typeof calls.page>['query'],
): Promise<AnswerOf<typeof calls.page>> => {
  const person = me(ctx);
  const { userId, entId } = person;
  const { rows, total } = await findPage(ctx, { userId, entId, sides: sidesOf(person), ...q });
  return pageOf(await presentRows(ctx, seenOf(ctx, rows)), total, q);
};

/** @throws Refused common.notFound for whoever stands on neither side */
export const readApplication = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof calls.detail>> => {
  const a = await findApplication(ctx, id);
  const [found] = a ? await presentWhole(ctx, seenOf(ctx, [a])) : [];
  if (!found) throw refuse(common.notFound);
  return found;
};

/** Papers, results and files of messages: both sides. */
export const readableApplications = async (ctx: Ctx, ids: string[]): Promise<string[]> =>
  seenOf(ctx, await findApplications(ctx, ids)).map(({ a }) => a.id);
