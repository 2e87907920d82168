import { roleCodes, type RoleCode, type UserType } from '#contract/core/access.ts';
import type { ApplicationKind } from '#contract/verification-rules.ts';

export type Stands = { userType: UserType; roles: readonly RoleCode[]; authStatus: number };
type Change = { userType: UserType; roles: RoleCode[]; authStatus: 0 | 1 };

const set = (roles: Iterable<RoleCode>): RoleCode[] => [...new Set(roles)];
const isService = (p: Stands) => p.userType === 4 || p.roles.includes(roleCodes.customerService);

/** Who may apply for what: customer service and operators for nothing, a service provider not for what it is. */
export const mayApply = (kind: ApplicationKind, p: Stands): boolean => {
  if (isService(p) || p.userType === 9) return false;
  if (kind === 'personal') return p.userType === 2 || p.userType === 3;
  if (kind === 'thirdParty') return p.userType !== 5 && p.userType !== 15;
  return true;
};

/** A person's standing after an approval of theirs (decisions 1). */
export const afterApproval = (kind: ApplicationKind, p: Stands): Change => {
  const verified = { authStatus: 1 as const };
  if (kind === 'personal') return { ...verified, userType: p.userType, roles: [...p.roles] };
  if (kind === 'thirdParty') {
    const supplies = p.userType === 1 || p.roles.includes(roleCodes.supplier);
    return { ...verified, userType: supplies ? 15 : 5, roles: set([...p.roles, roleCodes.provider]) };
  }
  const type = p.userType === 2 ? 3 : p.userType;
  if (kind === 'supplier') return { ...verified, ...supplierStanding({ ...p, userType: type }) };
  // A provider that becomes an enterprise keeps its services and buys as a company does.
  return {
    ...verified,
    userType: type,
    roles: set([...p.roles.filter((r) => r !== roleCodes.viewer), roleCodes.buyer]),
  };
};

/** Everybody of a verified supplier but its customer service has the role. */
export const supplierStanding = (p: Stands): Pick<Change, 'userType' | 'roles'> =>
  isService(p)
    ? { userType: p.userType, roles: [...p.roles] }
    : {
        userType: p.userType === 5 ? 15 : p.userType,
        roles: set([...p.roles.filter((r) => r !== roleCodes.viewer), roleCodes.supplier]),
      };

/** What is left when a supplier's verification ends: it can still buy and prove itself anew. */
export const withoutSupplier = (p: Stands): Pick<Change, 'userType' | 'roles'> =>
  isService(p)
    ? { userType: p.userType, roles: [...p.roles] }
    : {
        userType: p.userType === 15 ? 5 : p.userType,
        roles: set([...p.roles.filter((r) => r !== roleCodes.supplier), roleCodes.buyer]),
      };

/** The applicant's standing when one approval ends and `rest` still hold. */
export const afterLapse = (kind: ApplicationKind, p: Stands, rest: readonly ApplicationKind[]): Change => {
  const authStatus = rest.length ? 1 : 0;
  if (kind === 'supplier' && !rest.includes('supplier')) return { authStatus, ...withoutSupplier(p) };
  if (kind === 'thirdParty' && !rest.includes('thirdParty')) {
    const userType = p.userType === 15 ? 1 : p.userType === 5 ? 3 : p.userType;
    return { authStatus, userType, roles: set([...p.roles.filter((r) => r !== roleCodes.provider), roleCodes.buyer]) };
  }
  return { authStatus, userType: p.userType, roles: [...p.roles] };
};
