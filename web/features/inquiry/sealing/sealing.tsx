import { lazy, Suspense } from 'react';
import type { SealProps } from './seal-panel.tsx';

const Panel = lazy(() => import('./seal-panel.tsx'));

/** What is sealed of an inquiry; comes after the page. */
export const SealedQuotations = (props: Omit<SealProps, 'sealing'> & { sealing: SealProps['sealing'] | null }) =>
  props.sealing && (
    <Suspense>
      <Panel {...props} sealing={props.sealing} />
    </Suspense>
  );
