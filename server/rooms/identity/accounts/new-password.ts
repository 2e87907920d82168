import { common } from '#contract/core/errors.ts';
import { refuse } from '#server/platform/context.ts';
import { isCommon } from './password.ts';
import { isNearName } from '../rules.ts';

/**
 * Looks at a new password before a code or the old password is spent on it (security 15).
 * @throws Refused invalid, at the field `password`
 */
export const checkPassword = (password: string, ...names: (string | null)[]): void => {
  if (isCommon(password)) throw refuse(common.invalid, {}, { password: { code: 'commonPassword' } });
  if (names.some((n) => n && isNearName(password, n)))
    throw refuse(common.invalid, {}, { password: { code: 'nearName' } });
};
