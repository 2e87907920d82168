import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { Form, useLocation, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { auditActs, auditSorts, operator } from '#contract/operator/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/query.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { DayRange } from './day-range.tsx';
import classes from './desk.module.css';

type Data = DataOf<typeof operator.audit>;
type Row = Data['records'][number];
const plain = (v: unknown) => (typeof v === 'string' ? v : JSON.stringify(v));
/** What a record holds, field by field; anything else as it is. */
const fieldsOf = (v: unknown) => {
  const fields = v !== null && typeof v === 'object' && !Array.isArray(v) ? Object.entries(v) : null;
  return fields ? fields.map(([k, x]) => `${k}: ${plain(x)}`).join(' · ') : plain(v);
};
const short = (s: string) => (s.length > 240 ? `${s.slice(0, 240)}…` : s);
const changeOf = (r: Row): string[] => [
  ...(r.reason ? [r.reason] : []),
  ...(r.before === null ? [] : [`− ${fieldsOf(r.before)}`]),
  ...(r.after === null ? [] : [`+ ${fieldsOf(r.after)}`]),
];

const filters = ['q', 'act', 'operator', 'subject', 'from', 'to'] as const;

/** Acts of a kind, an operator, some days; it works without script, and stands in the address with the words of the search. */
const Filters = ({ operators }: Pick<Data, 'operators'>) => {
  const { t } = useTranslation('operator');
  const [search] = useSearchParams();
  const now = (key: string) => search.get(key) ?? '';
  return (
    <Form discover="none" method="get" role="search" className={classes['filter']}>
      <NativeSelect
        name="act"
        aria-label={t('audit.act')}
        defaultValue={now('act')}
        data={[
          { value: '', label: t('audit.all') },
          ...auditActs.map((a) => ({ value: a, label: t(`act.${a.replace('.', '_')}` as 'act.login') })),
        ]}
      />
      <NativeSelect
        name="operator"
        aria-label={t('audit.who')}
        defaultValue={now('operator')}
        data={[{ value: '', label: t('audit.anyone') }, ...operators.map((o) => ({ value: o.id, label: o.name }))]}
      />
      <DayRange from={now('from')} to={now('to')} />
      {['q', 'subject', 'sort'].map((key) => now(key) && <input key={key} type="hidden" name={key} value={now(key)} />)}
      <Button type="submit" variant="default">
        {t('audit.filter')}
      </Button>
    </Form>
  );
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const act = (r: Row) => t(`act.${r.act.replace('.', '_')}` as 'act.login');
  return [
    {
      id: 'at',
      title: t('audit.at'),
      card: 'head',
      sort: { up: 'oldest', down: 'newest' },
      cell: (r) => <span className={`figure ${classes['moment']}`}>{f.stamp(r.at)}</span>,
      value: (r) => ({ at: r.at }),
    },
    { id: 'who', title: t('audit.who'), card: 'side', cell: (r) => r.operator, value: (r) => r.operator },
    { id: 'act', title: t('audit.act'), card: 'title', fixed: true, cell: (r) => <b>{act(r)}</b>, value: act },
    {
      id: 'subject',
      title: t('audit.subject'),
      cell: (r) => <span className={classes['change']}>{r.subject}</span>,
      value: (r) => r.subject,
    },
    {
      id: 'change',
      title: t('audit.change'),
      width: '36%',
      cell: (r) => {
        const lines = changeOf(r);
        return (
          lines.length > 0 && (
            <div className={classes['change']}>
              {lines.map((line) => (
                <p key={line}>{short(line)}</p>
              ))}
            </div>
          )
        );
      },
      value: (r) => changeOf(r).join('\n'),
    },
  ];
};

/** Who did or saw what, and when; nothing here can be changed. */
export const AuditPage = ({ list }: { list: Data }) => {
  const { t } = useTranslation('operator');
  const { search } = useLocation();
  const columns = useColumns();
  const asked = new URLSearchParams(search);
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.audit')}</h1>
      <ListView
        name="audit"
        label={t('nav.audit')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        from="wide"
        still
        sorts={auditSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        hint={t('audit.hint')}
        filters={<Filters operators={list.operators} />}
        read={(place) =>
          call(operator.audit, { query: { ...searchQuery(operator.audit, search), ...place, file: '1' } })
        }
        empty={
          filters.some((key) => asked.get(key)) ? (
            <NothingFound all={pageTo('operatorAudit')} />
          ) : (
            <Empty title={t('audit.none')} text={t('audit.noneText')} />
          )
        }
      />
    </main>
  );
};
