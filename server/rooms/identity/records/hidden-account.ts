type Account = { phone: string | null; email: string | null; username: string | null };

/** `138****0001`; empty where there is none. */
export const hiddenPhone = (phone: string | null): string =>
  phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '';

/** `pu***@chendi.example`; empty where there is none. */
export const hiddenEmail = (email: string | null): string => {
  const [name = '', at = ''] = (email ?? '').split('@');
  return at ? `${name.slice(0, 2)}***@${at}` : '';
};

/** Enough to know a person by, not enough to call: a user name, or phone or mail with their middle hidden. */
export const hiddenAccount = (p: Account): string => p.username ?? (hiddenPhone(p.phone) || hiddenEmail(p.email));
