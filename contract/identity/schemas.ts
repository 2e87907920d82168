import * as z from 'zod/mini';

import { isPhone, normalPhone } from './phones.ts';
import {
  codePurposes,
  emailPattern,
  isCode,
  isEmail,
  normalAccount,
  passwordLength,
  usernamePattern,
} from './rules.ts';

const rule = (name: string) => ({ params: { rule: name } });
const lower = z.overwrite((v: string) => v.trim().toLowerCase());

/** A phone number as it is kept: 11 digits of mainland China, or E.164; what people put between digits is taken out. */
export const mobile = z.string().check(
  z.maxLength(40),
  z.overwrite((v: string) => normalPhone(v) ?? v.trim()),
  z.refine(isPhone, rule('mobile')),
);
/** An address in small letters. */
export const email = z.string().check(
  lower,
  z.maxLength(254),
  z.refine((v) => emailPattern.test(v), rule('email')),
);

/** One of the purposes of a code. */
export const codePurpose = z.enum(codePurposes);

/** Where a code goes. A login code may name the account instead; it goes to the account's own phone or mail. */
export const codeTarget = z.string().check(
  z.maxLength(254),
  z.overwrite(normalAccount),
  z.refine((v) => isPhone(v) || isEmail(v) || usernamePattern.test(v), rule('account')),
);
/** A code as it is typed. */
export const sixDigits = z.string().check(z.refine(isCode, rule('code')));

/** A password to be chosen (security 15). */
export const password = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

/** A user name of the enterprise tab; never what could be taken for a phone number or an e-mail address. */
export const username = z.string().check(
  lower,
  z.refine((v) => usernamePattern.test(v) && !isPhone(normalAccount(v)) && !isEmail(v), rule('username')),
);
