import { roleCodes, type RoleCode, type UserType } from '#contract/core/access.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';

/** Who may apply for what: customer service and operators for nothing. */
export const mayApply = (kind: ApplicationKind, p: { userType: UserType; roles: readonly RoleCode[] }): boolean => {
  if (p.userType === 4 || p.roles.includes(roleCodes.customerService) || p.userType === 9) return false;
  if (kind === 'personal') return p.userType === 2 || p.userType === 3;
  return true;
};
