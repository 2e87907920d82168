import { common } from '#contract/core/errors.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { Lang } from '#contract/core/langs.ts';
import { forumPhaseAt, type ForumView, type forums } from '#contract/fairs/forums.ts';
import { captionedIn, captionsAnswer } from '#server/platform/captions/index.ts';
import { type Ctx, type Person, refuse } from '#server/platform/context.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { presentForums } from './present.ts';
import { countBefore, findForumPage, findForums, findSeat, isStaff } from './store.ts';

export const readForumPage = async (
  ctx: Ctx,
  q: ParsedOf<typeof forums.page>['query'],
): Promise<AnswerOf<typeof forums.page>> => {
  const { rows, total } = await findForumPage(ctx, q);
  return pageOf(await presentForums(ctx, rows), total, q);
};

/** Whether somebody leads a talk: staff of the exhibitor whose it is, and operators. */
export const leadsForum = async (
  ctx: Ctx,
  forum: { fairId: string; entId: string | null },
  p: Person,
): Promise<boolean> => {
  if (p.userType === 9) return true;
  if (!p.entId || !forum.entId) return false;
  return isStaff(ctx, { fairId: forum.fairId, userId: p.userId, entId: p.entId, of: forum.entId });
};

/** The seat as its owner sees it: with the place in the queue, 0 for who has a place. */
export const seatOf = async (ctx: Ctx, forumId: string, userId: string): Promise<ForumView['seat']> => {
  const seat = await findSeat(ctx, forumId, userId);
  if (!seat) return null;
  return { state: seat.state, place: seat.state === 'in' ? 0 : await countBefore(ctx, forumId, seat.n) };
};

export const readForum = async (ctx: Ctx, id: string): Promise<ForumView> => {
  const [found] = await findForums(ctx, [id]);
  if (!found) throw refuse(common.notFound);
  const [row] = await presentForums(ctx, [found]);
  if (!row) throw refuse(common.notFound);
  const p = ctx.person;
  if (!p) return { ...row, seat: null, film: null, captions: [], leads: false, whole: false };
  const { recording } = found.forum;
  const [seat, leads, [film]] = await Promise.all([
    seatOf(ctx, id, p.userId),
    leadsForum(ctx, found.forum, p),
    recording ? fileFacts(ctx, [recording]) : [],
  ]);
  return {
    ...row,
    seat,
    film: row.phase === 'coming' ? null : (film?.url ?? null),
    captions: row.phase === 'coming' || !film ? [] : captionedIn(found.forum.captions),
    leads,
    whole: true,
  };
};

/** Captions of a talk's recording, for members, from its beginning on. @throws Refused common.notFound */
export const sendForumCaptions = async (ctx: Ctx, id: string, lang: Lang): Promise<Response> => {
  const [found] = await findForums(ctx, [id]);
  const forum = found?.forum;
  const isThere = forum?.recording && forumPhaseAt(forum, Date.now()) !== 'coming';
  const sent = isThere ? captionsAnswer(forum.captions[lang], 'private, no-cache') : undefined;
  if (!sent) throw refuse(common.notFound);
  return sent;
};
