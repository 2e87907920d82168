import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { content } from '#contract/content/calls.ts';
import { wordsGiven } from '#contract/core/text.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { materialsBelow } from '#server/rooms/dictionary/index.ts';
import { interestsOf } from '#server/rooms/following/index.ts';
import { findFollowed } from './expert-store.ts';
import { presentRow } from '../present.ts';
import { findCentrePage, findShown, insertAllReads, insertRead } from './reading-store.ts';

/** What is new in the materials and processes and of the experts that one follows, or in everything, with what one has read of it (content 17). */
export const readCentre = async (
  ctx: Ctx,
  q: ParsedOf<typeof content.centre>['query'],
): Promise<AnswerOf<typeof content.centre>> => {
  const [interests, experts] = await Promise.all([interestsOf(ctx), findFollowed(ctx, me(ctx).userId)]);
  const of = (kind: 'material' | 'process') => interests.filter((i) => i.kind === kind).map((i) => i.slug);
  const { rows, total, unread } = await findCentrePage(
    ctx,
    {
      userId: me(ctx).userId,
      materials: [...new Set(of('material').flatMap(materialsBelow))],
      processes: of('process'),
      scope: q.scope,
      unread: q.unread === '1',
    },
    q,
  );
  const records = rows.map((r) => ({ ...presentRow(r), read: r.readAt !== null }));
  return {
    ...pageOf(records, total, q),
    interests: interests.length,
    experts: experts.map(({ name, slug }) => ({ name: wordsGiven(name), slug })),
    unread,
  };
};

/** Marks a piece as read by me; again changes nothing. @throws Refused common.notFound */
export const markRead = async (ctx: Ctx, id: string): Promise<null> => {
  if (!(await findShown(ctx, id))) throw refuse(common.notFound);
  await insertRead(ctx, me(ctx).userId, id);
  return null;
};

export const markAllRead = async (ctx: Ctx): Promise<null> => {
  await insertAllReads(ctx, me(ctx).userId);
  return null;
};
