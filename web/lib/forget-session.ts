/** What belonged to the ended session; drafts of forms stay, so that nothing typed is lost (of conversations see `forget-typed.ts`), and so do language and scheme. */
const stored = ['userinfo', 'token', 'User_info', 'roleList', 'fromMobile', 'prePage_browTime'];
const keptCookies = new Set(['language', 'scheme']);

/** Clears cookies but the language, and the state of the session that is gone (accounts 6). */
export const forgetSession = (): void => {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (name && !keptCookies.has(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
  try {
    for (const key of stored) localStorage.removeItem(key);
  } catch {
    // Storage that is forbidden keeps nothing anyway.
  }
};
