import type { ApplicationDetail, ApplicationRow } from '#contract/services/applications.ts';
import { paperKeys } from '#contract/services/forms.ts';
import {
  isLateApplication,
  isLiveApplication,
  papersKeptDays,
  type ServiceParty,
  stepsFor,
} from '#contract/services/states.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { namesOf } from '#server/rooms/order/index.ts';
import { mayAct } from '../policy.ts';
import { hasPersonal } from './erase-papers.ts';
import { takesMessages } from './move-application.ts';
import { type ApplicationRecord, findEventsOf, findTours } from './store.ts';

export type Seen = { a: ApplicationRecord; party: ServiceParty };
export const iso = (at: string) => new Date(at).toISOString();

/** Names of both sides, by the door that knows them of orders. */
export const sideNames = async (ctx: Ctx, rows: ApplicationRecord[]) => {
  const sides = (a: ApplicationRecord) => ({
    buyerId: a.applicantId,
    buyerEntId: a.applicantEntId,
    supplierEntId: a.providerEntId,
  });
  const names = await namesOf(ctx, rows.map(sides));
  return (a: ApplicationRecord, party: ServiceParty) => names(sides(a), party === 'applicant' ? 'buyer' : 'supplier');
};

export const presentRows = async (ctx: Ctx, seen: Seen[]): Promise<ApplicationRow[]> => {
  const names = await sideNames(
    ctx,
    seen.map(({ a }) => a),
  );
  const today = chinaDay();
  return seen.map(({ a, party }) => ({
    id: a.id,
    number: a.number,
    kind: a.kind,
    state: a.state,
    party,
    title: a.title,
    other: names(a, party === 'applicant' ? 'provider' : 'applicant'),
    price: a.price,
    currency: a.currency,
    expiresAt: a.expiresAt && iso(a.expiresAt),
    promisedDay: a.promisedDay,
    late: isLateApplication(a.state, a.promisedDay, today),
    createdAt: iso(a.createdAt),
  }));
};

const offerOf = (a: ApplicationRecord): ApplicationDetail['offer'] =>
  a.price && a.currency && a.promisedDay && a.offerUntil
    ? { price: a.price, currency: a.currency, promisedDay: a.promisedDay, until: a.offerUntil, note: a.offerNote }
    : null;

const eraseAt = (a: ApplicationRecord): string | null =>
  a.endedAt && new Date(Date.parse(a.endedAt) + papersKeptDays * 86_400_000).toISOString();

/** Whole applications, each as its side sees it; the caller has judged the reader. */
export const presentWhole = async (ctx: Ctx, seen: Seen[]): Promise<ApplicationDetail[]> => {
  const rows = await presentRows(ctx, seen);
  const records = seen.map(({ a }) => a);
  const found = await findEventsOf(
    ctx,
    records.map((a) => a.id),
  );
  const events = Map.groupBy(found, (e) => e.applicationId);
  const files = await factsOfFiles(ctx, [
    ...records.flatMap((a) => [...Object.values(a.papers), a.resultFiles]),
    ...found.map((e) => e.files),
  ]);
  const tours = new Map(
    (
      await findTours(
        ctx,
        records.flatMap((a) => a.tourId ?? []),
      )
    ).map((t) => [t.id, t]),
  );
  return seen.flatMap(({ a, party }, i) => {
    const row = rows[i];
    if (!row) return [];
    const acts = mayAct(me(ctx), a, party);
    const tour = a.tourId ? tours.get(a.tourId) : undefined;
    const course = events.get(a.id) ?? [];
    const handedIn = !isLiveApplication(a.state) && hasPersonal(a, course);
    return [
      {
        row,
        offerId: a.offerId,
        values: a.values,
        papers: paperKeys.flatMap((key) => {
          const ids = a.papers[key];
          return ids?.length ? [{ key, files: files(ids) }] : [];
        }),
        tour: tour ? { id: tour.id, place: tour.place, from: tour.from, to: tour.to } : null,
        quoted: a.quoted,
        defect: a.defect,
        offer: offerOf(a),
        result: a.state === 'done' ? { text: a.result, files: files(a.resultFiles) } : null,
        rating: a.stars === null ? null : { stars: a.stars, text: a.verdict },
        timeline: course.map((e) => ({
          id: e.id,
          act: e.act,
          party: e.party,
          text: e.text,
          files: files(e.files),
          at: iso(e.at),
        })),
        steps: acts ? stepsFor(a.state, party, row.late) : [],
        mayRate: acts && party === 'applicant' && a.state === 'done' && a.stars === null,
        mayWrite: acts && takesMessages(a),
        mayAct: acts,
        mayErase: acts && party === 'applicant' && handedIn,
        eraseAt: handedIn ? eraseAt(a) : null,
      },
    ];
  });
};
