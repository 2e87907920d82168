import type { AgreedCosts } from './agreed.ts';

/** A part of the agreed costs in words: keys of `costs.json` with what they take; amounts, per cent and names are written by the caller. */
export type CostLine = {
  key: 'freight' | 'origin' | 'duty' | 'tax';
  /** The tier of a freight amount, where there are several. */
  tier: number | null;
  from: AgreedCosts['freight']['from'];
  value:
    | { said: 'included' | 'taxIncluded' | 'taxBesides' }
    | { said: 'byTerm'; term: string }
    | { said: 'besides'; amount: string }
    | { said: 'taxIncludedAt' | 'taxBesidesAt' | 'percent'; percent: string }
    | { said: 'country' }
    | null;
};

const taxOf = ({ included, percent }: AgreedCosts['tax']): CostLine['value'] => {
  if (included === null) return null;
  if (percent) return { said: included ? 'taxIncludedAt' : 'taxBesidesAt', percent };
  return { said: included ? 'taxIncluded' : 'taxBesides' };
};

/** What an order says of its costs, line by line, for its page and its papers; nothing where nobody said anything. */
export const costLines = (c: AgreedCosts): CostLine[] => {
  const { freight, duty, tax, origin } = c;
  const amounts = freight.amounts.map(({ tier, amount }): CostLine => ({
    key: 'freight',
    tier: freight.amounts.length > 1 ? tier : null,
    from: freight.from,
    value: { said: 'besides', amount },
  }));
  const byTerm = { said: 'byTerm' as const, term: c.term };
  const lines: CostLine[] = [
    ...(amounts.length
      ? amounts
      : [
          {
            key: 'freight' as const,
            tier: null,
            from: freight.from,
            value:
              freight.from === 'term' ? byTerm : freight.from === 'supplier' ? { said: 'included' as const } : null,
          },
        ]),
    { key: 'origin', tier: null, from: origin.from, value: origin.country ? { said: 'country' } : null },
    {
      key: 'duty',
      tier: null,
      from: duty.from,
      value: duty.percent ? { said: 'percent', percent: duty.percent } : duty.from === 'term' ? byTerm : null,
    },
    { key: 'tax', tier: null, from: tax.from, value: taxOf(tax) },
  ];
  return lines.some((l) => l.value) ? lines : [];
};
