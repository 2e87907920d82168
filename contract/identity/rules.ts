import { normalPhone } from './phones.ts';

/** What accounts, codes and passwords must be; apart from the schemas, so that a form loads none. */

/** Addresses as mail servers take them: up to 64 signs before the @, a domain of Latin labels. */
export const emailPattern = /^[^\s@<>"',;:]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
/** 2 to 64 letters, digits or `. _ -`. */
export const usernamePattern = /^[\p{L}\p{N}._-]{2,64}$/u;

/** An address that mail can go to. */
export const isEmail = (v: string): boolean => emailPattern.test(v);

/** Phone number, e-mail address or, on the enterprise tab, a user name as one comparable string. */
export const normalAccount = (v: string): string => {
  const t = v.trim();
  return normalPhone(t) ?? t.toLowerCase();
};

/** What a code by SMS or mail is for; a code of one purpose proves nothing for another. */
export const codePurposes = ['register', 'login', 'reset', 'bind', 'confirm'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** 8 to 128 characters (security 15); the commonest are refused by the server. */
export const passwordLength = { min: 8, max: 128 } as const;
/** Too short to be taken; what is too common only the server says. */
export const isShort = (password: string): boolean => password.length < passwordLength.min;

/** A code from SMS, mail or an authenticator. */
export const isCode = (v: string): boolean => /^\d{6}$/.test(v);

/** `randomStr` of a login that proves itself by a code from SMS or e-mail instead of a captcha. */
export const codeProof = 'messageCode';
/** Days that a kept session lives, from its login (accounts 4). */
export const keepOnlineDays = 10;
