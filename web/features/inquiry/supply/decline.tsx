import { lazy } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Declined } from './decline-panel.tsx';
import { Late } from '../late.tsx';

const Panel = lazy(() => import('./decline-panel.tsx'));

/** The way not to quote, for a company that was told; open where it has been taken. */
export const Decline = ({ inquiryId, declined }: { inquiryId: string; declined: Declined }) => {
  const { t } = useTranslation('common');
  return (
    <Late title={t(declined ? 'talk.declined' : 'talk.decline')} begin={declined !== null}>
      <Panel inquiryId={inquiryId} declined={declined} />
    </Late>
  );
};
