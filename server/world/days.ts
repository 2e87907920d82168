import { chinaDay } from '#contract/core/zones/china-day.ts';

const day = 86_400_000;

/** Dates of the demo world count from the moment of seeding, so that it reads fresh. */
export const createDays = (now: Date) => {
  const at = (days: number): string => new Date(now.getTime() + days * day).toISOString();
  return {
    at,
    /** Calendar day in China. */
    date: (days: number): string => chinaDay(at(days)),
  };
};
export type Days = ReturnType<typeof createDays>;

/** Human numbers by day, in the order of time: `XJ20261118-0003`. */
export const createNumbers = (kind: string) => {
  const last = new Map<string, number>();
  return {
    next: (iso: string): string => {
      const on = chinaDay(iso);
      const n = (last.get(on) ?? 0) + 1;
      last.set(on, n);
      return `${kind}${on.replaceAll('-', '')}-${String(n).padStart(4, '0')}`;
    },
    used: () => [...last].map(([on, n]) => ({ kind, day: on, last: n })),
  };
};
