import { lazy, Suspense, useState } from 'react';
import { identified, judge } from '#contract/core/access.ts';
import type { ReportKind } from '#contract/moderation/calls.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';

// Few report anything.
const ReportForm = lazy(() => import('./report-form.tsx'));

type Props = { kind: ReportKind; id: string; company?: string | null | undefined };

/**
 * Lets identified members hand what they read to the operator; nothing stands there for others.
 * @param company whose it is: its own people report nothing of theirs
 */
export const Report = ({ kind, id, company }: Props) => {
  const { t } = useTranslation('common');
  const viewer = useViewer();
  const ready = useReady();
  const [open, setOpen] = useState(false);
  if (!viewer || judge(identified, viewer) !== 'yes') return null;
  if (company && viewer.entId === company) return null;
  if (open)
    return (
      <Suspense>
        <ReportForm kind={kind} id={id} onClose={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <p>
      <ActButton look="word" disabled={!ready} onClick={() => setOpen(true)}>
        {t('report')}
      </ActButton>
    </p>
  );
};
