import { isPhone } from '#contract/identity/phones.ts';

/** A phone number or mail address with its middle left out: enough to know one's colleague by. */
export const masked = (account: string): string => {
  if (isPhone(account)) return `${account.slice(0, 3)}****${account.slice(-4)}`;
  const [name = '', host] = account.split('@');
  return host ? `${name.slice(0, 2)}***@${host}` : account;
};

/** Invitations that one phone or mail may get a day, over all companies. */
export const targetLimit = { name: 'seat-target', points: 5, seconds: 86_400 } as const;

/** Invitations that a company may send a day; few before somebody has looked at its papers. */
export const companyLimits = {
  proved: { name: 'seat-company', points: 100, seconds: 86_400 },
  unproved: { name: 'seat-unproved', points: 5, seconds: 86_400 },
} as const;
