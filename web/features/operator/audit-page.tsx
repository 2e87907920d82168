import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { auditActs, type operator } from '#contract/operator.ts';
import { useFormat } from '#web/lib/lang.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import classes from './desk.module.css';

type Row = DataOf<typeof operator.audit>['records'][number];
const plain = (v: unknown) => (typeof v === 'string' ? v : JSON.stringify(v));
/** What a record holds, field by field; anything else as it is. */
const short = (v: unknown) => {
  const fields = v !== null && typeof v === 'object' && !Array.isArray(v) ? Object.entries(v) : null;
  const s = fields ? fields.map(([k, x]) => `${k}: ${plain(x)}`).join(' · ') : plain(v);
  return s.length > 240 ? `${s.slice(0, 240)}…` : s;
};

const Change = ({ row }: { row: Row }) => (
  <td className={classes['change']}>
    {row.reason && <p>{row.reason}</p>}
    {row.before !== null && <p>− {short(row.before)}</p>}
    {row.after !== null && <p>+ {short(row.after)}</p>}
  </td>
);

/** Only acts of one kind; it works without script, and stands in the address. */
const ActFilter = () => {
  const { t } = useTranslation('operator');
  const [search] = useSearchParams();
  return (
    <Form method="get" role="search" className={classes['find']}>
      <NativeSelect
        name="act"
        label={t('audit.act')}
        defaultValue={search.get('act') ?? ''}
        data={[
          { value: '', label: t('audit.all') },
          ...auditActs.map((a) => ({ value: a, label: t(`act.${a.replace('.', '_')}` as 'act.login') })),
        ]}
      />
      <Button type="submit" variant="default">
        {t('audit.filter')}
      </Button>
    </Form>
  );
};

/** Who did or saw what, and when; nothing here can be changed. */
export const AuditPage = ({ list }: { list: DataOf<typeof operator.audit> }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.audit')}</h1>
      <ActFilter />
      {list.records.length ? (
        <div className={`${panel['panel']} ${panel['scroll']}`} tabIndex={0} role="region" aria-label={t('nav.audit')}>
          <table className={`${panel['table']} ${classes['cards']}`}>
            <thead>
              <tr>
                {(['at', 'who', 'act', 'subject', 'change'] as const).map((c) => (
                  <th key={c} scope="col">
                    {t(`audit.${c}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.records.map((r) => (
                <tr key={r.id}>
                  <td className="figure">{f.stamp(r.at)}</td>
                  <td>{r.operator}</td>
                  <td>{t(`act.${r.act.replace('.', '_')}` as 'act.login')}</td>
                  <td className={classes['change']}>{r.subject}</td>
                  <Change row={r} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Empty title={t('audit.none')} text={t('audit.noneText')} />
      )}
      <Pager current={list.current} pages={list.pages} total={list.total} />
    </main>
  );
};
