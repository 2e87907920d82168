import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { servicesErrors } from '#contract/services/calls.ts';
import {
  type ApplicationActor,
  applicationRule,
  type ApplicationState,
  type ApplicationStep,
  isLateApplication,
  type ServiceParty,
  statesOfStep,
  type ToldAct,
} from '#contract/services/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSides } from '#server/rooms/identity/index.ts';
import { applicationMoved } from '../events.ts';
import { mayAct, partyOf } from '../policy.ts';
import { type ApplicationRecord, findApplication, insertEvent, lockApplicationRow } from './store.ts';

/** Whether both sides still write to each other: until it ends without a result, or what was handed in is deleted. */
export const takesMessages = (a: Pick<ApplicationRecord, 'state' | 'erasedAt'>): boolean =>
  a.erasedAt === null && !['refused', 'cancelled', 'expired'].includes(a.state);

/** What somebody wrote in the language of their page. */
export const said = (lang: Lang, words: string | undefined): Text => (words ? { [lang]: words } : {});

/** An application under its lock, after both of its sides. */
export const lockApplication = async (tx: Ctx, id: string): Promise<ApplicationRecord | undefined> => {
  const known = await findApplication(tx, id);
  if (!known) return undefined;
  await keepSides(tx, [
    { userId: known.applicantId, entId: known.applicantEntId },
    { userId: known.applicantId, entId: known.providerEntId },
  ]);
  return lockApplicationRow(tx, id);
};

/** An application under its lock, for a seat that may act for its side. @throws Refused common.notFound, common.seat */
export const ownApplication = async (tx: Ctx, id: string): Promise<{ a: ApplicationRecord; party: ServiceParty }> => {
  const a = await lockApplication(tx, id);
  const party = a && partyOf(me(tx), a);
  if (!a || !party) throw refuse(common.notFound);
  if (!mayAct(me(tx), a, party)) throw refuse(common.seat);
  return { a, party };
};

type Acting = { a: ApplicationRecord; party: ServiceParty; done: boolean };
/**
 * The same, where the table lets that side take this step now; `done` where a click came twice.
 * @throws Refused common.notFound, common.seat, services.notYourStep, services.wrongState
 */
export const actingOn = async (tx: Ctx, id: string, step: ApplicationStep): Promise<Acting> => {
  const { a, party } = await ownApplication(tx, id);
  const rule = applicationRule(step);
  const from = statesOfStep(step, party, isLateApplication(a.state, a.promisedDay, chinaDay()));
  if (!from) throw refuse(servicesErrors.notYourStep);
  if (a.state === rule.to) return { a, party, done: true };
  if (!from.includes(a.state)) throw refuse(servicesErrors.wrongState);
  return { a, party, done: false };
};

type Told = {
  act: ToldAct;
  party: ApplicationActor;
  state: ApplicationState;
  text?: Text;
  files?: string[];
  clientKey?: string;
};
/** Writes an act into the course of an application and tells of it, in the transaction of the act. @returns its id; null where this click was there */
export const note = async (
  tx: Ctx,
  a: Pick<ApplicationRecord, 'id' | 'number' | 'title' | 'applicantId' | 'applicantEntId' | 'providerEntId'>,
  { act, party, state, text = {}, files = [], clientKey }: Told,
): Promise<string | null> => {
  const eventId = newId();
  const userId = party === 'clock' ? null : me(tx).userId;
  const row = { id: eventId, applicationId: a.id, act, party, userId, clientKey: clientKey ?? null, text, files };
  if (!(await insertEvent(tx, row))) return null;
  await emit(tx, applicationMoved, {
    applicationId: a.id,
    eventId,
    number: a.number,
    title: a.title,
    act,
    state,
    by: party,
    text,
    applicantId: a.applicantId,
    applicantEntId: a.applicantEntId,
    entId: a.providerEntId,
  });
  return eventId;
};
