import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator.ts';
import { useText } from '#web/lib/lang.ts';
import { Tag } from '#web/ui/tag.tsx';
import { ListPage, SuspendButton } from './list-page.tsx';

const columns = ['name', 'account', 'company', 'roles', 'state', 'act'] as const;

export const PeoplePage = ({ list }: { list: DataOf<typeof operator.people> }) => {
  const { t } = useTranslation(['operator', 'centre']);
  const text = useText();
  return (
    <ListPage
      what="people"
      list={list}
      columns={columns}
      renderRow={(p, suspend) => (
        <>
          <td>{p.name || '—'}</td>
          <td className="figure">{p.account}</td>
          <td>{p.company ? text(p.company) : '—'}</td>
          <td>
            {p.roles.map((r) => (
              <small key={r}>{t(`centre:role.${r}` as 'centre:role.ROLE_BUYER')}</small>
            ))}
          </td>
          <td>
            <Tag tone={p.suspendedAt ? 'bad' : 'warp'}>{t(p.suspendedAt ? 'list.suspended' : 'list.active')}</Tag>
            {p.suspendedReason && <small>{p.suspendedReason}</small>}
            {p.appeal && <small>{t('list.appeal', { text: p.appeal.text })}</small>}
          </td>
          <td>
            {p.authStatus === 1 && !p.company && (
              <SuspendButton
                on={{ what: 'person', id: p.id, name: p.name || p.account, act: 'revoke' }}
                suspend={suspend}
              />
            )}
            <SuspendButton
              on={{
                what: 'person',
                id: p.id,
                name: p.name || p.account,
                act: p.suspendedAt ? 'reinstate' : 'suspend',
              }}
              suspend={suspend}
            />
          </td>
        </>
      )}
    />
  );
};
