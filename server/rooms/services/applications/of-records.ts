import { common } from '#contract/core/errors.ts';
import type { ApplicationState, ServiceParty } from '#contract/services/states.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { mayAct, partyOf } from '../policy.ts';
import { note, ownApplication } from './move-application.ts';
import { type ApplicationRecord, findApplication, findApplications } from './store.ts';

/** Id and number of an application that was sent. */
export const sentApplication = async (ctx: Ctx, id: string): Promise<{ id: string; number: string } | undefined> => {
  const a = await findApplication(ctx, id);
  return a && { id: a.id, number: a.number };
};

/** An application for whoever stands on one of its sides. @throws Refused common.notFound for everybody else */
export const applicationFor = async (
  ctx: Ctx,
  id: string,
): Promise<{ a: ApplicationRecord; party: ServiceParty; mayAct: boolean }> => {
  const a = await findApplication(ctx, id);
  const party = a && partyOf(me(ctx), a);
  if (!a || !party) throw refuse(common.notFound);
  return { a, party, mayAct: mayAct(me(ctx), a, party) };
};

/** Numbers and states of applications. */
export const statesOf = async (
  ctx: Ctx,
  ids: string[],
): Promise<Map<string, { number: string; state: ApplicationState }>> =>
  new Map((await findApplications(ctx, ids)).map((a) => [a.id, { number: a.number, state: a.state }]));

/** Locks an application for its applicant's side and, where `withdraw` says that something was withdrawn, tells the provider. @throws Refused common.notFound, common.seat */
export const noteConsentWithdrawn = async (tx: Ctx, id: string, withdraw: () => Promise<boolean>): Promise<void> => {
  const { a, party } = await ownApplication(tx, id);
  if (party !== 'applicant') throw refuse(common.notFound);
  if (await withdraw()) await note(tx, a, { act: 'withdrawConsent', party, state: a.state });
};
