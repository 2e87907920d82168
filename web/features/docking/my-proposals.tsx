import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Page } from '#contract/core/schemas.ts';
import { docking } from '#contract/docking/calls.ts';
import { proposalStates } from '#contract/docking/states.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
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
import { proposalTone } from './seen.ts';

type Row = DataOf<typeof docking.myProposals>['records'][number];
const path = pageTo('myProposals');

const Project = ({ r }: { r: Row }) => {
  const text = useText();
  const lang = useLang();
  return (
    <>
      <RowLink id={r.id} to={pageTo('project', { id: r.project.id })} lang={textLang(r.project.title, lang)}>
        {text(r.project.title)}
      </RowLink>
      <small>
        <span className="figure">{r.project.number}</span>
        {r.owner && ` · ${text(r.owner)}`}
      </small>
    </>
  );
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['docking', 'common']);
  const text = useText();
  const f = useFormat();
  return [
    {
      id: 'number',
      title: t('common:inquiries.number'),
      extra: true,
      card: 'head',
      cell: (r) => <span className="figure">{r.project.number}</span>,
      value: (r) => r.project.number,
    },
    {
      id: 'project',
      title: t('mine.project'),
      card: 'title',
      fixed: true,
      width: '40%',
      cell: (r) => <Project r={r} />,
      value: (r) => text(r.project.title),
    },
    {
      id: 'state',
      title: t('own.state'),
      cell: (r) => (
        <>
          <Tag tone={proposalTone[r.state]}>{t(`proposalState.${r.state}`)}</Tag>
          {r.asked && <small>{t('mine.asked')}</small>}
        </>
      ),
      value: (r) => t(`proposalState.${r.state}`),
    },
    {
      id: 'total',
      title: t('proposal.total'),
      end: true,
      cell: (r) => <span className="figure">{f.money(r.total, r.project.currency)}</span>,
      value: (r) => f.money(r.total, r.project.currency),
    },
    {
      id: 'at',
      title: t('mine.at'),
      end: true,
      cell: (r) => <span className="figure">{f.stamp(r.at).slice(0, 10)}</span>,
      value: (r) => ({ at: r.at }),
    },
    {
      id: 'deadline',
      title: t('deadline'),
      end: true,
      card: 'side',
      cell: (r) => <Deadline at={r.project.deadline} />,
      value: (r) => ({ at: r.project.deadline }),
    },
  ];
};

/** My company's proposals for projects of others. */
export const MyProposals = ({ list }: { list: Page<Row> }) => {
  const { t } = useTranslation(['docking', 'common']);
  const { search } = useLocation();
  const columns = useColumns();
  const asked = new URLSearchParams(search);
  const state = proposalStates.find((s) => s === asked.get('state'));
  const find = (
    <Button component={SiteLink} to={pageTo('projects')} variant="default">
      {t('mine.find')}
    </Button>
  );
  return (
    <main id="main">
      <PageHead title={t('mine.title')} actions={find}>
        <TabLinks
          label={t('own.filters')}
          tabs={[undefined, ...proposalStates].map((s) => ({
            key: s ?? 'all',
            to: withQuery(path, withChange(search, { state: s })),
            label: s ? t(`proposalState.${s}`) : t('common:all'),
            current: s === state,
          }))}
        />
      </PageHead>
      <ListView
        name="proposals"
        label={t('mine.title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('own.hint')}
        read={async (place) =>
          call(docking.myProposals, { query: { ...(await searchQuery(docking.myProposals, search)), ...place } })
        }
        empty={
          state || asked.get('q') ? (
            <NothingFound all={path} />
          ) : (
            <Empty title={t('mine.none.title')} text={t('mine.none.text')}>
              {find}
            </Empty>
          )
        }
      />
    </main>
  );
};
