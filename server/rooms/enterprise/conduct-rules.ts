/** How far a supplier has come, as the platform ranks them. */
export const supplierLevels = ['basic', 'ordinary', 'senior', 'silver', 'golden', 'diamond'] as const;
export type SupplierLevel = (typeof supplierLevels)[number];

/** What a supplier did in the last year, as the rooms of inquiries and orders count it. */
export type Deeds = {
  /** Inquiries that it was told of and that are over for it, and from how many buyers. */
  asked: number;
  askers: number;
  /** Of these it quoted on before they ended. */
  answered: number;
  /** Median hours from being told to the first quotation; null without any. */
  hours: number | null;
  /** Orders brought to their end. */
  completed: number;
};

/** How far back deeds count, in months (sites 14). */
export const countedMonths = 12;
/** A rate of fewer inquiries, or of fewer buyers, would be chance: it is not said (sites 16). */
const leastAsked = { inquiries: 5, buyers: 3 } as const;

export const noDeeds: Deeds = { asked: 0, askers: 0, answered: 0, hours: null, completed: 0 };

/** The public mark: share of inquiries answered in per cent, and the median hours; null where there are too few to say. */
export type Response = { rate: number; hours: number | null };
export const responseOf = (d: Deeds): Response | null =>
  d.asked >= leastAsked.inquiries && d.askers >= leastAsked.buyers
    ? {
        rate: Math.round((100 * d.answered) / d.asked),
        hours: d.hours === null ? null : Math.max(1, Math.round(d.hours)),
      }
    : null;

type Step = { level: SupplierLevel; completed: number; rate: number; hours: number; known?: true };
/**
 * What each level needs besides verification, the highest first: orders completed, the rate, the hours. Where there are too few
 * inquiries to say, rate and hours are not held against anybody; the two highest levels need them known (sites 17).
 */
const steps: readonly Step[] = [
  { level: 'diamond', completed: 20, rate: 80, hours: 24, known: true },
  { level: 'golden', completed: 8, rate: 60, hours: 72, known: true },
  { level: 'silver', completed: 3, rate: 40, hours: 168 },
  { level: 'senior', completed: 1, rate: 20, hours: 720 },
];

export const levelOf = (verified: boolean, d: Deeds): SupplierLevel => {
  if (!verified) return 'basic';
  const response = responseOf(d);
  const fits = (s: Step) =>
    d.completed >= s.completed &&
    (response ? response.rate >= s.rate && (response.hours ?? 0) <= s.hours : s.known === undefined);
  return steps.find(fits)?.level ?? 'ordinary';
};
