import type { ApplicationKind } from '#contract/verification-rules.ts';

const pages: Record<ApplicationKind, string> = {
  personal: 'authentication',
  enterprise: 'enterprise',
  supplier: 'beSupplier',
  thirdParty: 'thirdParty',
};

/** Where the applicant follows an application of this kind. */
export const pageOf = (kind: ApplicationKind): string => `/authenticationdata/${pages[kind]}`;
