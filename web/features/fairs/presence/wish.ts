const key = 'weft.hall.seen';

/** Whether the reader wishes to be seen in halls, as this browser keeps it. */
export const wishes = (): boolean => {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};

export const keepWish = (seen: boolean): void => {
  try {
    if (seen) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Without storage the wish lasts as long as the page.
  }
};
