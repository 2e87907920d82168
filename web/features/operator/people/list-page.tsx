import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation } from 'react-router';
import type { Page } from '#contract/core/schemas.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import type { ReadPage } from '#web/ui/list/export-rows.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from '../desk.module.css';
import { FindForm } from './find-form.tsx';
import { SuspendDialog, type Suspending } from './suspend-dialog.tsx';

type Props<T> = {
  what: 'people' | 'companies';
  list: Page<T>;
  columns: readonly Column<T>[];
  sorts?: readonly { key: string; label: string }[];
  read: (search: string, place: Parameters<ReadPage<T>>[0]) => ReturnType<ReadPage<T>>;
  /** What can be done to a row: `SuspendButton`s. */
  acts: (record: T) => Suspending[];
};

const pageOf = { people: 'operatorPeople', companies: 'operatorCompanies' } as const;

/** The last column: what can be done to a row. */
const useActs = <T,>(acts: (record: T) => Suspending[], ask: (s: Suspending) => void): Column<T> => {
  const { t } = useTranslation('operator');
  return {
    id: 'act',
    title: t('list.act'),
    fixed: true,
    cell: (r) => (
      <span className={classes['acts']}>
        {acts(r).map((a) => (
          <button
            key={a.act}
            type="button"
            className={classes['act']}
            aria-label={`${t(`list.${a.act}`)}: ${a.name}`}
            onClick={() => ask(a)}
          >
            {t(`list.${a.act}`)}
          </button>
        ))}
      </span>
    ),
  };
};

/** A list of the desk: search, rows with what can be done to them, and the dialog that suspends and reinstates. */
export const ListPage = <T extends { id: string }>({ what, list, columns, sorts, read, acts }: Props<T>) => {
  const { t } = useTranslation('operator');
  const { search } = useLocation();
  const [on, setOn] = useState<Suspending | null>(null);
  const act = useActs(acts, setOn);
  return (
    <main id="main" className={classes['page']}>
      <h1>{t(`nav.${what}`)}</h1>
      <ListView
        name={what}
        label={t(`nav.${what}`)}
        columns={[...columns, act]}
        page={list}
        idOf={(r) => r.id}
        from="wide"
        {...(sorts && { sorts })}
        filters={<FindForm hint={t(`list.${what}Hint`)} suspended={what === 'people'} />}
        read={(place) => read(search, place)}
        empty={
          <Empty title={t('list.none')} text={t('list.noneText')}>
            <Button component={SiteLink} to={deskPageTo(pageOf[what])} variant="default">
              {t('list.all')}
            </Button>
          </Empty>
        }
      />
      <SuspendDialog on={on} onClose={() => setOn(null)} />
    </main>
  );
};
