import { Button, NativeSelect } from '@mantine/core';
import { Form, useLocation, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { points, type ScoreEntry } from '#contract/points/calls.ts';
import { entryCodes, statementSorts, statementWays } from '#contract/points/rules.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DayFilter } from '#web/ui/list/day-filter.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import classes from './points.module.css';

const useWords = () => {
  const { t } = useTranslation('points');
  const f = useFormat();
  /** What a line is for: its rule and what it was about. */
  const what = (e: ScoreEntry): string => {
    const act = e.act !== 'earn' ? e.act : e.amount === 0 ? 'capped' : e.pending > 0 ? 'hold' : 'earn';
    const words = t(`act.${act}`, { rule: e.rule ? t(`rules.${e.rule}`) : '' });
    return [words, e.about].filter(Boolean).join(' ');
  };
  const signed = (n: number) => (n > 0 ? `+${f.number(n)}` : n < 0 ? `−${f.number(-n)}` : '0');
  /** What the line does beside its change. */
  const notes = (e: ScoreEntry): string[] => [
    ...(e.note ? [e.note] : []),
    ...(e.claim > 0 ? [t('newClaim', { points: f.number(e.claim) })] : []),
    ...(e.claim < 0 ? [t('paidClaim', { points: f.number(-e.claim) })] : []),
  ];
  return { what, signed, notes };
};

/** What a line changes for its member: of what is released, the points that can be spent from then on. */
const changeOf = (e: ScoreEntry): number => (e.act === 'release' ? e.available : e.amount);

/** Columns that are shown to who asks for them. */
const useFurtherColumns = (): Column<ScoreEntry>[] => {
  const { t } = useTranslation('points');
  const f = useFormat();
  const { signed } = useWords();
  return [
    {
      id: 'held',
      title: t('held'),
      end: true,
      extra: true,
      named: true,
      cell: (e) => <span className="figure">{signed(e.pending)}</span>,
      value: (e) => e.pending,
    },
    {
      id: 'ends',
      title: t('ends'),
      extra: true,
      named: true,
      cell: (e) => e.expiresAt && <span className="figure">{f.stamp(e.expiresAt).slice(0, 10)}</span>,
      value: (e) => (e.expiresAt ? { at: e.expiresAt } : ''),
    },
    {
      id: 'no',
      title: t('number'),
      end: true,
      extra: true,
      named: true,
      cell: (e) => <span className="figure">{f.number(e.no)}</span>,
      value: (e) => e.no,
    },
  ];
};

const useColumns = (): Column<ScoreEntry>[] => {
  const { t } = useTranslation('points');
  const f = useFormat();
  const { what, signed, notes } = useWords();
  const further = useFurtherColumns();
  return [
    {
      id: 'at',
      title: t('at'),
      sort: { up: 'oldest', down: 'newest' },
      cell: (e) => <span className="figure">{f.stamp(e.at)}</span>,
      value: (e) => ({ at: e.at }),
    },
    {
      id: 'what',
      title: t('what'),
      card: 'title',
      fixed: true,
      cell: (e) => (
        <>
          {what(e)}
          {notes(e).map((n) => (
            <small key={n} className={classes['note']}>
              {n}
            </small>
          ))}
        </>
      ),
      value: (e) => [what(e), ...notes(e)].join('; '),
    },
    {
      id: 'rule',
      title: t('rule'),
      card: 'none',
      cell: (e) => (e.rule ? t(`rules.${e.rule}`) : ''),
      value: (e) => (e.rule ? t(`rules.${e.rule}`) : ''),
    },
    {
      id: 'change',
      title: t('change'),
      end: true,
      card: 'side',
      cell: (e) => <b className={`figure ${changeOf(e) > 0 ? classes['gain'] : ''}`}>{signed(changeOf(e))}</b>,
      value: (e) => changeOf(e),
    },
    {
      id: 'balance',
      title: t('balance'),
      end: true,
      named: true,
      cell: (e) => <span className="figure">{f.number(e.balance)}</span>,
      value: (e) => e.balance,
    },
    ...further,
  ];
};

/** Lines of one rule, and of some days; both stand in the address. */
const Filters = () => {
  const { t } = useTranslation('points');
  const [search] = useSearchParams();
  const now = (key: string) => search.get(key) ?? '';
  const rules = entryCodes.map((code) => ({ value: code, label: t(`rules.${code}`) }));
  return (
    <Form discover="none" method="get" role="search" aria-label={t('filter')} className={classes['filter']}>
      <NativeSelect
        name="rule"
        aria-label={t('rule')}
        defaultValue={now('rule')}
        data={[{ value: '', label: t('anyRule') }, ...rules]}
      />
      <DayFilter key={`from.${now('from')}`} name="from" label={t('fromDay')} value={now('from')} />
      <DayFilter key={`to.${now('to')}`} name="to" label={t('toDay')} value={now('to')} />
      {['way', 'sort'].map((key) => now(key) && <input key={key} type="hidden" name={key} value={now(key)} />)}
      <Button type="submit" variant="default">
        {t('filter')}
      </Button>
    </Form>
  );
};

/** The statement: every line with the balance after it, by way, rule and days; its file holds what the filter finds. */
export const Statement = ({ list }: { list: DataOf<typeof points.page> }) => {
  const { t } = useTranslation('points');
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const way = asked.get('way');
  const narrowed = ['way', 'rule', 'from', 'to'].some((key) => asked.get(key));
  const columns = useColumns();
  return (
    <section aria-labelledby="statement">
      <div className={classes['title']}>
        <h2 id="statement">{t('statement')}</h2>
        <span>{t('statementNote')}</span>
      </div>
      <FilterLinks
        label={t('way.label')}
        choices={[undefined, ...statementWays].map((key) => ({
          key: key ?? 'all',
          to: pageTo('integralManage', { way: key }),
          label: t(`way.${key ?? 'all'}`),
          current: (way ?? undefined) === key,
        }))}
      />
      <ListView
        name="points"
        label={t('statement')}
        columns={columns}
        page={list}
        idOf={(e) => e.id}
        still
        sorts={statementSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        filters={<Filters />}
        read={async (place) => call(points.page, { query: { ...(await searchQuery(points.page, search)), ...place } })}
        empty={
          narrowed ? (
            <NothingFound all={pageTo('integralManage', {})} />
          ) : (
            <Empty title={t('none')} text={t('noneText')} />
          )
        }
      />
    </section>
  );
};
