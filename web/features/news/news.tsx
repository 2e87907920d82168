import { Suspense, lazy } from 'react';
import { useSettled } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import type { NewsProps } from './watch-record.tsx';

const WatchRecord = lazy(() => import('./watch-record.tsx'));

/** Says that an open page shows what is no longer true. It is loaded once the page has settled, for members alone. */
export const News = (props: NewsProps) => {
  const settled = useSettled();
  const viewer = useViewer();
  if (!settled || !viewer) return null;
  return (
    <Suspense>
      <WatchRecord {...props} />
    </Suspense>
  );
};
