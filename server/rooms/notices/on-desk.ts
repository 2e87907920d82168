import { deskPageTo } from '#contract/desk-pages.ts';
import { inLanguage, type PageKey, pageTo } from '#contract/pages.ts';
import type { ReportKind } from '#contract/moderation/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { findReviewers, peopleByIds } from '#server/rooms/identity/index.ts';
import type { evidenceDecided } from '#server/rooms/evidence/events.ts';
import type { reportDecided, reportMade, reportRestored } from '#server/rooms/moderation/events.ts';
import type { caseApprovedAlone } from '#server/rooms/operator/events.ts';
import { buyersOf, membersWithRight } from './on-events.ts';
import { tell, type Told } from './tell.ts';

/** A colleague reads by mail that an approval counted alone (operator 6); the queue shows it until they have opened the case. */
export const onApprovedAlone = async (ctx: Ctx, e: Payload<typeof caseApprovedAlone>): Promise<void> => {
  const people = await peopleByIds(ctx, [e.colleagueId, e.reviewerId]);
  const colleague = people.find((u) => u.id === e.colleagueId);
  const reviewer = people.find((u) => u.id === e.reviewerId);
  if (!colleague?.email || colleague.suspendedAt) return;
  const { lang, email: to, name } = colleague;
  const url = ctx.platform.config.baseUrl + inLanguage(lang, deskPageTo('operatorCase', { id: e.applicationId }));
  const words = { number: e.number, reviewer: reviewer?.name ?? '' };
  await ctx.platform.mailer.send(composeMail(lang, templates.approvedAlone, words, { to, name, url }));
};

/** Who handed it in hears of the decision; where they sell there no more, everybody who does. */
export const onEvidenceDecided = async (ctx: Ctx, e: Payload<typeof evidenceDecided>): Promise<void> => {
  const ids = (await membersWithRight(ctx, [e.entId])).map((p) => p.id);
  await tell(
    ctx,
    (ids.includes(e.submittedBy) ? [e.submittedBy] : ids).map((userId): Told => ({
      userId,
      kind: e.approved ? 'evidenceApproved' : 'evidenceRefused',
      params: { name: e.what, ...(!e.approved && { reason: e.reason }) },
      link: pageTo('evidence'),
      dedupe: `evidence:${e.reviewId}`,
    })),
  );
};

/** Operators have no bell at their desk: they get the mail of the notice. */
export const onReported = async (ctx: Ctx, e: Payload<typeof reportMade>): Promise<void> =>
  tell(
    ctx,
    (await findReviewers(ctx)).map(({ id: userId }): Told => ({
      userId,
      kind: 'reportAtDesk',
      params: { about: e.about, reason: e.reason },
      link: deskPageTo('operatorReports'),
      dedupe: `report:${e.reportId}`,
    })),
  );

/** Where what was reported is read. */
const placeOf = {
  rating: 'orders',
  project: 'projects',
  message: 'chat',
  consultation: 'chat',
  guestbook: 'booths',
  forumQuestion: 'fairs',
  photo: 'fairs',
  vacancy: 'vacancies',
  comment: 'newsCentre',
  inquiry: 'inquiryHall',
  product: 'search',
  productQuestion: 'search',
} as const satisfies Record<ReportKind, PageKey>;

type Written = {
  kind: ReportKind;
  subjectId?: string | undefined;
  authorId: string | null;
  entId?: string | null | undefined;
};
/** Whose it is, with where they find it: who wrote, of an inquiry its buyer's side, of a product whoever sells for its company. */
const ownersOf = async (ctx: Ctx, e: Written): Promise<{ ids: string[]; link: ReturnType<typeof pageTo> }> => {
  const { authorId, entId = null, subjectId: id } = e;
  if (e.kind === 'inquiry' && authorId && id)
    return {
      ids: await buyersOf(ctx, { buyerId: authorId, buyerEntId: entId }),
      link: pageTo('compareQuotations', { id }),
    };
  if (e.kind === 'product' && entId)
    return { ids: (await membersWithRight(ctx, [entId])).map((p) => p.id), link: pageTo('editProduct', { id }) };
  return { ids: authorId ? [authorId] : [], link: pageTo(placeOf[e.kind]) };
};

/** Whose it is hears that it shows again. */
export const onReportRestored = async (ctx: Ctx, e: Payload<typeof reportRestored>): Promise<void> => {
  const { ids, link } = await ownersOf(ctx, e);
  const params = { about: e.about, reason: e.reason };
  await tell(
    ctx,
    ids.map((userId): Told => ({ userId, kind: 'contentRestored', params, link, dedupe: `restored:${e.reportId}` })),
  );
};

/** Who reported and whose it is hear how it was decided, and why. */
export const onReportDecided = async (ctx: Ctx, e: Payload<typeof reportDecided>): Promise<void> => {
  const said = { params: { about: e.about, reason: e.reason }, dedupe: `decided:${e.reportId}` };
  const { ids, link } = await ownersOf(ctx, e);
  await tell(ctx, [
    {
      userId: e.reporterId,
      kind: e.hidden ? 'reportHidden' : 'reportKept',
      link: pageTo(placeOf[e.kind]),
      ...said,
    },
    ...ids.map((userId): Told => ({ userId, kind: e.hidden ? 'contentHidden' : 'contentKept', link, ...said })),
  ]);
};
