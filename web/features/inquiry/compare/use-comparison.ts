import { useMemo, useState } from 'react';
import { useQuantity } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { compare } from '#contract/inquiry/comparison/level.ts';

/** What is compared: at which tier (from 1), in which currency, with or without the costs until delivery. */
export const useComparison = (data: DataOf<typeof inquiry.own>) => {
  const { t } = useTranslation('inquiry');
  const quantity = useQuantity();
  const { parts, quotations, rates } = data;
  const term = data.row.tradeTerm;
  const tiers = Math.max(...parts.lines.map((l) => l.tiers.length));
  // The largest quantity is the one that titles, lists and the home name.
  const [tier, setTier] = useState(tiers);
  const [currency, setCurrency] = useState<Currency>(parts.currency);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const [landed, setLanded] = useState(true);
  const byTier = useMemo(
    () =>
      Array.from({ length: tiers }, (_, i) =>
        compare(parts.lines, quotations, {
          tier: i + 1,
          to: currency,
          rates,
          term,
          assumed: data.assumptions,
          landed,
        }),
      ),
    [tiers, parts.lines, quotations, currency, rates, term, landed, data.assumptions],
  );
  const at = (n: number) => byTier[n - 1] ?? [];
  const [line, ...others] = parts.lines;
  const nameOf = (i: number): string =>
    line && others.length === 0 ? quantity(line.tiers[i] ?? '', line.unit) : t('line.tier', { n: i + 1 });
  return {
    tier,
    setTier,
    currency,
    setCurrency,
    differencesOnly,
    setDifferencesOnly,
    landed,
    setLanded,
    /** The columns at a tier, and at the one that is compared. */
    at,
    columns: at(tier),
    tierNames: Array.from({ length: tiers }, (_, i) => nameOf(i)),
    /** The rates by which the totals are levelled. */
    used: rates.filter(
      (r) => quotations.some((q) => q.currency === r.currency) && r.currency !== currency && r.currency !== 'CNY',
    ),
  };
};
export type Comparison = ReturnType<typeof useComparison>;
