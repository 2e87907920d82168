import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { call } from '#web/lib/call.ts';
import { useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import type { Column } from '#web/ui/list/column.ts';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { ListPage } from './list-page.tsx';

type Data = DataOf<typeof operator.companies>;
type Row = Data['records'][number];
const allSuspended = (c: Row) => c.people > 0 && c.suspended === c.people;

const State = ({ c }: { c: Row }) => {
  const { t } = useTranslation(['operator', 'common']);
  if (allSuspended(c)) return <Tag tone="bad">{t('list.suspended')}</Tag>;
  return (
    <>
      <Tag tone={c.verified ? 'warp' : 'plain'}>
        {t(c.verified ? 'common:card.verified' : 'common:card.unverified')}
      </Tag>
      {c.suspended > 0 && <small>{t('list.partly', { n: c.suspended, count: c.suspended })}</small>}
    </>
  );
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['operator', 'common']);
  const text = useText();
  return [
    {
      id: 'company',
      title: t('list.company'),
      card: 'title',
      fixed: true,
      width: '34%',
      cell: (c) => (
        <>
          <b>
            <RowLink id={c.id} to={deskPageTo('operatorCompany', { id: c.id })}>
              {text(c.name)}
            </RowLink>
          </b>
          <small>{text(c.city)}</small>
        </>
      ),
      value: (c) => text(c.name),
    },
    {
      id: 'code',
      title: t('list.code'),
      card: 'head',
      named: true,
      cell: (c) => <span className="figure">{c.creditCode || '—'}</span>,
      value: (c) => c.creditCode,
    },
    {
      id: 'people',
      title: t('list.people'),
      end: true,
      card: 'side',
      named: true,
      cell: (c) => <span className="figure">{c.people}</span>,
      value: (c) => c.people,
    },
    {
      id: 'state',
      title: t('list.state'),
      cell: (c) => <State c={c} />,
      value: (c) =>
        allSuspended(c) ? t('list.suspended') : t(c.verified ? 'common:card.verified' : 'common:card.unverified'),
    },
  ];
};

export const CompaniesPage = ({ list }: { list: Data }) => {
  const text = useText();
  const columns = useColumns();
  return (
    <ListPage
      what="companies"
      list={list}
      columns={columns}
      read={async (search, place) =>
        call(operator.companies, { query: { ...(await searchQuery(operator.companies, search)), ...place } })
      }
      acts={(c) => {
        const of = { what: 'company', id: c.id, name: text(c.name) } as const;
        return [
          ...(c.verified ? [{ ...of, act: 'revoke' } as const] : []),
          ...(c.people > 0 ? [{ ...of, act: allSuspended(c) ? 'reinstate' : 'suspend' } as const] : []),
        ];
      }}
    />
  );
};
