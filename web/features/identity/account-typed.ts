import { callingCodes } from '#contract/identity/calling-codes.ts';
import { phoneBehind } from '#contract/identity/phones.ts';
import { normalAccount } from '#contract/identity/rules.ts';

/** A phone number or mail address as it is kept; digits alone are a number of the country chosen, or a mainland one. */
export const accountTyped = (typed: string, country: string): string => {
  const code = callingCodes[country];
  return (code && code !== '86' ? phoneBehind(code, typed) : null) ?? normalAccount(typed);
};
