import type { SeatRight } from '#contract/core/seats.ts';
import type { Text } from '#contract/core/schemas.ts';
import { atPart, pageTo, talkPart } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { alertAnswered } from '#server/rooms/alerts/events.ts';
import { companiesByIds, companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleInSeats, peopleWithSeat } from '#server/rooms/identity/index.ts';
import type {
  inquiryAmended,
  inquiryMatched,
  inquiryWithdrawn,
  questionAnswered,
  questionAsked,
  quotationConfirmed,
  quotationDecided,
  quotationSubmitted,
} from '#server/rooms/inquiry/events.ts';
import { tell, type Told } from './tell.ts';

/** People of companies whose seat deals with their quotations and orders as supplier, or with another right. */
export const membersWithRight = (ctx: Ctx, entIds: string[], right: SeatRight = 'sell') =>
  peopleWithSeat(ctx, entIds, right);

/** The buyer's side of records: who wrote each; where they no longer buy for its company, everybody who does. */
const buyersOfAll = async <E extends { buyerId: string; buyerEntId: string | null }>(
  ctx: Ctx,
  records: E[],
): Promise<{ record: E; userIds: string[] }[]> => {
  const companies = [...new Set(records.flatMap((r) => r.buyerEntId ?? []))];
  const seated = Map.groupBy(companies.length ? await membersWithRight(ctx, companies, 'buy') : [], (p) => p.entId);
  return records.map((record) => {
    const ids = (seated.get(record.buyerEntId) ?? []).map((p) => p.id);
    const alone = record.buyerEntId === null || ids.includes(record.buyerId);
    return { record, userIds: alone ? [record.buyerId] : ids };
  });
};
export const buyersOf = async (ctx: Ctx, e: { buyerId: string; buyerEntId: string | null }): Promise<string[]> =>
  (await buyersOfAll(ctx, [e]))[0]?.userIds ?? [];

/** Who owns a company. */
export const ownersOf = async (ctx: Ctx, entId: string): Promise<string[]> =>
  (await peopleInSeats(ctx, entId)).filter((m) => m.seat === 'owner').map((m) => m.id);

export const nameOf = async (ctx: Ctx, entId: string): Promise<Text> =>
  (await companiesByIds(ctx, [entId]))[0]?.name ?? {};

export const onMatched = async (ctx: Ctx, e: Payload<typeof inquiryMatched>): Promise<void> => {
  const people = await membersWithRight(
    ctx,
    e.suppliers.map((s) => s.entId),
  );
  const score = new Map(e.suppliers.map((s) => [s.entId, s.score]));
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: 'inquiryMatched',
      params: { number: e.number, title: e.title, score: score.get(p.entId ?? '') ?? 0 },
      link: pageTo('quote', { id: e.inquiryId }),
      dedupe: `matched:${e.inquiryId}`,
    })),
  );
};

/** Whoever was told already because the company matches is told once: both notices have one key. */
export const onAlert = async (ctx: Ctx, e: Payload<typeof alertAnswered>): Promise<void> => {
  await tell(
    ctx,
    e.userIds.map((userId): Told => ({
      userId,
      kind: 'inquiryAlert',
      params: { number: e.number, title: e.title },
      link: pageTo('inquiry', { id: e.inquiryId }),
      dedupe: `matched:${e.inquiryId}`,
    })),
  );
};

export const onQuotations = async (ctx: Ctx, submitted: Payload<typeof quotationSubmitted>[]): Promise<void> => {
  const briefs = await companyBriefs(ctx, [...new Set(submitted.map((e) => e.entId))]);
  const names = new Map(briefs.map((c) => [c.id, c.name]));
  const told = (await buyersOfAll(ctx, submitted)).flatMap(({ record: e, userIds }) =>
    userIds.map((userId): Told => ({
      userId,
      kind: e.revision > 1 ? 'quotationRevised' : 'quotationReceived',
      params: {
        number: e.number,
        title: e.title,
        company: names.get(e.entId) ?? {},
        revision: e.revision,
      },
      link: pageTo('compareQuotations', { id: e.inquiryId }),
      dedupe: `quotation:${e.quotationId}:${e.revision}`,
    })),
  );
  await tell(ctx, told);
};

export const onDecided = async (ctx: Ctx, e: Payload<typeof quotationDecided>): Promise<void> => {
  const kind = e.decision === 'accepted' ? 'quotationAccepted' : 'quotationRefused';
  const link = e.orderId ? pageTo('order', { id: e.orderId }) : pageTo('quote', { id: e.inquiryId });
  const people = await membersWithRight(ctx, [e.entId]);
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind,
      params: { number: e.number, title: e.title, ...(e.reason && { reason: e.reason }) },
      link,
      dedupe: `decided:${e.quotationId}:${e.orderId ?? e.decision}`,
    })),
  );
};

export const onWithdrawn = async (ctx: Ctx, e: Payload<typeof inquiryWithdrawn>): Promise<void> => {
  const people = await membersWithRight(ctx, e.entIds);
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: e.reason ? 'inquiryWithdrawnFor' : 'inquiryWithdrawn',
      params: { number: e.number, title: e.title, ...(e.reason && { reason: e.reason }) },
      link: pageTo('quote', { id: e.inquiryId }),
      dedupe: `withdrawn:${e.inquiryId}`,
    })),
  );
};

export const onQuestion = async (ctx: Ctx, e: Payload<typeof questionAsked>): Promise<void> => {
  await tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId): Told => ({
      userId,
      kind: 'questionAsked',
      params: { number: e.number, title: e.title },
      link: atPart(pageTo('compareQuotations', { id: e.inquiryId }), talkPart),
      dedupe: `question:${e.questionId}`,
    })),
  );
};

/** Who asked hears of the answer, the others of what everybody reads; nobody of who asked. */
export const onAnswer = async (ctx: Ctx, e: Payload<typeof questionAnswered>): Promise<void> => {
  const people = await membersWithRight(ctx, e.entId ? [e.entId, ...e.others] : e.others);
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: p.entId === e.entId ? 'questionAnswered' : 'inquiryClarified',
      params: { number: e.number, title: e.title },
      link: atPart(pageTo('quote', { id: e.inquiryId }), talkPart),
      dedupe: `answer:${e.questionId}`,
    })),
  );
};

/** Whoever has quoted is asked to confirm or revise; the others hear that something changed. */
export const onAmended = async (ctx: Ctx, e: Payload<typeof inquiryAmended>): Promise<void> => {
  const quoted = new Set(e.quoted);
  const people = await membersWithRight(ctx, [...e.quoted, ...e.others]);
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: quoted.has(p.entId ?? '') ? 'inquiryAmendedQuoted' : 'inquiryAmended',
      params: { number: e.number, title: e.title },
      link: pageTo('quote', { id: e.inquiryId }),
      dedupe: `amended:${e.inquiryId}:${e.version}`,
    })),
  );
};

export const onConfirmed = async (ctx: Ctx, e: Payload<typeof quotationConfirmed>): Promise<void> => {
  const params = { number: e.number, title: e.title, company: await nameOf(ctx, e.entId) };
  await tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId): Told => ({
      userId,
      kind: 'quotationConfirmed',
      params,
      link: pageTo('compareQuotations', { id: e.inquiryId }),
      dedupe: `confirmed:${e.quotationId}:${e.version}`,
    })),
  );
};
