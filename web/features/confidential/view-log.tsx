import { Button, NativeSelect } from '@mantine/core';
import { Form, useLocation, useSearchParams } from 'react-router';
import { confidential, viewKinds, type ViewRow } from '#contract/inquiry/confidential.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DayFilter } from '#web/ui/list/day-filter.tsx';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import classes from './confidentiality.module.css';
import type { Admitted, Views } from './admitted.ts';

const filters = ['company', 'file', 'kind', 'from', 'until'] as const;

/** A company, a file, what was done, some days. */
const Filters = ({ data }: { data: Admitted }) => {
  const { t } = useTranslation('confidential');
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const now = (key: string) => search.get(key) ?? '';
  const selects = [
    {
      name: 'company',
      label: t('log.company'),
      any: t('log.allCompanies'),
      options: data.companies.map((c) => ({ value: c.company.id, label: text(c.company.name) })),
    },
    {
      name: 'file',
      label: t('log.file'),
      any: t('log.allFiles'),
      options: data.annexes.map((a) => ({ value: a.id, label: a.name })),
    },
    {
      name: 'kind',
      label: t('log.kind'),
      any: t('log.allKinds'),
      options: viewKinds.map((k) => ({ value: k, label: t(`log.${k}`) })),
    },
  ];
  return (
    <Form
      discover="none"
      method="get"
      action={pathname}
      role="search"
      aria-label={t('log.title')}
      className={classes['filter']}
      preventScrollReset
    >
      <input type="hidden" name="id" value={data.inquiry.id} />
      {selects.map(({ name, label, any, options }) => (
        <NativeSelect
          key={`${name}.${now(name)}`}
          name={name}
          aria-label={label}
          defaultValue={now(name)}
          data={[{ value: '', label: any }, ...options]}
        />
      ))}
      {(['from', 'until'] as const).map((name) => (
        <DayFilter key={`${name}.${now(name)}`} name={name} label={t(`log.${name}`)} value={now(name)} />
      ))}
      <Button type="submit" variant="default">
        {t('log.apply')}
      </Button>
    </Form>
  );
};

/** Pages as a reader would say them: `1–3, 7`. */
const ranges = (pages: readonly number[]): string => {
  const parts: [number, number][] = [];
  for (const p of pages) {
    const last = parts.at(-1);
    if (last && last[1] === p - 1) last[1] = p;
    else parts.push([p, p]);
  }
  return parts.map(([a, b]) => (a === b ? a : `${a}–${b}`)).join(', ');
};

const useColumns = (): Column<ViewRow>[] => {
  const { t } = useTranslation('confidential');
  const f = useFormat();
  const text = useText();
  return [
    {
      id: 'at',
      title: t('log.at'),
      card: 'head',
      cell: (r) => <span className="figure">{f.stamp(r.at)}</span>,
      value: (r) => ({ at: r.at }),
    },
    {
      id: 'company',
      title: t('log.company'),
      card: 'title',
      fixed: true,
      cell: (r) => text(r.company.name),
      value: (r) => text(r.company.name),
    },
    {
      id: 'person',
      title: t('log.person'),
      cell: (r) => r.person || t('accepted.somebody'),
      value: (r) => r.person || t('accepted.somebody'),
    },
    { id: 'file', title: t('log.file'), cell: (r) => r.file.name, value: (r) => r.file.name },
    {
      id: 'kind',
      title: t('log.kind'),
      card: 'side',
      cell: (r) => t(`log.${r.kind}`),
      value: (r) => t(`log.${r.kind}`),
    },
    {
      id: 'pages',
      title: t('log.pages'),
      named: true,
      cell: (r) => <span className="figure">{ranges(r.pages) || '—'}</span>,
      value: (r) => ranges(r.pages),
    },
    {
      id: 'times',
      title: t('log.times'),
      end: true,
      named: true,
      cell: (r) => <span className="figure">{r.times}</span>,
      value: (r) => r.times,
    },
  ];
};

/** The log of annexes: who looked at what, or took it, when; it can be narrowed and saved as a file. */
export const ViewLog = ({ data, views }: { data: Admitted; views: Views }) => {
  const { t } = useTranslation('confidential');
  const { search } = useLocation();
  const columns = useColumns();
  const { id } = data.inquiry;
  const asked = new URLSearchParams(search);
  return (
    <ListView
      name="annexViews"
      label={t('log.title')}
      columns={columns}
      page={views}
      idOf={(r) => r.id}
      still
      filters={<Filters data={data} />}
      read={async (place) =>
        call(confidential.views, {
          params: { id },
          query: { ...(await searchQuery(confidential.views, search)), ...place },
        })
      }
      empty={
        filters.some((key) => asked.get(key)) ? (
          <NothingFound all={pageTo('confidentiality', { id })} />
        ) : (
          <Empty title={t('log.none')} text={t('log.noneText')} />
        )
      }
    />
  );
};
