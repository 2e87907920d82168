import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/lang.ts';
import { useReady } from '#web/lib/ready.ts';
import { Face } from '#web/ui/face.tsx';
import panel from '#web/ui/panel.module.css';
import accounts from '../account/account.module.css';
import type { Asked, Member } from './seat-dialogs.tsx';
import classes from './seats.module.css';

type Props = { members: Member[]; mayHandOver: boolean; onAsk: (asked: Asked) => void };
const kinds = ['change', 'remove', 'handOver'] as const;
const mine = ['leave'] as const;

/** Colleagues with their seats; one's own can be left, and the owner's can't be changed here. */
export const Members = ({ members, mayHandOver, onAsk }: Props) => {
  const { t } = useTranslation('seats');
  const f = useFormat();
  const ready = useReady();
  const open = (m: Member): readonly Asked['kind'][] => {
    if (m.seat === 'owner') return [];
    return m.me ? mine : kinds.filter((k) => k !== 'handOver' || mayHandOver);
  };
  return (
    <section className={classes['block']}>
      <h2>{t('members')}</h2>
      <div className={`${panel['scroll']} ${accounts['scroll']}`} role="region" aria-label={t('members')} tabIndex={0}>
        <table className={`${panel['table']} ${classes['cards']}`}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('account')}</th>
              <th scope="col">{t('seatLabel')}</th>
              <th scope="col">{t('seen')}</th>
              <th scope="col" className={panel['end']}>
                {t('acts')}
              </th>
            </tr>
          </thead>
          <tbody>
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
                <td aria-label={t('acts')}>
                  <div className={accounts['acts']} style={{ justifyContent: 'flex-end' }}>
                    {open(m).map((kind) => (
                      <Button
                        key={kind}
                        variant="default"
                        size="compact-md"
                        disabled={!ready}
                        onClick={() => onAsk({ kind, row: m })}
                      >
                        {t(kind)}
                        <span className="visually-hidden">: {m.name}</span>
                      </Button>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {members.length === 1 && <p className={classes['note']}>{t('alone')}</p>}
    </section>
  );
};
