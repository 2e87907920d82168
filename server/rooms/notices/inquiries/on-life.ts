import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import type {
  deadlineMoved,
  inquiryClosed,
  inquiryClosing,
  inquiryDeclined,
  quotationWithdrawn,
} from '#server/rooms/inquiry/events.ts';
import { buyersOf, membersWithRight, nameOf } from '../on-events.ts';
import { ownMoment } from './own-moment.ts';
import { tell, type Told } from '../tell.ts';

/** Countries of companies, by id. */
export const countriesOf = async (ctx: Ctx, entIds: string[]): Promise<Map<string, string>> =>
  new Map((await companiesByIds(ctx, entIds)).map((c) => [c.id, c.countryCode]));

export const onDeadline = async (ctx: Ctx, e: Payload<typeof deadlineMoved>): Promise<void> => {
  const [people, countries] = [await membersWithRight(ctx, e.entIds), await countriesOf(ctx, e.entIds)];
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: e.reopened ? 'inquiryReopened' : 'inquiryExtended',
      params: { number: e.number, title: e.title, until: ownMoment(e.deadline, countries.get(p.entId ?? '')) },
      link: pageTo('quote', { id: e.inquiryId }),
      dedupe: `deadline:${e.inquiryId}:${e.deadline}`,
    })),
  );
};

export const onClosing = async (ctx: Ctx, e: Payload<typeof inquiryClosing>): Promise<void> => {
  const [people, countries] = [await membersWithRight(ctx, [e.entId]), await countriesOf(ctx, [e.entId])];
  await tell(
    ctx,
    people.map((p): Told => ({
      userId: p.id,
      kind: 'inquiryClosing',
      params: {
        number: e.number,
        title: e.title,
        days: e.days,
        until: ownMoment(e.deadline, countries.get(e.entId)),
      },
      link: pageTo('quote', { id: e.inquiryId }),
      dedupe: `closing:${e.inquiryId}:${e.days}:${e.deadline}`,
    })),
  );
};

export const onInquiryDeclined = async (ctx: Ctx, e: Payload<typeof inquiryDeclined>): Promise<void> => {
  const params = { number: e.number, title: e.title, company: await nameOf(ctx, e.entId) };
  await tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId): Told => ({
      userId,
      kind: 'inquiryDeclined',
      params,
      link: pageTo('compareQuotations', { id: e.inquiryId }),
      dedupe: `declined:${e.inquiryId}:${e.entId}`,
    })),
  );
};

/** What came in waits for a decision; where nothing did, the way on is another deadline. */
export const onInquiryClosed = async (ctx: Ctx, e: Payload<typeof inquiryClosed>): Promise<void> => {
  const params = { number: e.number, title: e.title, n: e.quotations, count: e.quotations };
  await tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId): Told => ({
      userId,
      kind: e.quotations ? 'inquiryClosed' : 'inquiryClosedEmpty',
      params,
      link: pageTo('compareQuotations', { id: e.inquiryId }),
      dedupe: `closed:${e.inquiryId}:${e.deadline}`,
    })),
  );
};

export const onQuotationWithdrawn = async (ctx: Ctx, e: Payload<typeof quotationWithdrawn>): Promise<void> => {
  const params = { number: e.number, title: e.title, company: await nameOf(ctx, e.entId) };
  await tell(
    ctx,
    (await buyersOf(ctx, e)).map((userId): Told => ({
      userId,
      kind: 'quotationWithdrawn',
      params,
      link: pageTo('compareQuotations', { id: e.inquiryId }),
      dedupe: `quotationWithdrawn:${e.quotationId}:${e.revision}`,
    })),
  );
};
