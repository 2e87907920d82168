import type { NotificationData } from '@mantine/notifications';

const name = 'weft:say';

/** Says something bottom right. The corner loads with the first word: most pages never say one. */
export const say = (word: NotificationData): void => {
  window.dispatchEvent(new Event(name));
  void import('#web/ui/feedback/toaster.tsx').then(({ notifications }) => notifications.show(word));
};

/** @returns a function that ends listening */
export const onSay = (listener: () => void): (() => void) => {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
};
