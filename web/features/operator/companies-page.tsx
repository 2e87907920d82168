import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator.ts';
import { useText } from '#web/lib/lang.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ListPage, SuspendButton } from './list-page.tsx';

type Row = DataOf<typeof operator.companies>['records'][number];
const columns = ['company', 'code', 'people', 'state', 'act'] as const;
const allSuspended = (c: Row) => c.people > 0 && c.suspended === c.people;

const State = ({ c }: { c: Row }) => {
  const { t } = useTranslation(['operator', 'common']);
  if (allSuspended(c)) return <Tag tone="bad">{t('list.suspended')}</Tag>;
  return (
    <>
      <Tag tone={c.verified ? 'warp' : 'plain'}>
        {t(c.verified ? 'common:card.verified' : 'common:card.unverified')}
      </Tag>
      {c.suspended > 0 && <small>{t('list.partly', { n: c.suspended })}</small>}
    </>
  );
};

export const CompaniesPage = ({ list }: { list: DataOf<typeof operator.companies> }) => {
  const { t } = useTranslation('operator');
  const text = useText();
  return (
    <ListPage
      what="companies"
      list={list}
      columns={columns}
      renderRow={(c, suspend) => (
        <>
          <td>
            {text(c.name)}
            <small>{text(c.city)}</small>
          </td>
          <td className="figure" data-head={t('list.code')}>
            {c.creditCode || '—'}
          </td>
          <td className="figure" data-head={t('list.people')}>
            {c.people}
          </td>
          <td>
            <State c={c} />
          </td>
          <td>
            {c.verified && (
              <SuspendButton on={{ what: 'company', id: c.id, name: text(c.name), act: 'revoke' }} suspend={suspend} />
            )}
            {c.people > 0 && (
              <SuspendButton
                on={{
                  what: 'company',
                  id: c.id,
                  name: text(c.name),
                  act: allSuspended(c) ? 'reinstate' : 'suspend',
                }}
                suspend={suspend}
              />
            )}
          </td>
        </>
      )}
    />
  );
};
