import { managers, roleCodes, roles, within } from '../core/access.ts';
import { verifiable } from './identity.ts';
import type { ApplicationKind } from '../verification/rules.ts';
import { memberPages, page } from './page.ts';

/** A provider proves its services, and may supply as well (verification 1). */
const forCompanies = within(roles(roleCodes.buyer, roleCodes.supplier, roleCodes.viewer, roleCodes.provider), 'manage');

/** The verification centre, a page a kind. */
export const verificationPages = memberPages(['verification', 'tools', 'badge'], {
  verifyPersonal: page('/authenticationdata/authentication', verifiable),
  beSupplier: page('/authenticationdata/beSupplier', forCompanies),
  verifyEnterprise: page('/authenticationdata/enterprise', managers),
  beThirdParty: page('/authenticationdata/thirdParty', forCompanies),
});

/** The page of each kind of verification. */
export const verificationPageOf = {
  personal: 'verifyPersonal',
  enterprise: 'verifyEnterprise',
  supplier: 'beSupplier',
  thirdParty: 'beThirdParty',
} as const satisfies Record<ApplicationKind, keyof typeof verificationPages>;
