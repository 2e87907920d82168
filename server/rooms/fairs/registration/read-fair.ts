import { common } from '#contract/core/errors.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { boothClasses } from '#contract/fairs/classes.ts';
import type { ForumRow } from '#contract/fairs/forums.ts';
import type { FairDetail, FairMine, visiting } from '#contract/fairs/registration.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { presentForums } from '../forums/present.ts';
import { findProgramme, findSeatsOf } from '../forums/store.ts';
import { presentFairs } from '../present.ts';
import { findFairs } from '../store.ts';
import { presentIntention } from './intention.ts';
import { countExhibitors, countVisitors, findExhibitors, findFair, findIntention, findVisitor } from './store.ts';
import { presentTicket } from './tickets.ts';

/** What fairs come to in numbers, read for all of them together. */
const sumsOf = async (ctx: Ctx, ids: string[]) => {
  if (!ids.length) return { of: () => null, programme: [] as ForumRow[] };
  const [exhibitors, visitors, found] = await Promise.all([
    countExhibitors(ctx, ids),
    countVisitors(ctx, ids),
    findProgramme(ctx, ids),
  ]);
  const programme = await presentForums(ctx, found);
  const of = (id: string) => {
    const forums = programme.filter((f) => f.fair.id === id);
    const people = visitors.find((v) => v.fairId === id);
    return {
      exhibitors: exhibitors.find((e) => e.fairId === id)?.n ?? 0,
      registered: people?.registered ?? 0,
      visits: people?.visits ?? 0,
      forums: forums.length,
      recordings: forums.filter((f) => f.recorded && f.phase === 'past').length,
      next: forums.find((f) => f.phase !== 'past') ?? null,
    };
  };
  return { of, programme };
};

export const readOverview = async (ctx: Ctx): Promise<AnswerOf<typeof visiting.overview>> => {
  const ids = (await findFairs(ctx)).map((f) => f.id);
  const { of } = await sumsOf(ctx, ids);
  return {
    fairs: ids.flatMap((id) => {
      const sums = of(id);
      return sums ? [{ id, ...sums }] : [];
    }),
  };
};

/** A fair with its programme and how many exhibit; exhibitors by name for members. */
export const readFair = async (ctx: Ctx, id: string): Promise<FairDetail> => {
  const record = await findFair(ctx, id);
  if (!record) throw refuse(common.notFound);
  const [[fair], { of, programme }, booths] = await Promise.all([
    presentFairs(ctx, [record]),
    sumsOf(ctx, [id]),
    findExhibitors(ctx, id),
  ]);
  const sums = of(id);
  if (!fair || !sums) throw refuse(common.notFound);
  const whole = ctx.person !== null;
  const companies = whole ? await companyBriefs(ctx, [...new Set(booths.flatMap((b) => b.entId ?? []))]) : [];
  const byId = new Map(companies.map((c) => [c.id, c]));
  return {
    fair,
    ...sums,
    classes: boothClasses.map((c) => ({
      class: c,
      n: new Set(booths.flatMap((b) => (b.class === c ? (b.entId ?? []) : []))).size,
    })),
    programme,
    list: booths.flatMap((b) => {
      const c = byId.get(b.entId ?? '');
      if (!c) return [];
      const { id: company, name, city, countryCode, supplierVerified: verified } = c;
      return [
        {
          company: { id: company, name, city, countryCode, verified },
          class: b.class,
          size: b.size,
          booth: { id: b.id, number: b.number, hallId: b.hallId, hallNo: b.hallNo },
        },
      ];
    }),
    whole,
  };
};

/** What the reader has to do with a fair: the ticket, places in talks, and what the company said of exhibiting. */
export const readMine = async (ctx: Ctx, id: string): Promise<FairMine> => {
  const { userId, entId } = me(ctx);
  if (!(await findFair(ctx, id))) throw refuse(common.notFound);
  const [visitor, seats, intention] = await Promise.all([
    findVisitor(ctx, id, userId),
    findSeatsOf(ctx, userId, id),
    entId ? findIntention(ctx, id, entId) : undefined,
  ]);
  return {
    ticket: visitor ? presentTicket(ctx, visitor) : null,
    forums: seats.map(({ id: forumId, state }) => ({ id: forumId, state })),
    intention: intention ? presentIntention(intention) : null,
  };
};
