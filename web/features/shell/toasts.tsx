import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Once there has been something to say, the corner stays for the leave-taking of the last word. */
let wanted = false;
const subscribe = (tell: () => void) =>
  notificationsStore.subscribe(({ notifications }) => {
    wanted ||= notifications.length > 0;
    tell();
  });

/** Where toasts appear. It loads with the first of them: most pages never say a word. */
export const Toasts = () => {
  const here = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return here ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
};
