import type { GivenFields, ReadFields } from '#contract/verification/calls.ts';
import { type LicenceField, licenceFields } from '#contract/verification/rules.ts';

export type Compared = {
  field: LicenceField;
  read: string;
  given: string;
  confidence: number | null;
  uncertain: boolean;
  verdict: 'same' | 'differs' | 'onlyRead' | 'onlyGiven';
};

/** Blanks, width of signs and kind of brackets don't make a difference. */
const plain = (v: string): string =>
  v
    .normalize('NFKC')
    .replace(/[\s·.,。，]/g, '')
    .toUpperCase();

/** The document against the form, field by field; fields that neither has are left out. */
export const differences = (given: GivenFields, read: ReadFields): Compared[] =>
  licenceFields.flatMap((field): Compared[] => {
    const r = read[field];
    const g = given[field] ?? '';
    if (!r && !g) return [];
    const verdict = !r ? 'onlyGiven' : !g ? 'onlyRead' : plain(r.value) === plain(g) ? 'same' : 'differs';
    return [
      {
        field,
        read: r?.value ?? '',
        given: g,
        confidence: r?.confidence ?? null,
        uncertain: r?.uncertain ?? false,
        verdict,
      },
    ];
  });
