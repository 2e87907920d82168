import { lazy } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { Late } from '../late.tsx';

const Table = lazy(() => import('./told-table.tsx'));

/** Who was told of the inquiry and what became of it; it comes when it is opened. */
export const ToldList = ({ data }: { data: DataOf<typeof inquiry.own> }) => {
  const { t } = useTranslation('inquiry');
  return (
    <Late title={t('told.title', { n: data.matched })}>
      <Table data={data} />
    </Late>
  );
};
