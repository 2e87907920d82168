import * as z from 'zod/mini';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { atOneThing, type footprints } from '#contract/footprints/calls.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { companiesOfListed } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { keepLook } from './keep-look.ts';
import { endFootprint, findSettings, insertFootprint } from './store.ts';
import { countVisit } from './visit-store.ts';

const isId = (s: string): boolean => z.safeParse(z.uuid(), s).success;

/** Operators look at things as part of their work: nothing of it is anybody's visit. */
const visitorOf = async (ctx: Ctx) => {
  const { person } = ctx;
  if (!person || person.userType === 9) return null;
  return (await findSettings(ctx, person.userId)).recording ? person : null;
};

/** Whether what this person looks at may be counted. */
export const isRecorded = async (ctx: Ctx): Promise<boolean> => (await visitorOf(ctx)) !== null;

/** Counts that somebody looked at a company or its product; their own company's people count nowhere. @returns who it was */
const visit = async (ctx: Ctx, entId: string, productId: string | null): Promise<string | null> => {
  const visitor = await visitorOf(ctx);
  if (!visitor || visitor.entId === entId) return null;
  await countVisit(ctx, { id: newId(), entId, visitorId: visitor.userId, day: chinaDay(), productId });
  return visitor.userId;
};

/**
 * For rooms whose places belong to a company: a look at one is a visit of the company. @returns whose visit it is, null where nothing
 * is to be kept of it: of who is not recorded, and of the company's own people
 */
export const noteVisit = (ctx: Ctx, entId: string): Promise<string | null> => visit(ctx, entId, null);

/** @throws Refused common.notFound for a company that there is not, or a product that is not its own */
export const saveVisit = async (ctx: Ctx, entId: string, productId?: string): Promise<null> => {
  const [company] = await companyBriefs(ctx, [entId]);
  const own = productId === undefined || (await companiesOfListed(ctx, [productId])).get(productId) === entId;
  if (!company || !own) throw refuse(common.notFound);
  await visit(ctx, entId, productId ?? null);
  return null;
};

/** Ends the footprint before, where the browser could not, and begins one; nothing is kept of who does not want it. */
export const startFootprint = async (ctx: Ctx, asked: ParsedOf<typeof footprints.start>['body']) => {
  const { kind } = asked;
  const none = { id: null };
  if (kind !== 'search' && !isId(asked.subject)) return none;
  // A record's id is one however it is written.
  const subject = kind === 'search' ? asked.subject : asked.subject.toLowerCase();
  const scope = kind === 'search' ? (asked.scope ?? null) : null;
  const { person } = ctx;
  if (person?.userType === 9) return none;
  const userId = person?.userId ?? null;
  if (asked.prePage) await endFootprint(ctx, userId, asked.prePage, asked.prePage_browTime ?? 0);
  if (person)
    return { id: await keepLook(ctx, { userId: person.userId, ownEntId: person.entId, kind, subject, scope }) };
  if (await ctx.platform.limits.take(atOneThing, `${ctx.address} ${kind}:${scope ?? ''}:${subject.toLowerCase()}`))
    return none;
  const id = newId();
  await insertFootprint(ctx, { id, userId, kind, subject, scope, entId: null, day: chinaDay() });
  return { id };
};
