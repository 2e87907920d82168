import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator.ts';
import { useFormat } from '#web/lib/lang.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import classes from './desk.module.css';

type Row = DataOf<typeof operator.audit>['records'][number];
const short = (v: unknown) => {
  const s = JSON.stringify(v);
  return s.length > 240 ? `${s.slice(0, 240)}…` : s;
};

const Change = ({ row }: { row: Row }) => (
  <td className={classes['change']}>
    {row.reason && <p>{row.reason}</p>}
    {row.before !== null && <p>− {short(row.before)}</p>}
    {row.after !== null && <p>+ {short(row.after)}</p>}
  </td>
);

/** Who did or saw what, and when; nothing here can be changed. */
export const AuditPage = ({ list }: { list: DataOf<typeof operator.audit> }) => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.audit')}</h1>
      {list.records.length ? (
        <div className={`${panel['panel']} ${panel['scroll']}`} tabIndex={0} role="region" aria-label={t('nav.audit')}>
          <table className={panel['table']}>
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
