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

type Row = DataOf<typeof operator.companies>['records'][number];

const State = ({ c }: { c: Row }) => {
  const { t } = useTranslation(['operator', 'common']);
  if (c.people > 0 && c.suspended === c.people) return <Tag tone="bad">{t('list.suspended')}</Tag>;
  return (
    <>
      <Tag tone={c.verified ? 'warp' : 'plain'}>
        {t(c.verified ? 'common:card.verified' : 'common:card.unverified')}
      </Tag>
      {c.suspended > 0 && <small>{t('list.partly', { n: c.suspended })}</small>}
    </>
  );
};

export const CompaniesPage = ({ list }: { list: DataOf<typeof operator.companies> }) => {
  const { t } = useTranslation('operator');
  const text = useText();
  const [on, setOn] = useState<Suspending | null>(null);
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.companies')}</h1>
      <FindForm hint={t('list.companiesHint')} />
      {list.records.length ? (
        <div
          className={`${panel['panel']} ${panel['scroll']}`}
          tabIndex={0}
          role="region"
          aria-label={t('nav.companies')}
        >
          <table className={panel['table']}>
            <thead>
              <tr>
                {(['company', 'code', 'people', 'state', 'act'] as const).map((c) => (
                  <th key={c} scope="col">
                    {t(`list.${c}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.records.map((c) => {
                const all = c.people > 0 && c.suspended === c.people;
                const act = all ? 'reinstate' : 'suspend';
                return (
                  <tr key={c.id}>
                    <td>
                      {text(c.name)}
                      <small>{text(c.city)}</small>
                    </td>
                    <td className="figure">{c.creditCode || '—'}</td>
                    <td className="figure">{c.people}</td>
                    <td>
                      <State c={c} />
                    </td>
                    <td>
                      {c.people > 0 && (
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`${t(`list.${act}`)}: ${text(c.name)}`}
                          onClick={() => setOn({ what: 'company', id: c.id, name: text(c.name), act })}
                        >
                          {t(`list.${act}`)}
                        </Button>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : (
        <Empty title={t('list.none')} text={t('list.noneText')}>
          <Button component={SiteLink} to="/operator/companies" variant="default">
            {t('list.all')}
          </Button>
        </Empty>
      )}
      <Pager current={list.current} pages={list.pages} total={list.total} />
      <SuspendDialog on={on} onClose={() => setOn(null)} />
    </main>
  );
};
