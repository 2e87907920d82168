import { operatorLevels, type OperatorLevel, type RoleCode, roleCodes } from '#contract/core/access.ts';

/** The level of an operator; null for who has none. */
export const levelOf = (u: { roles: readonly RoleCode[] }): OperatorLevel | null =>
  operatorLevels.find((l) => u.roles.includes(roleCodes[l])) ?? null;
