import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import { SiteLink } from '#web/ui/site-link.tsx';
import classes from './desk.module.css';
import { FindForm } from './find-form.tsx';
import { SuspendDialog, type Suspending } from './suspend-dialog.tsx';

type Column = 'name' | 'account' | 'company' | 'roles' | 'state' | 'act' | 'code' | 'people';
type Props<T> = {
  what: 'people' | 'companies';
  list: Page<T>;
  columns: readonly Column[];
  /** Cells of one row; the last holds the button of `SuspendButton`. */
  renderRow: (record: T, suspend: (s: Suspending) => void) => ReactNode;
};

const pageOf = { people: 'operatorPeople', companies: 'operatorCompanies' } as const;

/** A list of the desk: search, table, pages, and the dialog that suspends and reinstates. */
export const ListPage = <T extends { id: string }>({ what, list, columns, renderRow }: Props<T>) => {
  const { t } = useTranslation('operator');
  const [on, setOn] = useState<Suspending | null>(null);
  return (
    <main id="main" className={classes['page']}>
      <h1>{t(`nav.${what}`)}</h1>
      <FindForm hint={t(`list.${what}Hint`)} suspended={what === 'people'} />
      {list.records.length ? (
        <div
          className={`${panel['panel']} ${panel['scroll']}`}
          tabIndex={0}
          role="region"
          aria-label={t(`nav.${what}`)}
        >
          <table className={`${panel['table']} ${classes['cards']}`}>
            <thead>
              <tr>
                {columns.map((c) => (
                  <th key={c} scope="col">
                    {t(`list.${c}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.records.map((r) => (
                <tr key={r.id}>{renderRow(r, setOn)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Empty title={t('list.none')} text={t('list.noneText')}>
          <Button component={SiteLink} to={pageTo(pageOf[what])} variant="default">
            {t('list.all')}
          </Button>
        </Empty>
      )}
      <Pager current={list.current} pages={list.pages} total={list.total} />
      <SuspendDialog on={on} onClose={() => setOn(null)} />
    </main>
  );
};

/** Opens the dialog for one person or company. */
export const SuspendButton = ({ on, suspend }: { on: Suspending; suspend: (s: Suspending) => void }) => {
  const { t } = useTranslation('operator');
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${t(`list.${on.act}`)}: ${on.name}`}
      onClick={() => suspend(on)}
    >
      {t(`list.${on.act}`)}
    </Button>
  );
};
