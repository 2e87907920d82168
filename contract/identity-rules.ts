import * as z from 'zod/mini';

/** 11 digits, 1 then 3 to 9 (specification 5). */
export const mobilePattern = /^1[3-9]\d{9}$/;
export const emailPattern = /^[^\s@<>"',;:]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const usernamePattern = /^[\p{L}\p{N}._-]{2,64}$/u;

const rule = (name: string) => ({ params: { rule: name } });
const lower = z.overwrite((v: string) => v.trim().toLowerCase());

export const mobile = z.string().check(
  z.overwrite((v: string) => v.replace(/[\s-]/g, '')),
  z.refine((v) => mobilePattern.test(v), rule('mobile')),
);
export const email = z.string().check(
  lower,
  z.maxLength(254),
  z.refine((v) => emailPattern.test(v), rule('email')),
);

export const isMobile = (v: string): boolean => mobilePattern.test(v);
export const isEmail = (v: string): boolean => emailPattern.test(v);

/** Phone number, e-mail address or, on the enterprise tab, a user name as one comparable string. */
export const normalAccount = (v: string): string => {
  const t = v.trim();
  const digits = t.replace(/[\s-]/g, '').replace(/^\+?86(?=1[3-9]\d{9}$)/, '');
  return isMobile(digits) ? digits : t.toLowerCase();
};

export const codePurposes = ['register', 'login', 'reset'] as const;
export const codePurpose = z.enum(codePurposes);
export type CodePurpose = z.infer<typeof codePurpose>;

/** Where a code goes. A login code may name the account instead; it goes to the account's own phone or mail. */
export const codeTarget = z.string().check(
  z.maxLength(254),
  z.overwrite(normalAccount),
  z.refine((v) => isMobile(v) || isEmail(v) || usernamePattern.test(v), rule('account')),
);
export const sixDigits = z.string().check(z.refine((v) => /^\d{6}$/.test(v), rule('code')));

/** 8 to 128 characters (security 15); the commonest are refused by the server. */
export const passwordLength = { min: 8, max: 128 } as const;
export const password = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

/** `randomStr` of a login that proves itself by a code from SMS or e-mail instead of a captcha. */
export const codeProof = 'messageCode';
/** Days that a kept session lives, from its login (specification 9). */
export const keepOnlineDays = 10;
