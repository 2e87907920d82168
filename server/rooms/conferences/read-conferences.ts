import type { ConferenceDetail, conferences } from '#contract/conferences/calls.ts';
import type { SignUpAnswer } from '#contract/conferences/rules.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { iso, presentConferences } from './present.ts';
import { findSeat, findTurns } from './seat-store.ts';
import { type ConferenceRecord, findNext, findOfPerson, findShown, findShownSlug } from './store.ts';

/** Other conferences that a page names. */
const mostOthers = 3;

export const readConferences = async (
  ctx: Ctx,
  q: ParsedOf<typeof conferences.page>['query'],
): Promise<AnswerOf<typeof conferences.page>> => {
  const { rows, total } = await findShown(ctx, q);
  return pageOf(await presentConferences(ctx, rows), total, q);
};

/** The reader's place in a conference; null where they have none. */
export const seatOf = async (ctx: Ctx, conferenceId: string, userId: string): Promise<ConferenceDetail['seat']> => {
  const seat = await findSeat(ctx, conferenceId, userId);
  if (!seat) return null;
  const [turn = 0] = seat.state === 'waiting' ? await findTurns(ctx, [{ conferenceId, n: seat.n }]) : [];
  return { state: seat.state, turn };
};

export const readOwnConferences = async (
  ctx: Ctx,
  q: ParsedOf<typeof conferences.mine>['query'],
): Promise<AnswerOf<typeof conferences.mine>> => {
  const { rows, total } = await findOfPerson(ctx, me(ctx).userId, q);
  const [shown, turns] = await Promise.all([
    presentConferences(
      ctx,
      rows.map((r) => r.conference),
    ),
    findTurns(
      ctx,
      rows.map((r) => ({ conferenceId: r.conference.id, n: r.n })),
    ),
  ]);
  return pageOf(
    shown.flatMap((row, i) => {
      const state = rows[i]?.state;
      return state ? [{ row, seat: { state, turn: state === 'in' ? 0 : (turns[i] ?? 0) } }] : [];
    }),
    total,
    q,
  );
};

/** Whether somebody can sign up now; the same answer refuses who tries nevertheless (conferences 4). */
export const answerOf = (c: ConferenceRecord, now: number): Exclude<SignUpAnswer, 'login'> => {
  if (c.state === 'cancelled') return 'cancelled';
  if (now >= Date.parse(c.endsAt)) return 'over';
  return now >= Date.parse(c.signUpUntil) ? 'closed' : 'yes';
};

/** @throws Refused common.notFound */
export const readConference = async (ctx: Ctx, slug: string): Promise<ConferenceDetail> => {
  const c = await findShownSlug(ctx, slug);
  if (!c) throw refuse(common.notFound);
  const [[row, ...others], seat] = await Promise.all([
    findNext(ctx, c.id, mostOthers).then((next) => presentConferences(ctx, [c, ...next])),
    ctx.person ? seatOf(ctx, c.id, ctx.person.userId) : null,
  ]);
  if (!row) throw refuse(common.notFound);
  const may = answerOf(c, Date.now());
  const whole = Boolean(ctx.person);
  return {
    row,
    about: whole ? c.about : {},
    venue: c.venue,
    programme: whole ? c.programme.map((p) => ({ ...p, startsAt: iso(p.startsAt) })) : [],
    whole,
    cancelReason: c.cancelReason,
    may: may === 'yes' && !whole ? 'login' : may,
    seat,
    meetingLink: seat?.state === 'in' && c.state === 'shown' && may !== 'over' ? c.meetingLink || null : null,
    others,
  };
};
