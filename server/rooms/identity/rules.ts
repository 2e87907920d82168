import type { UserType } from '#contract/core/access.ts';
import type { Seat } from '#contract/core/seats.ts';
import { isPhone } from '#contract/identity/phones.ts';
import { isEmail, normalAccount } from '#contract/identity/rules.ts';

/** Codes by SMS and e-mail: seconds they live, tries they allow (accounts 9). */
export const codeRules = { life: 300, tries: 5 } as const;

/**
 * Limits on login and codes. None locks an account for good: what strangers use up leaves the owner's known devices alone,
 * and who holds the account's phone or mail passes the account's own limit (decision 0023).
 */
export const limits = {
  loginAddress: { name: 'login-address', points: 100, seconds: 900 },
  loginPair: { name: 'login-pair', points: 5, seconds: 300 },
  /** Of one account on a device that it is known by, whatever strangers do meanwhile. */
  loginDevice: { name: 'login-device', points: 5, seconds: 300 },
  /** Of one account over all strange addresses. */
  loginAccount: { name: 'login-account', points: 20, seconds: 900 },
  codeMinute: { name: 'code-minute', points: 1, seconds: 60 },
  /** A number's codes of a day; strangers get seven of them, so that three are left for the owner's known devices. */
  codeDay: { name: 'code-day', points: 10, seconds: 86_400 },
  codeStrangers: { name: 'code-strangers', points: 7, seconds: 86_400 },
  /** What strangers use up of one purpose leaves some for the others. */
  codePurpose: { name: 'code-purpose', points: 5, seconds: 86_400 },
  /** One stranger's share of a number, counted by device and by address. */
  codeAsker: { name: 'code-asker', points: 5, seconds: 86_400 },
  codeAddress: { name: 'code-address', points: 30, seconds: 3_600 },
  /** Checks of phone, mail and user name before a captcha is wanted. */
  check: { name: 'account-check', points: 5, seconds: 600 },
  /** Downloads of one's own data. */
  exports: { name: 'data-export', points: 3, seconds: 86_400 },
  /** Codes asked for without a captcha: the way in for who can't solve one. */
  codeUnproved: { name: 'code-unproved', points: 6, seconds: 3_600 },
} as const;

/** Which of a person's names an account string is: the individual tab takes phone or e-mail, the enterprise tab a user name. */
export const accountKey = (
  account: string,
  ent: boolean,
): { column: 'phone' | 'email' | 'username'; value: string } | null => {
  const value = normalAccount(account);
  if (ent) return value ? { column: 'username', value } : null;
  if (isPhone(value)) return { column: 'phone', value };
  return isEmail(value) ? { column: 'email', value } : null;
};

/** A person's seat in the company they act for; who was there before seats were, or founded it, owns it. */
export const seatOf = (u: { userType: UserType; entId: string | null; companyRole: Seat | null }): Seat | null => {
  if (!u.entId) return null;
  return u.userType === 4 ? 'service' : (u.companyRole ?? 'owner');
};

/** The first sign of a name, or of each of its words: 周**, E*** L***. */
export const maskedName = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words.map((w) => `${[...w][0]}${/^\p{Script=Han}/u.test(w) ? '**' : '***'}`).join(' ') || '***';
};

/** Whether a password is one's own phone number or the name part of one's mail address, with at most a few signs more. */
export const isNearName = (password: string, target: string): boolean => {
  const name = target.split('@')[0] ?? '';
  return name.length >= 5 && password.toLowerCase().includes(name) && password.length < name.length + 5;
};

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
