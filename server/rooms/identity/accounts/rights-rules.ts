import { operatorLevels, roleCodes, type RoleCode, type UserType } from '#contract/core/access.ts';
import type { ApplicationKind } from '#contract/verification/rules.ts';

/**
 * What somebody registered or joined as; more is added as they go the ways of upgrading. `supplier` is a company's own
 * user-name account of before seats, nobody registers as one. An operator joined as one and as what their level is. An account
 * that was deleted joined as nothing.
 */
export const joinings = [
  'viewer',
  'buyer',
  'supplier',
  'service',
  'customerService',
  'operator',
  ...operatorLevels,
] as const;
export type Joining = (typeof joinings)[number];

/** Everything that a person's rights follow from. */
export type Sources = {
  joinedAs: readonly Joining[];
  /** Acts for a company. */
  sits: boolean;
  /** The company is a verified supplier. */
  supplies: boolean;
  /** What the person proved themselves and still holds: alone, or for the company that they sit for. */
  proved: readonly ApplicationKind[];
};
export type Rights = { userType: UserType; roles: RoleCode[]; authStatus: 0 | 1 };

const wasDeleted = (joinedAs: readonly Joining[]) => joinedAs.length === 0;

const typeOf = (s: Sources, provides: boolean): UserType => {
  if (provides) return s.supplies ? 15 : 5;
  if (s.joinedAs.includes('supplier')) return 1;
  return s.sits ? 3 : 2;
};

/**
 * What a person is and may (access 3): the one place where `userType`, `roles` and `authStatus` come from. Verified is who
 * holds an approval of their own, and everybody of a verified supplier; it ends with what it came from.
 */
export const rightsOf = (s: Sources): Rights => {
  if (wasDeleted(s.joinedAs)) return { userType: 2, roles: [], authStatus: 0 };
  if (s.joinedAs.includes('operator')) {
    const levels = operatorLevels.filter((l) => s.joinedAs.includes(l)).map((l) => roleCodes[l]);
    return { userType: 9, roles: [roleCodes.operator, ...levels], authStatus: 1 };
  }
  const authStatus = s.supplies || s.proved.length ? 1 : 0;
  if (s.joinedAs.includes('customerService')) return { userType: 4, roles: [roleCodes.customerService], authStatus };
  const provides = s.joinedAs.includes('service') || s.proved.includes('thirdParty');
  const roles: RoleCode[] = [];
  if (s.joinedAs.includes('viewer')) roles.push(roleCodes.viewer);
  if (s.joinedAs.includes('buyer')) roles.push(roleCodes.buyer);
  if (provides) roles.push(roleCodes.provider);
  if (s.supplies) roles.push(roleCodes.supplier);
  // A supplier's own account that is verified no more can still buy and prove itself anew.
  return { userType: typeOf(s, provides), roles: roles.length ? roles : [roleCodes.buyer], authStatus };
};

/** Whoever completes their information, or is verified as a company, buys instead of looking on. */
export const asBuyer = (joinedAs: readonly Joining[]): Joining[] => [
  ...new Set(joinedAs.map((j) => (j === 'viewer' ? 'buyer' : j))),
];

/** The same with a way gone besides. */
export const joinedToo = (joinedAs: readonly Joining[], way: Joining): Joining[] => [...new Set([...joinedAs, way])];

/** Whoever leaves a company is a personal member again; a viewer stays one. */
export const joinedAlone = (joinedAs: readonly Joining[]): Joining[] =>
  joinedAs.includes('viewer') ? ['viewer'] : ['buyer'];

/**
 * Whoever supplied or served for a company and no longer does can still buy: what they asked for meanwhile stays within reach.
 * @returns what they joined as, with that
 */
export const keepsBuying = (
  joinedAs: readonly Joining[],
  before: readonly RoleCode[],
  after: readonly RoleCode[],
): readonly Joining[] => {
  const bought = [roleCodes.supplier, roleCodes.provider].some((r) => before.includes(r) && !after.includes(r));
  const isMember = !joinedAs.some((j) => j === 'customerService' || j === 'operator') && !wasDeleted(joinedAs);
  return bought && isMember ? joinedToo(joinedAs, 'buyer') : joinedAs;
};
