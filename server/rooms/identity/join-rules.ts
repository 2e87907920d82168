import type { RoleCode, UserType } from '#contract/core/access.ts';
import type { PageKey } from '#contract/pages.ts';

/** Ways to become more (specification 6): enterprise member, supplier, third-party provider. */
export type Way = 'enterprise' | 'supplier' | 'service';
type Standing = { userType: UserType; roles: readonly RoleCode[] };
export type Step = { userType: UserType; roles: RoleCode[] } | 'already' | 'forbidden';

const plus = (roles: readonly RoleCode[], ...more: RoleCode[]): RoleCode[] => [
  ...new Set([...roles.filter((r) => r !== 'ROLE_VIEWER'), ...more]),
];

/**
 * What a person is after going a way; roles are added, none is lost, so that open inquiries and orders stay within reach.
 * A supplier's role is never given here: it comes with verification.
 */
export const after = (way: Way, who: Standing): Step => {
  const { userType, roles } = who;
  if (userType === 4 || userType === 9) return 'forbidden';
  const supplies = roles.includes('ROLE_GYS');
  if (way === 'enterprise')
    return userType === 2
      ? { userType: 3, roles: plus(roles, 'ROLE_BUYER') }
      : userType === 3
        ? 'already'
        : 'forbidden';
  if (way === 'supplier') {
    if (supplies) return 'already';
    return userType === 2 ? { userType: 3, roles: plus(roles, 'ROLE_BUYER') } : { userType, roles: [...roles] };
  }
  if (roles.includes('ROLE_SERVICE_PROVIDER')) return 'already';
  return { userType: supplies ? 15 : 5, roles: plus(roles, 'ROLE_SERVICE_PROVIDER') };
};

/** The page where the platform's check of that way is asked for. */
export const checkPage = {
  enterprise: 'verifyPersonal',
  supplier: 'beSupplier',
  service: 'beThirdParty',
} as const satisfies Record<Way, PageKey>;
