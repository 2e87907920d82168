import { lazy, Suspense, useEffect, useState } from 'react';
import { onSay } from '#web/lib/say.ts';

const Toaster = lazy(() => import('#web/ui/feedback/toaster.tsx'));

/** Where toasts appear, as soon as there is one. */
export const Toasts = () => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onSay(() => setWanted(true)), []);
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
};
