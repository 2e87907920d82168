import type { Slot } from '#contract/verification/needs.ts';
import type { DocumentType } from '#contract/verification/rules.ts';

type Handed = { type: DocumentType; expiresAt: string | null };
type Fault = { type: DocumentType; fault: 'missing' | 'expiryNeeded' | 'expired' };

/** What is missing, lacks its last day, or has ended before `today` (ISO day). A document that no slot asks for is kept. */
export const judgeDocuments = (slots: readonly Slot[], handed: readonly Handed[], today: string): Fault[] =>
  slots.flatMap((s): Fault[] => {
    const given = handed.filter((d) => s.anyOf.includes(d.type));
    const [first] = s.anyOf;
    if (!given.length) return s.required && first ? [{ type: first, fault: 'missing' }] : [];
    return given.flatMap((d): Fault[] => {
      if (s.expiry === 'needed' && !d.expiresAt) return [{ type: d.type, fault: 'expiryNeeded' }];
      return d.expiresAt && d.expiresAt < today ? [{ type: d.type, fault: 'expired' }] : [];
    });
  });

/** The last day on which all needed documents hold: of each required slot the longest, of those the shortest. */
export const holdsUntil = (slots: readonly Slot[], handed: readonly Handed[]): string | null => {
  const ends = slots
    .filter((s) => s.required)
    .flatMap((s) => {
      const given = handed.filter((d) => s.anyOf.includes(d.type));
      if (!given.length || given.some((d) => !d.expiresAt)) return [];
      return given
        .map((d) => d.expiresAt ?? '')
        .toSorted()
        .slice(-1);
    });
  return ends.toSorted()[0] ?? null;
};

const steps = [30, 7, 0] as const;
/** The notice that is due `left` days before the end and not told yet: the nearest of 30, 7, 0. */
export const dueNotice = (left: number, told: readonly number[]): number | null => {
  const due = steps.filter((s) => left <= s).at(-1);
  return due === undefined || told.includes(due) ? null : due;
};
