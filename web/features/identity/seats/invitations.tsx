import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/core/endpoint.ts';
import { seats } from '#contract/seats.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/lang.ts';
import { useReady } from '#web/lib/ready.ts';
import panel from '#web/ui/panel.module.css';
import accounts from '../account/account.module.css';
import classes from './seats.module.css';

type Invitation = DataOf<typeof seats.list>['invitations'][number];

/** Invitations that wait: sent again with a new link, or taken back. */
export const Invitations = ({
  invitations,
  onDone,
}: {
  invitations: Invitation[];
  onDone: (message: string) => Promise<void>;
}) => {
  const { t } = useTranslation('seats');
  const f = useFormat();
  const ready = useReady();
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState<string>();
  const act = async (id: string, work: () => Promise<string>) => {
    if (busy) return;
    setBusy(id);
    setFault('');
    try {
      await onDone(await work());
    } catch (err) {
      setFault((err as Error).message);
    }
    setBusy(undefined);
  };
  const resend = (id: string) =>
    act(id, async () => t((await call(seats.resend, { params: { id } })).sent ? 'sent' : 'notSent'));
  const withdraw = (id: string) =>
    act(id, async () => {
      await call(seats.withdraw, { params: { id } });
      return t('withdrawn');
    });
  return (
    <section className={classes['block']}>
      <h2>{t('waiting')}</h2>
      {fault && (
        <p role="alert" className={accounts['error']}>
          {fault}
        </p>
      )}
      {invitations.length === 0 ? (
        <p className={classes['note']}>{t('empty')}</p>
      ) : (
        <div
          className={`${panel['scroll']} ${accounts['scroll']}`}
          role="region"
          aria-label={t('waiting')}
          tabIndex={0}
        >
          <table className={`${panel['table']} ${classes['cards']}`}>
            <thead>
              <tr>
                {(['target', 'seatLabel', 'by', 'until', 'acts'] as const).map((k) => (
                  <th key={k} scope="col" className={k === 'acts' ? panel['end'] : undefined}>
                    {t(k)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {invitations.map((i) => (
                <tr key={i.id}>
                  <td style={{ overflowWrap: 'anywhere' }}>{i.target}</td>
                  <td>{t(`seat.${i.seat}`)}</td>
                  <td>{i.by}</td>
                  <td style={{ whiteSpace: 'nowrap' }}>
                    {i.expired ? <span className={classes['late']}>{t('expired')}</span> : f.stamp(i.expiresAt)}
                  </td>
                  <td aria-label={t('acts')}>
                    <div className={accounts['acts']} style={{ justifyContent: 'flex-end' }}>
                      {(['resend', 'withdraw'] as const).map((k) => (
                        <Button
                          key={k}
                          variant="default"
                          size="compact-md"
                          disabled={!ready || busy === i.id}
                          onClick={() => void (k === 'resend' ? resend(i.id) : withdraw(i.id))}
                        >
                          {t(k)}
                          <span className="visually-hidden">: {i.target}</span>
                        </Button>
                      ))}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
};
