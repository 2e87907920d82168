const key = 'inviter';
const pattern = /^[a-z0-9]{6,16}$/;

/** Keeps the code of the invitation link that brought the visitor here, for as long as the tab lives. */
export const keepInviter = (): void => {
  const code = new URLSearchParams(location.search).get(key);
  try {
    if (code && pattern.test(code)) sessionStorage.setItem(key, code);
  } catch {
    // Without storage the link counts only where the visitor registers at once.
  }
};

export const keptInviter = (): string | undefined => {
  keepInviter();
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return new URLSearchParams(location.search).get(key) ?? undefined;
  }
};
