import { lazy, Suspense } from 'react';
import type { VotesProps } from './votes-row.tsx';

const Row = lazy(() => import('./votes-row.tsx'));

/** What colleagues say of the quotations; comes after the page. */
export const VotesRow = (props: VotesProps) => (
  <Suspense>
    <Row {...props} />
  </Suspense>
);
