import type { SampleAct } from '#contract/sample/states.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import {
  type DealFact,
  type DealPart,
  type DealScope,
  type DealWords,
  short,
  together,
} from '#server/rooms/deal/index.ts';
import { partyOf } from './policy.ts';
import { findEventsOf, findOfInquiry } from './store.ts';

const bad = new Set<SampleAct>(['decline', 'cancel', 'expire']);

/** Sample orders of a deal that the reader stands on a side of. */
export const dealOfSamples = async (ctx: Ctx, deal: DealScope, words: DealWords): Promise<DealPart> => {
  const { say, text, f } = words;
  const seen = (await findOfInquiry(ctx, deal.inquiryId)).filter((s) => partyOf(me(ctx), s));
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
