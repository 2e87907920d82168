import { lazy } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Late } from '../late.tsx';

const Panel = lazy(() => import('./changes-panel.tsx'));

/** What the buyer changed after publishing; it comes when it is opened. */
export const Changes = ({ inquiryId, count }: { inquiryId: string; count: number }) => {
  const { t } = useTranslation('common');
  return (
    <Late title={t('talk.changes', { n: count })}>
      <Panel inquiryId={inquiryId} count={count} />
    </Late>
  );
};
