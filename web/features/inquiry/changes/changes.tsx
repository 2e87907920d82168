import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import talk from '../talk/talk.module.css';

const Panel = lazy(() => import('./changes-panel.tsx'));

/** What the buyer changed after publishing; it comes when it is opened. */
export const Changes = ({ inquiryId, count }: { inquiryId: string; count: number }) => {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <details className={talk['talk']} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <h2>{t('talk.changes', { n: count })}</h2>
      </summary>
      {open && (
        <Suspense>
          <Panel inquiryId={inquiryId} count={count} />
        </Suspense>
      )}
    </details>
  );
};
