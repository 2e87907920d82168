import type { Currency } from '#contract/core/schemas.ts';
import { countryOfRegion, regionOfCountry } from '#contract/enterprise/places.ts';
import { delivered, type Landed } from '#contract/inquiry/comparison/landed.ts';
import { gapsOf } from '#contract/inquiry/comparison/landed-lines.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import { regionLabel } from '#server/rooms/dictionary/index.ts';
import type { Look, PaperCell } from './paper-rows.ts';

export const costRows = ['freight', 'origin', 'duty', 'tax'] as const;

/** What a quotation states of one part of its costs at a tier (from 1); null where it states nothing. */
export const costText = (
  { costs, tradeTerm, currency }: QuotationView,
  tier: number,
  row: (typeof costRows)[number],
  { say, f, text }: Speaker,
): string | null => {
  const amount = costs?.freight?.[tier - 1];
  switch (row) {
    case 'freight':
      if (amount) return say('costs:said.besides', { amount: f.money(amount, currency) });
      if (costs?.freightIncluded) return say('costs:said.included');
      return delivered.includes(tradeTerm) ? say('costs:said.byTerm', { term: tradeTerm }) : null;
    case 'origin':
      return costs?.origin ? text(regionLabel(regionOfCountry(costs.origin))) : null;
    case 'duty':
      if (costs?.dutyPercent) return `${f.number(costs.dutyPercent, 2)}%`;
      return tradeTerm === 'DDP' ? say('costs:said.byTerm', { term: tradeTerm }) : null;
    case 'tax': {
      if (costs?.taxIncluded === undefined) return null;
      const word = costs.taxIncluded ? 'taxIncluded' : 'taxBesides';
      return costs.taxPercent
        ? say(`costs:said.${word}At`, { percent: f.number(costs.taxPercent, 2) })
        : say(`costs:said.${word}`);
    }
  }
};

/** The same on the paper of one quotation, freight for each quantity that has an amount. */
export const costFacts = (q: QuotationView, s: Speaker): { label: string; value: string }[] =>
  q.costs
    ? costRows.flatMap((row) => {
        const tiers = row === 'freight' && q.costs?.freight ? q.costs.freight.map((_, i) => i + 1) : [1];
        return tiers.flatMap((tier) => {
          const value = costText(q, tier, row, s);
          const label = tiers.length > 1 ? s.say('costs:freightOf', { n: tier }) : s.say(`costs:${row}`);
          return value ? [{ label, value }] : [];
        });
      })
    : [];

/** What a line comes to, and what of it is whose word. */
export const landedText = ({ total, from, dutyPercent }: Landed, currency: Currency, { say, f }: Speaker): string => {
  const duty = from.duty && dutyPercent ? 'dutyAt' : 'duty';
  return [
    f.money(total, currency),
    say('papers:with', { label: say('costs:freight'), value: say(`costs:from.${from.freight ?? 'nobody'}`) }),
    say('papers:with', {
      label: say(`costs:${duty}`, { percent: f.number(dutyPercent, 2) }),
      value: say(`costs:from.${from.duty ?? 'nobody'}`),
    }),
  ].join(' · ');
};

/** What nobody says of a quotation's costs though it would matter. */
export const gapText = (q: QuotationView, { data, tier }: Look, { say, join }: Speaker): PaperCell => {
  const region = data.row.deliveryRegion?.slug;
  const gaps = gapsOf(q, data.quotations, {
    assumed: data.assumptions,
    tier,
    country: region ? countryOfRegion(region) : null,
  });
  const text = join(gaps.map((g) => say(`costs:gap.${g}`))) || '—';
  return { text, value: gaps.length ? text : null, bad: gaps.length > 0 };
};
