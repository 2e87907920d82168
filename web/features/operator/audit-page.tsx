import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { auditActs, auditSorts, operator } from '#contract/operator/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { FilterForm } from './filter-form.tsx';
import classes from './desk.module.css';

type Data = DataOf<typeof operator.audit>;
type Row = Data['records'][number];
const plain = (v: unknown) => (typeof v === 'string' ? v : JSON.stringify(v));
const short = (s: string) => (s.length > 240 ? `${s.slice(0, 240)}…` : s);
/** Ids say nothing to a reader: the record's number or name stands beside them. */
const isId = (v: unknown) => typeof v === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(v);

/** Where the words of a field's value stand, the first that has them. */
const wordsOf: Record<string, readonly string[]> = {
  state: ['verification:state', 'common:orderState'],
  document: ['verification:doc'],
  level: ['operator:level'],
  decision: ['operator:case'],
};

/** What a record held before and after, field by field, in the reader's words. */
const useChange = () => {
  const { t, texts } = useTranslation('operator');
  const say = (key: string) => (texts.exists(key) ? t(key as 'audit.yes') : null);
  const valueOf = (field: string, v: unknown): string => {
    if (typeof v === 'boolean') return t(v ? 'audit.yes' : 'audit.no');
    for (const place of wordsOf[field] ?? []) {
      const words = say(`${place}.${String(v)}`);
      if (words !== null) return words;
    }
    return plain(v);
  };
  const fieldsOf = (v: unknown): string => {
    if (v === null || typeof v !== 'object' || Array.isArray(v)) return plain(v);
    return Object.entries(v)
      .filter(([, x]) => !isId(x))
      .map(([field, x]) => `${say(`operator:audit.key.${field}`) ?? field}: ${valueOf(field, x)}`)
      .join(' · ');
  };
  return (r: Row): string[] => {
    const [before, after] = [r.before, r.after].map((v) => (v === null ? '' : fieldsOf(v)));
    return [...(r.reason ? [r.reason] : []), ...(before ? [`− ${before}`] : []), ...(after ? [`+ ${after}`] : [])];
  };
};

const filters = ['q', 'act', 'operator', 'subject', 'from', 'to'] as const;

/** Acts of a kind, an operator, some days. */
const Filters = ({ operators }: Pick<Data, 'operators'>) => {
  const { t } = useTranslation('operator');
  const acts = auditActs.map((a) => ({ value: a, label: t(`act.${a.replace('.', '_')}` as 'act.login') }));
  return (
    <FilterForm
      keep={['q', 'subject', 'sort']}
      selects={[
        { name: 'act', label: t('audit.act'), any: t('audit.all'), options: acts },
        {
          name: 'operator',
          label: t('audit.who'),
          any: t('audit.anyone'),
          options: operators.map((o) => ({ value: o.id, label: o.name })),
        },
      ]}
    />
  );
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation('operator');
  const f = useFormat();
  const changeOf = useChange();
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
        read={async (place) =>
          call(operator.audit, { query: { ...(await searchQuery(operator.audit, search)), ...place, file: '1' } })
        }
        empty={
          filters.some((key) => asked.get(key)) ? (
            <NothingFound all={deskPageTo('operatorAudit')} />
          ) : (
            <Empty title={t('audit.none')} text={t('audit.noneText')} />
          )
        }
      />
    </main>
  );
};
