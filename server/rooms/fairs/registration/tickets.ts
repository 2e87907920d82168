import { common } from '#contract/core/errors.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { type TicketView, visitErrors } from '#contract/fairs/registration.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { digest, newId, newSecret } from '#server/platform/ids.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { isStaff } from '../forums/store.ts';
import { presentFairs } from '../present.ts';
import {
  deleteVisitor,
  findByCode,
  findVisitor,
  insertVisitor,
  keepFair,
  markUsed,
  type VisitorRecord,
} from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();
const sealedAs = (v: { id: string }): string => `ticket ${v.id}`;

export const presentTicket = (ctx: Ctx, v: VisitorRecord) => ({
  code: ctx.platform.seal.open(v.code, sealedAs(v)).toString(),
  at: iso(v.createdAt),
  usedAt: v.usedAt && iso(v.usedAt),
});

/** Registers for a fair that is not over; asked twice it is one ticket. @throws Refused visiting.over */
export const register = async (ctx: Ctx, fairId: string) => {
  const [id, code] = [newId(), newSecret()];
  const { userId } = me(ctx);
  const sealed = ctx.platform.seal.close(Buffer.from(code), sealedAs({ id }));
  return inTransaction(ctx, async (tx) => {
    // Held, so that the desk does not take the fair back meanwhile.
    const fair = await keepFair(tx, fairId);
    if (!fair) throw refuse(common.notFound);
    if (phaseAt(fair, Date.now()) === 'past') throw refuse(visitErrors.over);
    await insertVisitor(tx, { id, fairId, userId, codeHash: digest(code), code: sealed });
    const made = await findVisitor(tx, fairId, userId);
    if (!made) throw refuse(common.conflict);
    return presentTicket(tx, made);
  });
};

/** Cancels a registration; its ticket opens nothing any more. @throws Refused visiting.used */
export const cancel = async (ctx: Ctx, fairId: string): Promise<null> => {
  const { userId } = me(ctx);
  if (!(await deleteVisitor(ctx, fairId, userId)) && (await findVisitor(ctx, fairId, userId)))
    throw refuse(visitErrors.used);
  return null;
};

/** Who lets people in: operators, and staff of a booth of that fair. */
const mayCheck = async (ctx: Ctx, fairId: string): Promise<boolean> => {
  const { userId, userType, entId } = me(ctx);
  return userType === 9 || (entId !== null && (await isStaff(ctx, { fairId, userId, entId })));
};

/** A ticket for its owner and who lets people in; for everybody else there is none. */
const ticketFor = async (ctx: Ctx, code: string) => {
  const found = await findByCode(ctx, digest(code));
  if (!found) throw refuse(common.notFound);
  const own = found.visitor.userId === me(ctx).userId;
  // Nobody lets themselves in: who works at a booth would count as a visitor.
  const checks = !own && (await mayCheck(ctx, found.fair.id));
  if (!own && !checks) throw refuse(common.notFound);
  return { ...found, own, checks };
};

export const readTicket = async (ctx: Ctx, code: string): Promise<TicketView> => {
  const { visitor, fair, own, checks } = await ticketFor(ctx, code);
  const [[row], [person]] = await Promise.all([presentFairs(ctx, [fair]), peopleByIds(ctx, [visitor.userId])]);
  if (!row || !person) throw refuse(common.notFound);
  const [company] = person.entId ? await companyBriefs(ctx, [person.entId]) : [];
  return {
    fair: row,
    name: person.name,
    company: company?.name ?? null,
    at: iso(visitor.createdAt),
    usedAt: visitor.usedAt && iso(visitor.usedAt),
    own,
    mayCheck: checks,
  };
};

/** Lets somebody in: the first time counts, the second says when that was. @throws Refused visiting.notYet, visiting.over */
export const checkIn = async (ctx: Ctx, code: string) => {
  const { visitor, fair, checks } = await ticketFor(ctx, code);
  if (!checks) throw refuse(common.forbidden);
  const phase = phaseAt(fair, Date.now());
  if (phase === 'coming') throw refuse(visitErrors.notYet);
  if (phase === 'past') throw refuse(visitErrors.over);
  const now = await markUsed(ctx, visitor.id, me(ctx).userId);
  const usedAt = now ?? (await findByCode(ctx, digest(code)))?.visitor.usedAt;
  if (!usedAt) throw refuse(common.notFound);
  return { usedAt: iso(usedAt), first: now !== undefined };
};
