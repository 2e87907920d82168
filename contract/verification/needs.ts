import * as z from 'zod/mini';
import { type ApplicationKind, documentTypes, type DocumentType } from './rules.ts';

const expires = z.enum(['needed', 'optional', 'none']);
/** One thing to hand in: any document of `anyOf`; `expiry` says whether its last day must be given. */
export const slot = z.object({ anyOf: z.array(z.enum(documentTypes)), required: z.boolean(), expiry: expires });
export type Slot = z.infer<typeof slot>;
/** What each kind of application hands in. */
export const slots = z.object({
  personal: z.array(slot),
  enterprise: z.array(slot),
  supplier: z.array(slot),
  thirdParty: z.array(slot),
});
export type Slots = z.infer<typeof slots>;

/** How an applicant acts for the company: named on its licence, or authorised by a signed letter. */
export const authorities = ['legal', 'signed'] as const;
export type Authority = (typeof authorities)[number];
const authorityDocuments: Record<Authority, DocumentType> = { legal: 'idDocument', signed: 'authorisation' };

/** The authority that these documents are meant to prove; a letter counts before an identity document. */
export const authorityOf = (types: readonly DocumentType[]): Authority | null =>
  types.includes(authorityDocuments.signed) ? 'signed' : types.includes(authorityDocuments.legal) ? 'legal' : null;

/** Whoever applies for a company shows that they act for it, whatever the operator has set besides. */
const authoritySlot: Slot = { anyOf: Object.values(authorityDocuments), required: true, expiry: 'optional' };

/** What a kind hands in: what is set for it and, for a company, the applicant's authority. */
const slotsOf = (set: Slots, kind: ApplicationKind): Slot[] =>
  kind === 'personal'
    ? set.personal
    : [...set[kind].filter((s) => !s.anyOf.some((d) => authoritySlot.anyOf.includes(d))), authoritySlot];

/** The same for every kind. */
export const allSlots = (set: Slots): Slots => ({
  personal: slotsOf(set, 'personal'),
  enterprise: slotsOf(set, 'enterprise'),
  supplier: slotsOf(set, 'supplier'),
  thirdParty: slotsOf(set, 'thirdParty'),
});
