import { countries } from '#contract/enterprise/countries.ts';
import { delivered } from '#contract/inquiry/comparison/landed.ts';
import type { StatedCosts } from '#contract/inquiry/offers/costs.ts';
import type { FieldError } from '#server/platform/context.ts';

type Given = { tradeTerm: string; costs?: StatedCosts | undefined };

/** What is stated of costs fits the trade term, and itself: what a price includes is not stated once more (deals 181). */
export const costFaults = ({ tradeTerm, costs }: Given): Record<string, FieldError> => {
  if (!costs) return {};
  const faults: Record<string, FieldError> = {};
  const besides = costs.freight?.findIndex((f) => f !== null && Number(f) > 0) ?? -1;
  if (besides >= 0 && (costs.freightIncluded || delivered.includes(tradeTerm)))
    faults[`costs.freight.${besides}`] = { code: 'freightIncluded' };
  if (tradeTerm === 'DDP' && Number(costs.dutyPercent ?? 0) > 0) faults['costs.dutyPercent'] = { code: 'dutyIncluded' };
  if (costs.origin && !countries.includes(costs.origin)) faults['costs.origin'] = { code: 'chooseCountry' };
  if (costs.taxPercent !== undefined && costs.taxIncluded === undefined)
    faults['costs.taxIncluded'] = { code: 'required' };
  return faults;
};

/** What is stated, without what says nothing; null where nothing is left. */
export const keptCosts = (costs: StatedCosts | undefined): StatedCosts | null => {
  const { freight, ...rest } = costs ?? {};
  const kept = {
    ...Object.fromEntries(Object.entries(rest).filter(([, v]) => v !== undefined)),
    ...(freight?.some((f) => f !== null) && { freight }),
  } as StatedCosts;
  return Object.keys(kept).length ? kept : null;
};
