/** What this browser says to notifications; `none` where it has no such thing. */
export type BrowserSays = NotificationPermission | 'none';

export const browserSays = (): BrowserSays => ('Notification' in window ? Notification.permission : 'none');

/** Asks, which a click alone may do. A refusal stands: nothing of ours asks again. */
export const askBrowser = async (): Promise<BrowserSays> => {
  if (browserSays() === 'default') await Notification.requestPermission();
  return browserSays();
};

const declined = 'weft.browserNotices';
/** Whether the line that offers notifications was sent away in this browser. */
export const isDeclined = (): boolean => {
  try {
    return localStorage.getItem(declined) === 'no';
  } catch {
    return true;
  }
};
export const decline = (): void => {
  try {
    localStorage.setItem(declined, 'no');
  } catch {
    // Who keeps nothing is offered nothing.
  }
};
