import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { QuotedTests, serviceApplications as calls } from '#contract/services/applications.ts';
import { servicesErrors } from '#contract/services/calls.ts';
import { recordKinds, touringKinds } from '#contract/services/kinds.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { nextNumber } from '#server/platform/numbers.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { keepOffer } from '../offers/store.ts';
import { filesOf, judgedForm } from './judge-form.ts';
import { note } from './move-application.ts';
import { findByKey, findTours, insertApplication } from './store.ts';

type Input = ParsedOf<typeof calls.apply>['body'];
type Sent = { id: string; number: string };
/** The record of another room that is applied with: its room has judged the applicant. */
export type MadeOf = { quoted?: QuotedTests };

/** The journey that was chosen. @throws Refused services.tourUnknown, services.tourOver */
const chosenTour = async (tx: Ctx, offerId: string, id: string | undefined) => {
  const [tour] = id ? await findTours(tx, [id]) : [];
  if (!tour || tour.offerId !== offerId) throw refuse(servicesErrors.tourUnknown, {}, { tour: { code: 'required' } });
  if (tour.until < chinaDay()) throw refuse(servicesErrors.tourOver, {}, { tour: { code: 'dayPast' } });
  return tour;
};

/**
 * Applies for what a provider offers; a click that comes twice is one application.
 * @throws Refused common.notFound, common.invalid, services.ownCompany, tourUnknown, tourOver, fromRecord, files.notYours
 */
export const applyForService = async (ctx: Ctx, input: Input, made?: MadeOf): Promise<Sent> => {
  const person = me(ctx);
  const known = await findByKey(ctx, person.userId, input.clientKey);
  if (known) return { id: known.id, number: known.number };
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'buy');
    const offer = await keepOffer(tx, input.offer);
    if (offer?.state !== 'listed') throw refuse(common.notFound);
    if (offer.entId === person.entId) throw refuse(servicesErrors.ownCompany);
    if (recordKinds.includes(offer.kind) && !made) throw refuse(servicesErrors.fromRecord);
    const form = judgedForm(offer.kind, input);
    const tour = touringKinds.includes(offer.kind) ? await chosenTour(tx, offer.id, input.tour) : null;
    const row = {
      id: newId(),
      number: await nextNumber(tx.db, 'FW'),
      clientKey: input.clientKey,
      offerId: offer.id,
      kind: offer.kind,
      applicantId: person.userId,
      applicantEntId: person.entId,
      providerEntId: offer.entId,
      tourId: tour?.id ?? null,
      seats: tour ? Number(form.values['people'] ?? 1) : null,
      state: 'submitted' as const,
      title: offer.name,
      quoted: made?.quoted ?? null,
      ...form,
    };
    if (!(await insertApplication(tx, row))) {
      const first = await findByKey(tx, person.userId, input.clientKey);
      if (!first) throw refuse(common.notFound);
      return { id: first.id, number: first.number };
    }
    const files = filesOf(form.papers);
    await claimFiles(tx, files, { kind: 'serviceApplication', id: row.id });
    await note(tx, row, { act: 'apply', party: 'applicant', state: 'submitted' });
    return { id: row.id, number: row.number };
  });
};
