import { lazy, Suspense, useEffect, useRef, useState } from 'react';
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
  const [closed, setClosed] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (closed) place.current?.querySelector('button')?.focus();
  }, [closed]);
  if (!viewer || judge(identified, viewer) !== 'yes') return null;
  if (company && viewer.entId === company) return null;
  const close = () => {
    setOpen(false);
    setClosed(true);
  };
  if (open)
    return (
      <Suspense>
        <ReportForm kind={kind} id={id} onClose={close} />
      </Suspense>
    );
  return (
    <p ref={place}>
      <ActButton
        look="word"
        disabled={!ready}
        onClick={() => {
          setOpen(true);
          setClosed(false);
        }}
      >
        {t('report')}
      </ActButton>
    </p>
  );
};
