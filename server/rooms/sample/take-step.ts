import type { ParsedOf } from '#contract/core/endpoint.ts';
import { type sample, sampleErrors } from '#contract/sample/calls.ts';
import { type PlainSampleStep, sampleRule, type SampleState, sampleWaits } from '#contract/sample/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, refuse } from '#server/platform/context.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { actingOn, note, said } from './move-sample.ts';
import { moveSampleRow } from './store.ts';

type Done = { id: string; state: SampleState };

/** Declines, agrees, receives or cancels, by the table alone; a click that comes twice is one. */
export const takeStep = (ctx: Ctx, id: string, step: PlainSampleStep, reason = ''): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const rule = sampleRule(step);
    const state = rule.to as SampleState;
    const { s, party, done } = await actingOn(tx, id, step, [state]);
    if (done) return { id, state: s.state };
    if (rule.reason && !reason) throw refuse(sampleErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    await moveSampleRow(tx, id, state, {});
    await note(tx, s, { act: step, party, state, text: rule.reason ? said(tx.lang, reason) : {} });
    return { id, state };
  });

/** The supplier names price, freight and the day of sending; a free sample is agreed at once. @throws Refused sample.dayPast */
export const offerSample = (ctx: Ctx, id: string, input: ParsedOf<typeof sample.offer>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { s, party, done } = await actingOn(tx, id, 'offer', ['offered', 'agreed']);
    if (done) return { id, state: s.state };
    const { price, currency, freightBy, promisedDay } = input;
    if (promisedDay < chinaDay()) throw refuse(sampleErrors.dayPast, {}, { promisedDay: { code: 'dayPast' } });
    const state = Number(price) === 0 ? 'agreed' : 'offered';
    const offerNote = said(tx.lang, input.note);
    const waits = state === 'offered' ? sampleWaits.offered : undefined;
    await moveSampleRow(tx, id, state, { price, currency, freightBy, promisedDay, offerNote, waits });
    const facts = { price, currency, day: promisedDay };
    await note(tx, s, { act: 'offer', party, state, text: offerNote, facts });
    return { id, state };
  });

/** The supplier has sent it, with a certificate or without. @throws Refused files.notYours */
export const sendSample = (ctx: Ctx, id: string, input: ParsedOf<typeof sample.send>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { s, party, done } = await actingOn(tx, id, 'send', ['sent']);
    if (done) return { id, state: s.state };
    const { carrier, waybill, certificates } = input;
    await moveSampleRow(tx, id, 'sent', { carrier, waybill, certificates });
    await claimFiles(tx, certificates, { kind: 'sample', id });
    await note(tx, s, { act: 'send', party, state: 'sent', facts: { carrier, waybill } });
    return { id, state: 'sent' };
  });

/** What the buyer found, for both sides. @throws Refused files.notYours */
export const evaluateSample = (ctx: Ctx, id: string, input: ParsedOf<typeof sample.evaluate>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { s, party, done } = await actingOn(tx, id, 'evaluate', ['evaluated']);
    if (done) return { id, state: s.state };
    const { verdict, reports } = input;
    const evaluation = said(tx.lang, input.note);
    await moveSampleRow(tx, id, 'evaluated', { verdict, evaluation, reports });
    await claimFiles(tx, reports, { kind: 'sample', id });
    await note(
      tx,
      { ...s, verdict },
      { act: 'evaluate', party, state: 'evaluated', text: evaluation, facts: { verdict } },
    );
    return { id, state: 'evaluated' };
  });
