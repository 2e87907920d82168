import type { StatedCosts } from '#contract/inquiry/offers/costs.ts';
import { orNothing } from '../../or-nothing.ts';

/** What a supplier states of costs, as it is typed; '' is not stated. */
export type CostsDraft = {
  way: '' | 'included' | 'besides';
  freight: string[];
  duty: string;
  origin: string;
  tax: '' | 'included' | 'besides';
  taxPercent: string;
};

export const noCosts: CostsDraft = { way: '', freight: [], duty: '', origin: '', tax: '', taxPercent: '' };

export const costsDraft = (c: StatedCosts | null | undefined): CostsDraft | undefined =>
  c
    ? {
        way: c.freightIncluded ? 'included' : c.freight ? 'besides' : '',
        freight: (c.freight ?? []).map((f) => f ?? ''),
        duty: c.dutyPercent ?? '',
        origin: c.origin ?? '',
        tax: c.taxIncluded === undefined ? '' : c.taxIncluded ? 'included' : 'besides',
        taxPercent: c.taxPercent ?? '',
      }
    : undefined;

/** What is sent; undefined where nothing is stated. */
export const toCosts = (d: CostsDraft | undefined): StatedCosts | undefined => {
  if (!d) return undefined;
  const freight =
    d.way === 'besides' && d.freight.some((f) => f.trim()) ? d.freight.map((f) => f.trim() || null) : null;
  const [dutyPercent, origin, taxPercent] = [orNothing(d.duty), orNothing(d.origin), orNothing(d.taxPercent)];
  const costs = {
    ...(d.way === 'included' && { freightIncluded: true }),
    ...(freight && { freight }),
    ...(dutyPercent && { dutyPercent }),
    ...(origin && { origin }),
    ...(d.tax && { taxIncluded: d.tax === 'included' }),
    ...(d.tax && taxPercent && { taxPercent }),
  };
  return Object.keys(costs).length ? costs : undefined;
};
