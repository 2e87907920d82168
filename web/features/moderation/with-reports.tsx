import { lazy, type ReactNode, Suspense } from 'react';
import { type Reports, ReportSlot } from '#web/lib/report-slot.ts';
import { Report } from './report.tsx';

const ReportForm = lazy(() => import('./report-form.tsx'));

const reports: Reports = {
  word: ({ kind, id }) => <Report key={id} kind={kind} id={id} />,
  form: (of) => (
    <Suspense>
      <ReportForm key={of.id} {...of} />
    </Suspense>
  ),
};

/** Hands the way to report to the page of another room. */
export const WithReports = ({ children }: { children: ReactNode }) => (
  <ReportSlot value={reports}>{children}</ReportSlot>
);
