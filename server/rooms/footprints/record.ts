import * as z from 'zod/mini';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { FootprintKind, footprints } from '#contract/footprints/calls.ts';
import { chinaDay } from '#server/platform/china-day.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { endFootprint, findSettings, insertFootprint } from './store.ts';
import { countVisit } from './visit-store.ts';

/** One person, or one address without a person, leaves so many footprints at one thing; more are not kept. */
const atOneThing = { name: 'footprint', points: 6, seconds: 600 };
/** One visitor counts at one thing of a company once in so long. */
const visitOnce = { name: 'visit', points: 1, seconds: 600 };

const isId = (s: string): boolean => z.safeParse(z.uuid(), s).success;

/** Operators look at things as part of their work: nothing of it is anybody's visit. */
const visitorOf = async (ctx: Ctx) => {
  const { person } = ctx;
  if (!person || person.userType === 9) return null;
  return (await findSettings(ctx, person.userId)).recording ? person : null;
};

/** Whether what this person looks at may be counted. */
export const isRecorded = async (ctx: Ctx): Promise<boolean> => (await visitorOf(ctx)) !== null;

/** Counts that somebody looked at a company or its product; their own company's people count nowhere. */
const visit = async (ctx: Ctx, entId: string, productId: string | null): Promise<void> => {
  const visitor = await visitorOf(ctx);
  if (!visitor || visitor.entId === entId) return;
  if (await ctx.platform.limits.take(visitOnce, `${visitor.userId} ${productId ?? entId}`)) return;
  await countVisit(ctx, { id: newId(), entId, visitorId: visitor.userId, day: chinaDay(), productId });
};

/**
 * For rooms whose places belong to a company: a look at one is a visit of the company. @returns whose visit it is, null where nothing
 * is to be kept of it: of who is not recorded, and of the company's own people
 */
export const noteVisit = async (ctx: Ctx, entId: string): Promise<string | null> => {
  const visitor = await visitorOf(ctx);
  if (!visitor || visitor.entId === entId) return null;
  await visit(ctx, entId, null);
  return visitor.userId;
};

const companyOfProduct = async (ctx: Ctx, productId: string): Promise<string | undefined> =>
  (await listedRows(ctx, [productId]))[0]?.row.company?.id;

/** @throws Refused common.notFound for a company that there is not, or a product that is not its own */
export const saveVisit = async (ctx: Ctx, entId: string, productId?: string): Promise<null> => {
  const [company] = await companyBriefs(ctx, [entId]);
  const own = productId === undefined || (await companyOfProduct(ctx, productId)) === entId;
  if (!company || !own) throw refuse(common.notFound);
  await visit(ctx, entId, productId ?? null);
  return null;
};

/** Whose page or product it is. */
const companyOf = async (ctx: Ctx, kind: FootprintKind, subject: string): Promise<string | null> => {
  if (kind === 'company') return (await companyBriefs(ctx, [subject]))[0]?.id ?? null;
  return kind === 'product' ? ((await companyOfProduct(ctx, subject)) ?? null) : null;
};

/** Ends the footprint before, where the browser could not, and begins one; nothing is kept of who does not want it. */
export const startFootprint = async (ctx: Ctx, asked: ParsedOf<typeof footprints.start>['body']) => {
  const { kind, subject } = asked;
  const none = { id: null };
  if (kind !== 'search' && !isId(subject)) return none;
  const { person } = ctx;
  if (person && !(await visitorOf(ctx))) return none;
  if (asked.prePage) await endFootprint(ctx, person?.userId ?? null, asked.prePage, asked.prePage_browTime ?? 0);
  const who = person?.userId ?? ctx.address;
  if (await ctx.platform.limits.take(atOneThing, `${who} ${kind}:${subject.toLowerCase()}`)) return none;
  const entId = person && (await companyOf(ctx, kind, subject));
  const id = newId();
  const counts = person && entId && entId !== person.entId ? entId : null;
  await insertFootprint(ctx, { id, userId: person?.userId ?? null, kind, subject, entId: counts, day: chinaDay() });
  if (entId) await visit(ctx, entId, kind === 'product' ? subject : null);
  return { id };
};
