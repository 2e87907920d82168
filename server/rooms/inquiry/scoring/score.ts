import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { inquiryErrors } from '#contract/inquiry/calls.ts';
import type { inquiryScoring, ScoringView, Weights } from '#contract/inquiry/deciding/scoring.ts';
import { type Ctx, inTransaction, me, type Person, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { checkOpened } from '../inquiries/check-open.ts';
import { findInquiry, type InquiryRecord, lockInquiry } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findQuotation, findQuotationSides } from '../quotations/quotation-store.ts';
import { deletePoints, findPoints, findPointsBy, findWeights, writePoints, writeWeights } from './scoring-store.ts';

/** Weights and points stay as they were when the inquiry was decided. @throws Refused */
const checkUndecided = (i: InquiryRecord): void => {
  if (i.state === 'awarded') throw refuse(inquiryErrors.alreadyAwarded);
  if (i.state !== 'quoting' && i.state !== 'outOfDate') throw refuse(inquiryErrors.notQuoting);
};

/** How the company scores the quotations of an inquiry; the caller has judged the reader. */
export const scoringOf = async (ctx: Ctx, inquiryId: string): Promise<ScoringView> => {
  const [set, points] = await Promise.all([findWeights(ctx, inquiryId), findPoints(ctx, inquiryId)]);
  const people = await peopleByIds(ctx, [...new Set([...(set ? [set.userId] : []), ...points.map((p) => p.userId)])]);
  const nameOf = (id: string) => people.find((p) => p.id === id)?.name ?? '';
  const { price, leadTime, conformity, payment, supplier, judgement } = set ?? {};
  const weights = { price, leadTime, conformity, payment, supplier, judgement } as Weights;
  return {
    weights: set ? weights : null,
    by: set ? nameOf(set.userId) : null,
    at: set ? new Date(set.at).toISOString() : null,
    points: points.map((p) => ({
      quotationId: p.quotationId,
      revision: p.revision,
      points: p.points,
      reason: p.reason,
      name: nameOf(p.userId),
      mine: p.userId === me(ctx).userId,
      at: new Date(p.at).toISOString(),
    })),
  };
};

/** @throws Refused common.notFound for everybody who isn't of the buyer's side */
export const readScoring = async (ctx: Ctx, inquiryId: string): Promise<ScoringView> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || i.state === 'draft' || !ownsInquiry(me(ctx), i)) throw refuse(common.notFound);
  return scoringOf(ctx, inquiryId);
};

/** Sets the weights for the whole company, under the inquiry's lock, so that they never change behind an award. */
export const setWeights = async (ctx: Ctx, inquiryId: string, weights: Weights): Promise<{ id: string }> => {
  const known = await findInquiry(ctx, inquiryId);
  if (!known || known.state === 'draft' || !ownsInquiry(me(ctx), known, 'buy')) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    const i = await lockInquiry(tx, inquiryId);
    if (!i) throw refuse(common.notFound);
    checkUndecided(i);
    await writeWeights(tx, i.id, me(tx).userId, weights);
    return { id: i.id };
  });
};

type Given = ParsedOf<typeof inquiryScoring.givePoints>['body'];
/** Keeps what a person of the buyer's side gives a quotation, whatever their seat, as with a vote. */
export const givePoints = async (ctx: Ctx, quotationId: string, { points, reason }: Given): Promise<{ id: string }> => {
  const person = me(ctx);
  const [known] = await findQuotationSides(ctx, [quotationId]);
  const parent = known && (await findInquiry(ctx, known.inquiryId));
  if (!parent || !ownsInquiry(person, parent)) throw refuse(common.notFound);
  if (points !== null && !reason) throw refuse(common.invalid, {}, { reason: { code: 'required' } });
  return inTransaction(ctx, async (tx) => {
    const i = await lockInquiry(tx, parent.id);
    if (!i) throw refuse(common.notFound);
    checkOpened(i);
    checkUndecided(i);
    const q = await findQuotation(tx, quotationId);
    if (!q) throw refuse(common.notFound);
    const { userId } = person;
    if (points === null) await deletePoints(tx, q.id, userId);
    else await writePoints(tx, { quotationId: q.id, userId, inquiryId: i.id, revision: q.revision, points, reason });
    return { id: q.id };
  });
};

/** What the person gave, for the copy of their own data. */
export const exportPoints = async (ctx: Ctx, person: Pick<Person, 'userId'>): Promise<unknown[]> =>
  (await findPointsBy(ctx, person.userId)).map(({ userId: _, ...given }) => given);
