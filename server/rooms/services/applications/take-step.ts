import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { serviceApplications as calls } from '#contract/services/applications.ts';
import { servicesErrors } from '#contract/services/calls.ts';
import {
  type ApplicationState,
  applicationRule,
  applicationWaits,
  owesResult,
  type PlainStep,
} from '#contract/services/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { reportingKinds } from '#contract/services/kinds.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { countDone, countRating } from '../offers/store.ts';
import { judgeByRooms } from './checks.ts';
import { releaseUnnamed } from './erase-papers.ts';
import { filesOf, judgedForm, withFixed } from './judge-form.ts';
import { actingOn, note, ownApplication, said, takesMessages } from './move-application.ts';
import {
  type ApplicationRecord,
  findEventByKey,
  lockTour,
  moveApplicationRow,
  rateApplicationRow,
  takePlaces,
} from './store.ts';

type Done = { id: string; state: ApplicationState };

/** Places are taken under the journey's lock, so that two who accept the last one take turns. @throws Refused services.tourFull, tourOver */
const movePlaces = async (tx: Ctx, a: ApplicationRecord, to: ApplicationState): Promise<void> => {
  if (!a.tourId || !a.seats) return;
  const gives = owesResult(a.state) && (to === 'cancelled' || to === 'returned');
  if (to !== 'accepted' && !gives) return;
  const tour = await lockTour(tx, a.tourId);
  if (!tour) return;
  if (gives) return takePlaces(tx, tour.id, -a.seats);
  if (tour.from <= chinaDay()) throw refuse(servicesErrors.tourOver);
  if (tour.taken + a.seats > tour.places) throw refuse(servicesErrors.tourFull, { n: tour.places - tour.taken });
  return takePlaces(tx, tour.id, a.seats);
};

/** Refuses, accepts, starts or cancels, by the table alone; a click that comes twice is one. */
export const takeStep = (ctx: Ctx, id: string, step: PlainStep, reason = ''): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const rule = applicationRule(step);
    const { a, party, done } = await actingOn(tx, id, step);
    if (done) return { id, state: a.state };
    if (rule.reason && !reason) throw refuse(servicesErrors.reasonNeeded, {}, { reason: { code: 'required' } });
    // An offer ends with its day, whether or not the clock's job has come by.
    if (step === 'accept' && a.offerUntil && a.offerUntil < chinaDay()) throw refuse(servicesErrors.wrongState);
    await movePlaces(tx, a, rule.to);
    await moveApplicationRow(tx, id, rule.to, null);
    await note(tx, a, { act: step, party, state: rule.to, text: rule.reason ? said(tx.lang, reason) : {} });
    return { id, state: rule.to };
  });

/** The provider names price and day, and how long that holds. @throws Refused services.dayPast */
export const offerForApplication = (ctx: Ctx, id: string, input: ParsedOf<typeof calls.offer>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party, done } = await actingOn(tx, id, 'offer');
    if (done) return { id, state: a.state };
    const { price, currency, promisedDay, until } = input;
    for (const [field, day] of Object.entries({ promisedDay, until }))
      if (day < chinaDay()) throw refuse(servicesErrors.dayPast, {}, { [field]: { code: 'dayPast' } });
    const offerNote = said(tx.lang, input.note);
    await moveApplicationRow(
      tx,
      id,
      'offered',
      { day: until },
      { price, currency, promisedDay, offerUntil: until, offerNote },
    );
    await note(tx, a, { act: 'offer', party, state: 'offered', text: offerNote });
    return { id, state: 'offered' };
  });

/** The provider sends papers back and names what is wrong with them. @throws Refused services.nothingNamed */
export const sendBack = (ctx: Ctx, id: string, input: ParsedOf<typeof calls.sendBack>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party, done } = await actingOn(tx, id, 'sendBack');
    if (done) return { id, state: a.state };
    const fields = [...new Set<string>(input.fields)];
    if (!fields.length) throw refuse(servicesErrors.nothingNamed, {}, { fields: { code: 'required' } });
    const text = said(tx.lang, input.reason);
    await movePlaces(tx, a, 'returned');
    await moveApplicationRow(
      tx,
      id,
      'returned',
      { days: applicationWaits.returned },
      {
        defect: { text, fields },
        price: null,
        currency: null,
        promisedDay: null,
        offerUntil: null,
        offerNote: {},
      },
    );
    await note(tx, a, { act: 'sendBack', party, state: 'returned', text });
    return { id, state: 'returned' };
  });

