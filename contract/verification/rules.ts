/** What is verified, what proves it, and which moves an application can make; apart from the schemas for the forms. */

/** A person, a company, a supplier, a service provider (verification 1). */
export const applicationKinds = ['personal', 'enterprise', 'supplier', 'thirdParty'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** Life of an application (verification 2); `lapsed` is an approval whose document ended, `revoked` one that was taken back. */
export const applicationStates = [
  'draft',
  'submitted',
  'moreAsked',
  'approved',
  'rejected',
  'withdrawn',
  'lapsed',
  'revoked',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What the history of an application tells of. */
export const applicationEvents = [
  'submitted',
  'resubmitted',
  'moreAsked',
  'firstApproved',
  'approved',
  'approvedAlone',
  'rejected',
  'withdrawn',
  'lapsed',
  'revoked',
] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

/** What proves it; each has its name in i18n/<lang>/verification.json under `doc`. */
export const documentTypes = [
  'businessLicence',
  'registrationCertificate',
  'taxCertificate',
  'idDocument',
  'employmentProof',
  'authorisation',
  'systemCertificate',
  'qualification',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** `licence` is read by machine; the others are given by hand. */
export const licenceFields = [
  'name',
  'creditCode',
  'legal',
  'address',
  'established',
  'validUntil',
  'capital',
] as const;
export type LicenceField = (typeof licenceFields)[number];

/** The values that a reading of a licence is sure of; an uncertain one is never filled in silently. */
export const certainFields = (
  read: Partial<Record<LicenceField, { value: string; uncertain: boolean }>>,
): Partial<Record<LicenceField, string>> =>
  Object.fromEntries(
    licenceFields.flatMap((f) => {
      const r = read[f];
      return r && !r.uncertain ? [[f, r.value]] : [];
    }),
  );

/** Why an operator doesn't accept that the applicant acts for the company. */
const notAuthorised = ['notOwner', 'otherPerson', 'unsigned'] as const;

/** Why an operator sends back or rejects; each has its text in i18n/<lang>/verification.json. */
export const reasonCodes = [
  'blurred',
  'expired',
  'mismatch',
  'missing',
  ...notAuthorised,
  'codeTaken',
  'notEligible',
  'forged',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];
/** Those that say why the applicant's authority is not accepted. */
export const authorityReasons: readonly ReasonCode[] = notAuthorised;

export type ApplicationMove = 'save' | 'submit' | 'withdraw' | 'approve' | 'reject' | 'askMore' | 'lapse' | 'revoke';

const moves: Record<ApplicationMove, { from: readonly ApplicationState[]; to: ApplicationState | null }> = {
  save: { from: ['draft', 'moreAsked'], to: null },
  submit: { from: ['draft', 'moreAsked'], to: 'submitted' },
  withdraw: { from: ['draft', 'submitted', 'moreAsked'], to: 'withdrawn' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
  askMore: { from: ['submitted'], to: 'moreAsked' },
  lapse: { from: ['approved'], to: 'lapsed' },
  revoke: { from: ['approved'], to: 'revoked' },
};

/** The state after a move; null where the table doesn't allow it. */
export const afterMove = (state: ApplicationState, move: ApplicationMove): ApplicationState | null => {
  const m = moves[move];
  return m.from.includes(state) ? (m.to ?? state) : null;
};

/** How an applicant's verification stands (verification 3). */
export const verificationLabels = ['verified', 'inAuthentication', 'unverified', 'rejected'] as const;
export type VerificationLabel = (typeof verificationLabels)[number];

/** The label of the newest application; without one the account's own `authStatus` tells. */
export const labelOf = (newest: ApplicationState | null, authStatus: number): VerificationLabel => {
  if (newest === 'approved') return 'verified';
  if (newest === 'submitted' || newest === 'moreAsked') return 'inAuthentication';
  if (newest === 'rejected') return 'rejected';
  if (newest === 'lapsed' || newest === 'revoked') return 'unverified';
  return authStatus ? 'verified' : 'unverified';
};
