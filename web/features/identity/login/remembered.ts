/** `User_privacy` keeps the account's name alone, never a password (accounts 5). */
const key = 'User_privacy';
export type Tab = 'individual' | 'enterprise';
type Remembered = { tab: Tab; username: string };

export const remembered = (): Remembered | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Remembered> | null;
    return typeof kept?.username === 'string' && kept.username.length <= 254
      ? { tab: kept.tab === 'enterprise' ? 'enterprise' : 'individual', username: kept.username }
      : null;
  } catch {
    return null;
  }
};

export const remember = (r: Remembered | null): void => {
  try {
    if (r) localStorage.setItem(key, JSON.stringify(r));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still logs in.
  }
};
