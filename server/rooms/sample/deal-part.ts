import type { SampleAct } from '#contract/sample/states.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import {
  type DealAsked,
  type DealFact,
  type DealPart,
  type DealScope,
  type DealWords,
  scopeWith,
  short,
  together,
} from '#server/rooms/deal/index.ts';
import { partyOf } from './policy.ts';
import { findEventsOf, findOfInquiry, findSample, type SampleRecord } from './store.ts';

const bad = new Set<SampleAct>(['decline', 'cancel', 'expire']);

/** How the person stands to a sample order that came of no inquiry; one that did belongs to the inquiry's deal (samples 12). */
export const findSampleDeal = async (ctx: Ctx, of: DealAsked): Promise<DealScope | null> => {
  if (of.kind !== 'sample') return null;
  const s = await findSample(ctx, of.id);
  const party = s && !s.inquiryId ? partyOf(me(ctx), s) : null;
  if (!s || !party) return null;
  const { number, title, buyerId, createdAt: since, supplierEntId } = s;
  const all = { of, sampleId: s.id, number, title, buyerId, since };
  return party === 'buyer'
    ? scopeWith({ ...all, party, companies: [supplierEntId] })
    : scopeWith({ ...all, party, entId: supplierEntId });
};

/** The sample orders of a deal that the reader may see: of a dispute those between the two sides of its order. */
const seenOf = async (ctx: Ctx, deal: DealScope): Promise<SampleRecord[]> => {
  const own = deal.sampleId ? await findSample(ctx, deal.sampleId) : undefined;
  const all = own ? [own] : deal.inquiryId ? await findOfInquiry(ctx, deal.inquiryId) : [];
  return all.filter((s) => (deal.party === 'operator' ? s.supplierEntId === deal.entId : partyOf(me(ctx), s)));
};

/** Sample orders of a deal that the reader stands on a side of. */
export const dealOfSamples = async (ctx: Ctx, deal: DealScope, words: DealWords): Promise<DealPart> => {
  const { say, text, f } = words;
  const seen = await seenOf(ctx, deal);
  const byId = new Map(seen.map((s) => [s.id, s]));
  const events = await findEventsOf(ctx, [...byId.keys()]);
  return {
    facts: events.flatMap((e, i): DealFact[] => {
      const s = byId.get(e.sampleId);
      if (!s) return [];
      const { price, currency, carrier, waybill } = e.facts;
      const failed = e.act === 'evaluate' && s.verdict === 'failed';
      const passed = e.act === 'evaluate' && s.verdict === 'passed';
      return [
        {
          id: `sample.${s.id}.${String(i).padStart(4, '0')}`,
          kind: 'sample',
          at: e.at,
          title: say(`sample:act.${e.act}`),
          detail: together([
            e.act === 'request' ? text(s.title) : '',
            e.act === 'evaluate' && s.verdict ? say(`sample:verdict.${s.verdict}`) : '',
            price && currency ? (Number(price) ? f.money(price, currency) : say('sample:free')) : '',
            carrier && waybill ? say('order:fact.carrier', { carrier, waybill }) : '',
            short(text(e.text)),
          ]),
          number: s.number,
          party: e.party,
          entId: e.party === 'buyer' ? s.buyerEntId : e.party === 'supplier' ? s.supplierEntId : null,
          userId: e.userId,
          link: pageTo('sample', { id: s.id }),
          ...((bad.has(e.act) || failed) && { tone: 'bad' as const }),
          ...(passed && { tone: 'good' as const }),
        },
      ];
    }),
    files: seen.flatMap((s) => [...s.certificates, ...s.reports].map((id) => ({ kind: 'sample' as const, id }))),
  };
};
