import type { SampleDetail, SampleEvent, SampleRow } from '#contract/sample/calls.ts';
import { sampleStepsFor } from '#contract/sample/states.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { regionLabel } from '#server/rooms/dictionary/index.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { namesOf } from '#server/rooms/order/index.ts';
import { mayAct } from './policy.ts';
import { type EventRecord, findEventsOf, type SampleRecord } from './store.ts';

type Party = 'buyer' | 'supplier';
export type Seen = { s: SampleRecord; party: Party };
const iso = (at: string) => new Date(at).toISOString();
const plain = (n: string) => (n.includes('.') ? n.replace(/\.?0+$/, '') : n);

export const presentRows = async (ctx: Ctx, seen: Seen[]): Promise<SampleRow[]> => {
  const names = await namesOf(
    ctx,
    seen.map(({ s }) => s),
  );
  return seen.map(({ s, party }) => ({
    id: s.id,
    number: s.number,
    state: s.state,
    party,
    title: s.title,
    other: names(s, party === 'buyer' ? 'supplier' : 'buyer'),
    quantity: plain(s.quantity),
    unit: s.unit,
    price: s.price,
    currency: s.currency,
    verdict: s.verdict,
    createdAt: iso(s.createdAt),
  }));
};

const presentEvent = ({ id, act, party, text, facts, at }: EventRecord): SampleEvent => ({
  id,
  act,
  party,
  text,
  facts,
  at: iso(at),
});

const offerOf = (s: SampleRecord): SampleDetail['offer'] =>
  s.price && s.currency && s.freightBy && s.promisedDay
    ? { price: s.price, currency: s.currency, freightBy: s.freightBy, promisedDay: s.promisedDay, note: s.offerNote }
    : null;

/** Whole sample orders, each as its side sees it; the caller has judged the reader. */
export const presentWhole = async (ctx: Ctx, seen: Seen[]): Promise<SampleDetail[]> => {
  const rows = await presentRows(ctx, seen);
  const events = Map.groupBy(
    await findEventsOf(
      ctx,
      seen.map(({ s }) => s.id),
    ),
    (e) => e.sampleId,
  );
  const files = await factsOfFiles(
    ctx,
    seen.flatMap(({ s }) => [s.certificates, s.reports]),
  );
  const listed = await listedRows(
    ctx,
    seen.flatMap(({ s }) => s.productId ?? []),
  );
  return seen.flatMap(({ s, party }, i) => {
    const row = rows[i];
    if (!row) return [];
    const acts = mayAct(me(ctx), s, party);
    return [
      {
        row,
        productId: listed.some((p) => p.row.id === s.productId) ? s.productId : null,
        inquiryId: s.inquiryId,
        quotationId: s.quotationId,
        line: s.line,
        about: s.about,
        note: s.note,
        recipient: s.recipient,
        place: s.place,
        region: s.region ? { slug: s.region, name: regionLabel(s.region) } : null,
        wantedBy: s.wantedBy,
        offer: offerOf(s),
        sending:
          s.carrier && s.waybill
            ? { carrier: s.carrier, waybill: s.waybill, certificates: files(s.certificates) }
            : null,
        evaluation: s.verdict ? { verdict: s.verdict, note: s.evaluation, reports: files(s.reports) } : null,
        expiresAt: s.expiresAt && iso(s.expiresAt),
        timeline: (events.get(s.id) ?? []).map(presentEvent),
        steps: acts ? sampleStepsFor(s.state, party) : [],
        mayAct: acts,
      },
    ];
  });
};
