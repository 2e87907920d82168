import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { consult } from '#contract/chat/desk.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { StateOf } from './consultation-list.tsx';

type List = DataOf<typeof consult.asked>;
type Row = List['records'][number];

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation('desk');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const when = (at: string | null) => <span className="figure">{at ? f.stamp(at) : '—'}</span>;
  const nameOf = (r: Row) => (r.company ? text(r.company.name) : t('person'));
  return [
    {
      id: 'company',
      title: t('company'),
      card: 'title',
      fixed: true,
      width: '40%',
      cell: (r) => (
        <RowLink id={r.id} to={pageTo('chat', { eid: r.conversationId })} lang={textLang(r.company?.name, lang)}>
          {nameOf(r)}
        </RowLink>
      ),
      value: nameOf,
    },
    {
      id: 'state',
      title: t('stateHead'),
      card: 'head',
      cell: (r) => <StateOf state={r.state} />,
      value: (r) => t(`state.${r.state}`),
    },
    {
      id: 'opened',
      title: t('openedAt'),
      named: true,
      cell: (r) => when(r.openedAt),
      value: (r) => ({ at: r.openedAt }),
    },
    {
      id: 'answered',
      title: t('answeredAt'),
      named: true,
      cell: (r) => when(r.answeredAt),
      value: (r) => r.answeredAt && { at: r.answeredAt },
    },
    {
      id: 'stars',
      title: t('figures.stars'),
      card: 'side',
      cell: (r) => (r.stars ? t('starsOf', { n: r.stars }) : r.rateUntil ? t('rateIt') : ''),
      value: (r) => r.stars,
    },
  ];
};

/** What somebody asked companies; the row leads into the conversation, where an ended one is rated. */
export const AskedList = ({ list }: { list: List }) => {
  const { t } = useTranslation('desk');
  const { search } = useLocation();
  const columns = useColumns();
  return (
    <ListView
      name="asked"
      label={t('view.asked')}
      columns={columns}
      page={list}
      idOf={(r) => r.id}
      read={async (place) =>
        call(consult.asked, { query: { ...(await searchQuery(consult.asked, search)), ...place } })
      }
      empty={
        <Empty title={t('none.asked')} text={t('none.askedText')}>
          <Button component={SiteLink} to={pageTo('search', { kind: 'suppliers' })} variant="default">
            {t('none.find')}
          </Button>
        </Empty>
      }
    />
  );
};
