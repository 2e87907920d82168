import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Page } from '#contract/core/schemas.ts';
import { docking } from '#contract/docking/calls.ts';
import { projectSorts, projectStates } from '#contract/docking/states.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { projectTone } from './seen.ts';

type Row = DataOf<typeof docking.ownPage>['records'][number];
const path = pageTo('myProjects');

/** What waits for the owner, in words. */
const useWaits = (): ((r: Row) => string) => {
  const { t } = useTranslation('docking');
  const f = useFormat();
  return (r) =>
    r.undecided
      ? t('own.undecided', { n: f.number(r.undecided), count: r.undecided })
      : r.waiting
        ? t('own.waiting', { n: f.number(r.waiting), count: r.waiting })
        : t('own.nothing');
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['docking', 'common']);
  const text = useText();
  const lang = useLang();
  const waits = useWaits();
  return [
    {
      id: 'number',
      title: t('common:inquiries.number'),
      extra: true,
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'title',
      title: t('form.titleLabel'),
      card: 'title',
      fixed: true,
      width: '40%',
      cell: (r) => (
        <>
          <RowLink id={r.id} to={pageTo('project', { id: r.id })} lang={textLang(r.title, lang)}>
            {text(r.title)}
          </RowLink>
          <small>
            <span className="figure">{r.number}</span> · {text(r.kind.name)}
          </small>
        </>
      ),
      value: (r) => text(r.title),
    },
    {
      id: 'state',
      title: t('own.state'),
      cell: (r) => <Tag tone={projectTone[r.state]}>{t(`state.${r.state}`)}</Tag>,
      value: (r) => t(`state.${r.state}`),
    },
    {
      id: 'proposals',
      title: t('proposalsN'),
      end: true,
      cell: (r) => <span className="figure">{r.proposals}</span>,
      value: (r) => r.proposals,
    },
    { id: 'waits', title: t('own.waits'), cell: waits, value: waits },
    {
      id: 'deadline',
      title: t('deadline'),
      end: true,
      card: 'side',
      sort: { up: 'deadline' },
      cell: (r) => <Deadline at={r.deadline} />,
      value: (r) => ({ at: r.deadline }),
    },
  ];
};

/** Projects of my own and of my company, with what waits. */
export const OwnProjects = ({ list }: { list: Page<Row> }) => {
  const { t } = useTranslation(['docking', 'common']);
  const { search } = useLocation();
  const mayBuy = useMay('buy');
  const columns = useColumns();
  const asked = new URLSearchParams(search);
  const state = projectStates.find((s) => s === asked.get('state'));
  const begin = (variant: 'filled' | 'default') =>
    mayBuy && (
      <Button component={SiteLink} to={pageTo('releaseProject')} variant={variant} color="weft">
        {t('own.new')}
      </Button>
    );
  return (
    <main id="main">
      <PageHead title={t('own.title')} actions={begin('filled')}>
        <TabLinks
          label={t('own.filters')}
          tabs={[undefined, ...projectStates].map((s) => ({
            key: s ?? 'all',
            to: withQuery(path, withChange(search, { state: s })),
            label: s ? t(`state.${s}`) : t('common:all'),
            current: s === state,
          }))}
        />
      </PageHead>
      <ListView
        name="projects"
        label={t('own.title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('own.hint')}
        sorts={projectSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        read={async (place) =>
          call(docking.ownPage, { query: { ...(await searchQuery(docking.ownPage, search)), ...place } })
        }
        empty={
          state || asked.get('q') ? (
            <NothingFound all={path} />
          ) : (
            <Empty title={t('own.none.title')} text={t('own.none.text')}>
              {begin('default')}
            </Empty>
          )
        }
      />
    </main>
  );
};
