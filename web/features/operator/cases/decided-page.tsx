import { Button, NativeSelect } from '@mantine/core';
import { Form, useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DecidedCase, decidedSorts, decidedStates, operatorCases } from '#contract/operator/cases.ts';
import { pageTo } from '#contract/pages.ts';
import { applicationKinds } from '#contract/verification/rules.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/query.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag, type Tone } from '#web/ui/feedback/tag.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { DayRange } from '../day-range.tsx';
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
            <RowLink id={c.id} to={pageTo('operatorCase', { id: c.id })}>
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

/** Kind, result, operator and days; it works without script, and stands in the address with the words of the search. */
const Filters = ({ operators }: Pick<Data, 'operators'>) => {
  const { t } = useTranslation(['operator', 'verification']);
  const [search] = useSearchParams();
  const now = (key: string) => search.get(key) ?? '';
  return (
    <Form discover="none" method="get" role="search" className={classes['filter']}>
      <NativeSelect
        name="kind"
        aria-label={t('decided.kind')}
        defaultValue={now('kind')}
        data={[
          { value: '', label: t('decided.anyKind') },
          ...applicationKinds.map((value) => ({ value, label: t(`queue.${value}`) })),
        ]}
      />
      <NativeSelect
        name="state"
        aria-label={t('decided.state')}
        defaultValue={now('state')}
        data={[
          { value: '', label: t('decided.anyState') },
          ...decidedStates.map((value) => ({ value, label: t(`verification:state.${value}`) })),
        ]}
      />
      <NativeSelect
        name="operator"
        aria-label={t('decided.operator')}
        defaultValue={now('operator')}
        data={[
          { value: '', label: t('decided.anyOperator') },
          ...operators.map((o) => ({ value: o.id, label: o.name || o.id })),
        ]}
      />
      <DayRange from={now('from')} to={now('to')} />
      {['q', 'sort'].map((key) => now(key) && <input key={key} type="hidden" name={key} value={now(key)} />)}
      <Button type="submit" variant="default">
        {t('audit.filter')}
      </Button>
    </Form>
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
        read={(place) =>
          call(operatorCases.decided, { query: { ...searchQuery(operatorCases.decided, search), ...place } })
        }
        empty={
          filters.some((key) => asked.get(key)) ? (
            <NothingFound all={pageTo('operatorCases')} />
          ) : (
            <Empty title={t('decided.none')} text={t('decided.noneText')} />
          )
        }
      />
    </main>
  );
};
