import { intlLocale, langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import type { Party } from '#contract/order/calls.ts';
import { standingRules } from '#contract/order/standing.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { translate } from '#server/platform/translate.ts';
import type { matchingPaused } from '#server/rooms/enterprise/events.ts';
import { findReviewers, peopleByIds } from '#server/rooms/identity/index.ts';
import type { orderCreated, orderStepped, supplierBlocked } from '#server/rooms/order/events.ts';
import { inAllLanguages } from './in-words.ts';
import { buyersOf, nameOf, membersWithRight } from './on-events.ts';
import { tell, type Told } from './tell.ts';

type Stepped = Payload<typeof orderStepped>;

const link = (orderId: string) => pageTo('order', { id: orderId });

export const onOrder = async (ctx: Ctx, e: Payload<typeof orderCreated>): Promise<void> =>
  tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId): Told => ({
      userId,
      kind: 'orderCreated',
      params: { number: e.number, title: e.title },
      link: link(e.orderId),
      dedupe: `order:${e.orderId}`,
    })),
  );

/** Who acted, as the other side knows them: the company, or the person where there is none. */
const actorOf = async (ctx: Ctx, e: Stepped): Promise<Text> => {
  if (e.by === 'operator' || e.by === 'clock') return inAllLanguages('order:by.operator');
  const entId = e.by === 'supplier' ? e.entId : e.buyerEntId;
  if (entId) return nameOf(ctx, entId);
  return { cn: (await peopleByIds(ctx, [e.buyerId]))[0]?.name ?? '' };
};

/** Who raised the dispute that the clock hands over, as the desk is told; otherwise who acted. */
const raiserOf = (ctx: Ctx, e: Stepped): Promise<Text> => {
  const by = e.facts?.['raisedBy'];
  return actorOf(ctx, by === 'buyer' || by === 'supplier' ? { ...e, by } : e);
};

/** Acts that are told as a whole sentence. Deliveries from before they had numbers are told by the order's state alone. */
const newsActs: readonly Stepped['step'][] = [
  'complain',
  'answerComplaint',
  'settleComplaint',
  'askChange',
  'acceptChange',
  'refuseChange',
  'withdrawChange',
  'pay',
  'confirmPayment',
  'contestPayment',
  'refund',
  'confirmRefund',
  'contestRefund',
  'keepPart',
  'confirmKept',
  'contestKept',
  'addDocument',
  'remind',
  'autoComplete',
  'escalateDue',
  'rate',
  'answerRating',
];
const isNews = (e: Stepped): boolean => {
  if (e.step === 'ship' || e.step === 'receive') return 'n' in (e.facts ?? {});
  return newsActs.includes(e.step) && !(e.step === 'acceptChange' && e.state === 'cancelled');
};

/** The sentence in every language: amounts and days as each writes them. */
const sentence = (e: Stepped, company: Text): Text =>
  Object.fromEntries(
    langs.map((l) => {
      const { amount, currency, day } = e.facts ?? {};
      const words = {
        ...e.facts,
        ...(amount &&
          currency && {
            amount: new Intl.NumberFormat(intlLocale[l], { style: 'currency', currency }).format(Number(amount)),
          }),
        ...(day && { day: chinaDay(day) }),
        company: pick(company, l),
        number: e.number,
        title: pick(e.title, l),
        reason: e.reason ?? '',
      };
      return [l, translate(l, `order:news.${e.step}`, words).trim()];
    }),
  );

/** What one side reads of an act: a cancelled order tells the buyer that its lines can be awarded again. */
const kindFor = (e: Stepped, reader: Party): NoticeKind => {
  if (isNews(e)) return 'orderNews';
  if (e.step === 'statement') return e.offer ? 'disputeOffer' : 'disputeStatement';
  if (e.step === 'escalate') return 'disputeEscalated';
  if (e.step === 'decide') return 'disputeDecided';
  if (e.state === 'dispute') return 'orderDisputed';
  if (e.state === 'cancelled') return reader === 'buyer' ? 'awardFellThrough' : 'orderCancelled';
  return 'orderStep';
};

/** Operators have no bell at their desk: they get the mail of the notice. */
const tellOperators = async (ctx: Ctx, e: Stepped, company: Text): Promise<void> =>
  tell(
    ctx,
    (await findReviewers(ctx)).map(({ id: userId }): Told => ({
      userId,
      kind: 'disputeAtDesk',
      params: { number: e.number, title: e.title, company },
      link: deskPageTo('operatorDisputes', { id: e.orderId }),
      dedupe: `desk:${e.eventId}`,
    })),
  );

/** The side that did not act hears of it, with the reason given; of the operator's acts both do. */
export const onStep = async (ctx: Ctx, e: Stepped): Promise<void> => {
  const readers: Party[] = (['buyer', 'supplier'] as const).filter((p) => p !== e.by);
  const company = await actorOf(ctx, e);
  if (e.step === 'escalate' || e.step === 'escalateDue') await tellOperators(ctx, e, await raiserOf(ctx, e));
  for (const reader of readers) {
    const people =
      reader === 'buyer' ? await buyersOf(ctx, e) : (await membersWithRight(ctx, [e.entId])).map((p) => p.id);
    const kind = kindFor(e, reader);
    await tell(
      ctx,
      people.map((userId): Told => ({
        userId,
        kind,
        params: {
          number: e.number,
          title: e.title,
          state: e.state,
          ...(kind === 'orderNews' && { text: sentence(e, company) }),
          ...(kind !== 'orderStep' && { company, reason: e.reason ?? '' }),
          ...(e.offer && { offer: inAllLanguages(`order:end.${e.offer}`) }),
          ...(kind === 'disputeDecided' && { outcome: inAllLanguages(`common:orderState.${e.state}`) }),
        },
        link: link(e.orderId),
        dedupe: `step:${e.eventId}`,
      })),
    );
  }
};

/** A supplier that matching passes over for its silence hears so once, and what ends it (deals 199). */
export const onMatchingPaused = async (ctx: Ctx, e: Payload<typeof matchingPaused>): Promise<void> => {
  const company = await nameOf(ctx, e.entId);
  await tell(
    ctx,
    (await membersWithRight(ctx, [e.entId])).map((p): Told => ({
      userId: p.id,
      kind: 'matchingPaused',
      params: { company, n: e.asked },
      link: pageTo('smartMatch'),
      dedupe: `silent:${e.entId}:${e.at}`,
    })),
  );
};

/** A supplier hears what keeps it out, why, and what ends it; once for each time that it begins (deals 199). */
export const onBlocked = async (ctx: Ctx, e: Payload<typeof supplierBlocked>): Promise<void> => {
  const text = Object.fromEntries(
    langs.map((l) => [
      l,
      translate(l, `order:standing.told.${e.code}`, {
        number: e.number,
        days: standingRules.refund.afterDays,
        day: e.until ? chinaDay(e.until) : '',
      }),
    ]),
  );
  await tell(
    ctx,
    (await membersWithRight(ctx, [e.entId])).map((p): Told => ({
      userId: p.id,
      kind: 'orderNews',
      params: { number: e.number, text },
      link: link(e.orderId),
      dedupe: `blocked:${e.entId}:${e.code}:${e.since}`,
    })),
  );
};
