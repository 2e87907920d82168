import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { sampleErrors } from '#contract/sample/calls.ts';
import {
  type SampleAct,
  type SampleActor,
  type SampleState,
  type SampleStep,
  sampleRule,
} from '#contract/sample/states.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { keepSides } from '#server/rooms/identity/index.ts';
import { sampleMoved } from './events.ts';
import { mayAct, partyOf } from './policy.ts';
import { findSample, insertEvent, lockSampleRow, type SampleRecord } from './store.ts';

/** What somebody wrote in the language of their page. */
export const said = (lang: Lang, words: string | undefined): Text => (words ? { [lang]: words } : {});

/** A sample order under its lock, after both of its sides. */
export const lockSample = async (tx: Ctx, id: string): Promise<SampleRecord | undefined> => {
  const known = await findSample(tx, id);
  if (!known) return undefined;
  await keepSides(tx, [
    { userId: known.buyerId, entId: known.buyerEntId },
    { userId: known.buyerId, entId: known.supplierEntId },
  ]);
  return lockSampleRow(tx, id);
};

type Acting = { s: SampleRecord; party: 'buyer' | 'supplier'; done: boolean };
/**
 * A sample order under its lock, for a seat of the side that the table lets take this step now; `done` where a click came twice.
 * @throws Refused common.notFound, common.seat, sample.notYourStep, sample.wrongState
 */
export const actingOn = async (tx: Ctx, id: string, step: SampleStep, reached: SampleState[]): Promise<Acting> => {
  const s = await lockSample(tx, id);
  const party = s && partyOf(me(tx), s);
  if (!s || !party) throw refuse(common.notFound);
  if (!mayAct(me(tx), s, party)) throw refuse(common.seat);
  const from = sampleRule(step).from[party];
  if (!from) throw refuse(sampleErrors.notYourStep);
  if (reached.includes(s.state)) return { s, party, done: true };
  if (!from.includes(s.state)) throw refuse(sampleErrors.wrongState);
  return { s, party, done: false };
};

type Told = { act: SampleAct; party: SampleActor; state: SampleState; text?: Text; facts?: Record<string, string> };
/** Writes an act into the course of a sample order and tells of it, in the transaction of the act. */
export const note = async (
  tx: Ctx,
  s: Pick<SampleRecord, 'id' | 'number' | 'title' | 'verdict' | 'buyerId' | 'buyerEntId' | 'supplierEntId'>,
  { act, party, state, text = {}, facts = {} }: Told,
): Promise<void> => {
  const eventId = newId();
  const userId = party === 'clock' ? null : me(tx).userId;
  await insertEvent(tx, { id: eventId, sampleId: s.id, act, party, userId, text, facts });
  await emit(tx, sampleMoved, {
    sampleId: s.id,
    eventId,
    number: s.number,
    title: s.title,
    act,
    state,
    by: party,
    text,
    verdict: s.verdict,
    buyerId: s.buyerId,
    buyerEntId: s.buyerEntId,
    entId: s.supplierEntId,
  });
};
