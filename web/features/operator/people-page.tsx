import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator.ts';
import { useText } from '#web/lib/lang.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import classes from './desk.module.css';
import { FindForm } from './find-form.tsx';
import { SuspendDialog, type Suspending } from './suspend-dialog.tsx';

const act = (suspended: boolean) => (suspended ? 'reinstate' : 'suspend');

export const PeoplePage = ({ list }: { list: DataOf<typeof operator.people> }) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const [on, setOn] = useState<Suspending | null>(null);
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.people')}</h1>
      <FindForm hint={t('list.peopleHint')} suspended />
      {list.records.length ? (
        <div className={`${panel['panel']} ${panel['scroll']}`} tabIndex={0} role="region" aria-label={t('nav.people')}>
          <table className={panel['table']}>
            <thead>
              <tr>
                {(['name', 'account', 'company', 'roles', 'state', 'act'] as const).map((c) => (
                  <th key={c} scope="col">
                    {t(`list.${c}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.records.map((p) => (
                <tr key={p.id}>
                  <td>{p.name || '—'}</td>
                  <td className="figure">{p.account}</td>
                  <td>{p.company ? text(p.company) : '—'}</td>
                  <td>
                    {p.roles.map((r) => (
                      <small key={r}>{r}</small>
                    ))}
                  </td>
                  <td>
                    <Tag tone={p.suspendedAt ? 'bad' : 'warp'}>
                      {t(p.suspendedAt ? 'list.suspended' : 'list.active')}
                    </Tag>
                  </td>
                  <td>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`${t(`list.${act(p.suspendedAt !== null)}`)}: ${p.name || p.account}`}
                      onClick={() =>
                        setOn({ what: 'person', id: p.id, name: p.name || p.account, act: act(p.suspendedAt !== null) })
                      }
                    >
                      {t(`list.${act(p.suspendedAt !== null)}`)}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Empty title={t('list.none')} text={t('list.noneText')}>
          <Button component={SiteLink} to="/operator/people" variant="default">
            {t('list.all')}
          </Button>
        </Empty>
      )}
      <Pager current={list.current} pages={list.pages} total={list.total} />
      <SuspendDialog on={on} onClose={() => setOn(null)} />
    </main>
  );
};
