import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operator, peopleSorts } from '#contract/operator/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import type { Column } from '#web/ui/list/column.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { ListPage } from './list-page.tsx';

type Data = DataOf<typeof operator.people>;
type Row = Data['records'][number];

/** Whether somebody is suspended, why, and what they say to that. */
const useStateColumn = (): Column<Row> => {
  const { t } = useTranslation('operator');
  return {
    id: 'state',
    title: t('list.state'),
    cell: (p) => (
      <>
        <Tag tone={p.suspendedAt ? 'bad' : 'warp'}>{t(p.suspendedAt ? 'list.suspended' : 'list.active')}</Tag>
        {p.suspendedReason && <small>{p.suspendedReason}</small>}
        {p.appeal && <small>{t('list.appeal', { text: p.appeal.text })}</small>}
      </>
    ),
    value: (p) => t(p.suspendedAt ? 'list.suspended' : 'list.active'),
  };
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['operator', 'centre']);
  const text = useText();
  const f = useFormat();
  const stateColumn = useStateColumn();
  const roles = (p: Row) => p.roles.map((r) => t(`centre:role.${r}` as 'centre:role.ROLE_BUYER'));
  return [
    {
      id: 'name',
      title: t('list.name'),
      card: 'title',
      fixed: true,
      cell: (p) => (
        <b>
          <RowLink id={p.id} to={deskPageTo('operatorPerson', { id: p.id })}>
            {p.name || '—'}
          </RowLink>
        </b>
      ),
      value: (p) => p.name,
    },
    {
      id: 'account',
      title: t('list.account'),
      card: 'head',
      cell: (p) => <span className="figure">{p.account}</span>,
      value: (p) => p.account,
    },
    {
      id: 'company',
      title: t('list.company'),
      cell: (p) => (p.company ? text(p.company) : '—'),
      value: (p) => (p.company ? text(p.company) : ''),
    },
    {
      id: 'roles',
      title: t('list.roles'),
      cell: (p) => roles(p).map((r) => <small key={r}>{r}</small>),
      value: (p) => roles(p).join('; '),
    },
    stateColumn,
    {
      id: 'since',
      title: t('list.since'),
      end: true,
      card: 'side',
      sort: { up: 'oldest', down: 'newest' },
      cell: (p) => <span className="figure">{f.stamp(p.createdAt).slice(0, 10)}</span>,
      value: (p) => ({ at: p.createdAt }),
    },
  ];
};

export const PeoplePage = ({ list }: { list: Data }) => {
  const { t } = useTranslation('operator');
  const columns = useColumns();
  return (
    <ListPage
      what="people"
      list={list}
      columns={columns}
      sorts={peopleSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
      read={async (search, place) =>
        call(operator.people, { query: { ...(await searchQuery(operator.people, search)), ...place } })
      }
      acts={(p) => {
        const of = { what: 'person', id: p.id, name: p.name || p.account } as const;
        return [
          ...(p.authStatus === 1 && !p.company ? [{ ...of, act: 'revoke' } as const] : []),
          { ...of, act: p.suspendedAt ? 'reinstate' : 'suspend' } as const,
        ];
      }}
    />
  );
};