/** The applicant sends it again, put right. @throws Refused common.invalid, files.notYours */
export const resubmit = (ctx: Ctx, id: string, input: ParsedOf<typeof calls.resubmit>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party, done } = await actingOn(tx, id, 'resubmit');
    if (done) return { id, state: a.state };
    const form = judgedForm(a.kind, { ...input, values: withFixed(a, input.values) });
    await judgeByRooms(tx, a, form.values);
    const held = new Set(filesOf(a.papers));
    await moveApplicationRow(
      tx,
      id,
      'submitted',
      { days: applicationWaits.submitted },
      {
        ...form,
        defect: null,
        ...(a.tourId && { seats: Number(form.values['people'] ?? a.seats ?? 1) }),
      },
    );
    await claimFiles(
      tx,
      filesOf(form.papers).filter((f) => !held.has(f)),
      { kind: 'serviceApplication', id },
    );
    await releaseUnnamed(tx, id);
    await note(tx, a, { act: 'resubmit', party, state: 'submitted' });
    return { id, state: 'submitted' };
  });

/** The work is done and its result is handed over; a test ends with its report. @throws Refused services.reportNeeded, files.notYours */
export const finishApplication = (ctx: Ctx, id: string, input: ParsedOf<typeof calls.finish>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party, done } = await actingOn(tx, id, 'finish');
    if (done) return { id, state: a.state };
    if (reportingKinds.includes(a.kind) && !input.files.length)
      throw refuse(servicesErrors.reportNeeded, {}, { files: { code: 'required' } });
    const result = said(tx.lang, input.note);
    await moveApplicationRow(tx, id, 'done', null, { result, resultFiles: input.files });
    await countDone(tx, a.offerId);
    await claimFiles(tx, input.files, { kind: 'serviceApplication', id });
    await note(tx, a, { act: 'finish', party, state: 'done', text: result });
    return { id, state: 'done' };
  });

/** What the applicant found, once. @throws Refused services.notYourStep, wrongState, alreadyRated */
export const rateApplication = (ctx: Ctx, id: string, input: ParsedOf<typeof calls.rate>['body']): Promise<Done> =>
  inTransaction(ctx, async (tx) => {
    const { a, party } = await ownApplication(tx, id);
    if (party !== 'applicant') throw refuse(servicesErrors.notYourStep);
    if (a.state !== 'done') throw refuse(servicesErrors.wrongState);
    if (a.stars !== null) {
      if (a.stars === input.stars) return { id, state: a.state };
      throw refuse(servicesErrors.alreadyRated);
    }
    const verdict = said(tx.lang, input.note);
    await rateApplicationRow(tx, id, input.stars, verdict);
    await countRating(tx, a.offerId, input.stars);
    await note(tx, a, { act: 'rate', party, state: 'done', text: verdict });
    return { id, state: 'done' };
  });

/** A message to the other side, with files. @throws Refused services.wrongState, files.notYours */
export const writeMessage = (
  ctx: Ctx,
  id: string,
  input: ParsedOf<typeof calls.write>['body'],
): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const { a, party } = await ownApplication(tx, id);
    if (!takesMessages(a)) throw refuse(servicesErrors.wrongState);
    const { text, files, clientKey } = input;
    const made = await note(tx, a, {
      act: 'message',
      party,
      state: a.state,
      text: said(tx.lang, text),
      files,
      clientKey,
    });
    if (!made) return { id: (await findEventByKey(tx, me(tx).userId, clientKey))?.id ?? id };
    await claimFiles(tx, files, { kind: 'serviceApplication', id });
    return { id: made };
  });
