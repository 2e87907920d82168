import { useLocation } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DecidedCase, decidedSorts, decidedStates, operatorCases } from '#contract/operator/cases.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { applicationKinds } from '#contract/verification/rules.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { FilterForm } from '../filter-form.tsx';
import classes from '../desk.module.css';

type Data = DataOf<typeof operatorCases.decided>;
const tones: Record<DecidedCase['state'], Tone> = {
  approved: 'warp',
  rejected: 'bad',
  lapsed: 'plain',
  revoked: 'bad',
};
const filters = ['kind', 'state', 'operator', 'from', 'to', 'q'] as const;

const useColumns = (): Column<DecidedCase>[] => {
  const { t } = useTranslation(['operator', 'verification']);
  const f = useFormat();
  return [
    {
      id: 'number',
      title: t('decided.number'),
      card: 'head',
      cell: (c) => <span className="figure">{c.number}</span>,
      value: (c) => c.number,
    },
    {
      id: 'subject',
      title: t('decided.subject'),
      card: 'title',
      fixed: true,
      width: '30%',
      cell: (c) => (
        <>
          <b>
            <RowLink id={c.id} to={deskPageTo('operatorCase', { id: c.id })}>
              {c.subject}
            </RowLink>
          </b>
          <small>{c.applicant.name}</small>
        </>
      ),
      value: (c) => c.subject,
    },
    {
      id: 'applicant',
      title: t('decided.applicant'),
      extra: true,
      cell: (c) => c.applicant.name,
      value: (c) => c.applicant.name,
    },
    {
      id: 'kind',
      title: t('decided.kind'),
      cell: (c) => t(`queue.${c.kind}`),
      value: (c) => t(`queue.${c.kind}`),
    },
    {
      id: 'state',
      title: t('decided.state'),
      cell: (c) => <Tag tone={tones[c.state]}>{t(`verification:state.${c.state}`)}</Tag>,
      value: (c) => t(`verification:state.${c.state}`),
    },
    { id: 'operator', title: t('decided.operator'), cell: (c) => c.operator || '—', value: (c) => c.operator },
    {
      id: 'at',
      title: t('decided.at'),
      end: true,
      card: 'side',
      sort: { up: 'oldest', down: 'newest' },
      cell: (c) => <span className="figure">{f.stamp(c.decidedAt)}</span>,
      value: (c) => ({ at: c.decidedAt }),
    },
  ];
};

/** Kind, result, operator and days. */
const Filters = ({ operators }: Pick<Data, 'operators'>) => {
  const { t } = useTranslation(['operator', 'verification']);
  const kinds = applicationKinds.map((value) => ({ value, label: t(`queue.${value}`) }));
  const states = decidedStates.map((value) => ({ value, label: t(`verification:state.${value}`) }));
  const people = operators.map((o) => ({ value: o.id, label: o.name || o.id }));
  return (
    <FilterForm
      keep={['q', 'sort']}
      selects={[
        { name: 'kind', label: t('decided.kind'), any: t('decided.anyKind'), options: kinds },
        { name: 'state', label: t('decided.state'), any: t('decided.anyState'), options: states },
        { name: 'operator', label: t('decided.operator'), any: t('decided.anyOperator'), options: people },
      ]}
    />
  );
};

/** Cases that were decided, to be found again and looked at. */
export const DecidedPage = ({ list }: { list: Data }) => {
  const { t } = useTranslation('operator');
  const { search } = useLocation();
  const columns = useColumns();
  const asked = new URLSearchParams(search);
  return (
    <main id="main" className={classes['page']}>
      <h1>{t('nav.cases')}</h1>
      <ListView
        name="cases"
        label={t('nav.cases')}
        columns={columns}
        page={list}
        idOf={(c) => c.id}
        from="wide"
        hint={t('decided.hint')}
        sorts={decidedSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        filters={<Filters operators={list.operators} />}
        read={async (place) =>
          call(operatorCases.decided, { query: { ...(await searchQuery(operatorCases.decided, search)), ...place } })
        }
        empty={
          filters.some((key) => asked.get(key)) ? (
            <NothingFound all={deskPageTo('operatorCases')} />
          ) : (
            <Empty title={t('decided.none')} text={t('decided.noneText')} />
          )
        }
      />
    </main>
  );
};
