import { useTranslation } from '#web/lib/text/words.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Face } from '#web/ui/card/face.tsx';
import accounts from '../account/account.module.css';
import { AccountTable, RowActs } from '../account/account-table.tsx';
import type { Asked, Member } from './seat-dialogs.tsx';
import classes from './seats.module.css';

type Props = { members: Member[]; mayHandOver: boolean; onAsk: (asked: Asked) => void };
const kinds = ['change', 'remove', 'handOver'] as const;
const mine = ['leave'] as const;

/** Colleagues with their seats; one's own can be left, and the owner's can't be changed here. */
export const Members = ({ members, mayHandOver, onAsk }: Props) => {
  const { t } = useTranslation('seats');
  const f = useFormat();
  const open = (m: Member): readonly Asked['kind'][] => {
    if (m.seat === 'owner') return [];
    return m.me ? mine : kinds.filter((k) => k !== 'handOver' || mayHandOver);
  };
  return (
    <section className={classes['block']}>
      <h2>{t('members')}</h2>
      <AccountTable
        label={t('members')}
        heads={(['name', 'account', 'seatLabel', 'seen', 'acts'] as const).map((k) => t(k))}
      >
        {members.map((m) => (
          <tr key={m.id}>
            <td>
              <span className={classes['person']}>
                <Face name={m.name} avatar={m.avatar} />
                <span>
                  {m.name}
                  {m.me && <span className={accounts['here']}>{t('me')}</span>}
                </span>
              </span>
            </td>
            <td>{m.account}</td>
            <td>{t(`seat.${m.seat}`)}</td>
            <td style={{ whiteSpace: 'nowrap' }}>{m.lastSeenAt ? f.stamp(m.lastSeenAt) : t('never')}</td>
            <RowActs
              label={t('acts')}
              about={m.name}
              acts={open(m).map((kind) => ({ key: kind, label: t(kind), act: () => onAsk({ kind, row: m }) }))}
            />
          </tr>
        ))}
      </AccountTable>
      {members.length === 1 && <p className={classes['note']}>{t('alone')}</p>}
    </section>
  );
};
