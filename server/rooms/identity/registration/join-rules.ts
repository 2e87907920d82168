import type { PageKey } from '#contract/pages.ts';
import { roleCodes, type RoleCode, type UserType } from '#contract/core/access.ts';
import { asBuyer, joinedToo, type Joining } from '../accounts/rights-rules.ts';

/** Upgrades (accounts 19): enterprise member, supplier, third-party provider. */
export type Way = 'enterprise' | 'supplier' | 'service';
type Member = { userType: UserType; roles: readonly RoleCode[]; joinedAs: readonly Joining[] };
export type Step = Joining[] | 'already' | 'forbidden';

/**
 * What a person has joined as after going a way; it only grows, so that open inquiries and orders stay within reach. A
 * supplier's role is never given here: it comes with verification.
 */
export const joinedAfter = (way: Way, who: Member): Step => {
  const { userType, roles, joinedAs } = who;
  if (userType === 4 || userType === 9) return 'forbidden';
  if (way === 'service')
    return roles.includes(roleCodes.provider)
      ? 'already'
      : joinedToo(
          joinedAs.filter((j) => j !== 'viewer'),
          'service',
        );
  if (userType === 2) return joinedToo(asBuyer(joinedAs), 'buyer');
  if (way === 'supplier') return roles.includes(roleCodes.supplier) ? 'already' : [...joinedAs];
  return userType === 3 ? 'already' : 'forbidden';
};

/** The page where the platform's check of that way is asked for. */
export const checkPage = {
  enterprise: 'verifyPersonal',
  supplier: 'beSupplier',
  service: 'beThirdParty',
} as const satisfies Record<Way, PageKey>;
