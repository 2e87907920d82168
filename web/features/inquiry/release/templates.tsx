import { lazy } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Late } from '../late.tsx';
import type { Draft } from './draft.ts';

const Panel = lazy(() => import('./templates-panel.tsx'));

/** Templates of the company; they come when they are opened. */
export const Templates = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation('common');
  return (
    <Late title={t('talk.templates')}>
      <Panel draft={draft} />
    </Late>
  );
};
