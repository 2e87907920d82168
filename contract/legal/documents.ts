/** The texts that come with the platform, each by the key of its page; in force until the desk publishes one of its own. */
export const shippedLegal = {
  registrationProtocol: { version: '1.0', since: '2026-11-20T00:00:00Z' },
  serviceTreaty: { version: '1.0', since: '2026-11-20T00:00:00Z' },
  privacyTreaty: { version: '1.2', since: '2026-11-22T00:00:00Z' },
} as const;
export type LegalDocument = keyof typeof shippedLegal;
export const legalNames = Object.keys(shippedLegal) as LegalDocument[];
export const isLegalName = (name: string): name is LegalDocument => legalNames.includes(name as LegalDocument);
