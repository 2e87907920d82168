const keyOf = (userId: string): string => `weft.hall.seen.${userId}`;

/** Whether a member wishes to be seen in halls, as this browser keeps it for them. */
export const wishes = (userId: string): boolean => {
  try {
    return localStorage.getItem(keyOf(userId)) === 'yes';
  } catch {
    return false;
  }
};

export const keepWish = (userId: string, seen: boolean): void => {
  try {
    if (seen) localStorage.setItem(keyOf(userId), 'yes');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage nobody is seen again by themselves.
  }
};
