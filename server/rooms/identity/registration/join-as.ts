import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { createUnverifiedCompany } from '#server/rooms/enterprise/index.ts';
import { personJoined } from '../events.ts';
import { checkPage, joinedAfter, type Way } from './join-rules.ts';
import { lockMe } from '../accounts/lock-people.ts';
import { recordUpgrade } from '../accounts/person-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { seatOf } from '../rules.ts';
import { settlePerson } from '../accounts/settle-rights.ts';

const wishesOf = (profile: Record<string, unknown>): string[] =>
  Array.isArray(profile['wishes']) ? (profile['wishes'] as string[]) : [];

/**
 * Upgrades the person of the session. Without a company they name one, and must complete its form before being identified
 * again; with one they keep what is filled in.
 * @returns what the person is now, and the page where the platform's check is asked for, where there is one
 */
export const joinAs = async (ctx: Ctx, way: Way, companyName: string | undefined) => {
  const user = await inTransaction(ctx, async (tx) => {
    const now = await lockMe(tx);
    if (!seatMay(seatOf(now), 'manage')) throw refuse(common.seat);
    const step = joinedAfter(way, now);
    if (step === 'already') throw refuse(identityErrors.roleAlreadyHeld);
    if (step === 'forbidden') throw refuse(common.forbidden);
    const needsCompany = now.userType === 2;
    if (needsCompany && !companyName) throw refuse(common.invalid, {}, { companyName: { code: 'required' } });
    const founded = needsCompany && companyName ? await createUnverifiedCompany(tx, companyName, ctx.lang) : null;
    const wishes = [...new Set([...wishesOf(now.profile), way])];
    await recordUpgrade(tx, now.id, { joinedAs: step, wishes, founded });
    await emit(tx, personJoined, { userId: now.id, way });
    return settlePerson(tx, now.id);
  });
  const page = checkPage[way];
  const next = mayOpen(page, user) ? pageTo(page) : null;
  return { userType: user.userType, roles: user.roles, next };
};
