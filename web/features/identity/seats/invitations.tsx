import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { seats } from '#contract/seats/calls.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { AccountTable, RowActs } from '../account/account-table.tsx';
import { FormFault } from '../fields.tsx';
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
  const { busyWith, fault, act } = useAct();
  const resend = (id: string) =>
    act(async () => onDone(t((await call(seats.resend, { params: { id } })).sent ? 'sent' : 'notSent')), id);
  const withdraw = (id: string) =>
    act(async () => {
      await call(seats.withdraw, { params: { id } });
      await onDone(t('withdrawn'));
    }, id);
  return (
    <section className={classes['block']}>
      <h2>{t('waiting')}</h2>
      <FormFault text={fault} />
      {invitations.length === 0 ? (
        <p className={classes['note']}>{t('empty')}</p>
      ) : (
        <AccountTable
          label={t('waiting')}
          heads={(['target', 'seatLabel', 'by', 'until', 'acts'] as const).map((k) => t(k))}
        >
          {invitations.map((i) => (
            <tr key={i.id}>
              <td style={{ overflowWrap: 'anywhere' }}>{i.target}</td>
              <td>{t(`seat.${i.seat}`)}</td>
              <td>{i.by}</td>
              <td style={{ whiteSpace: 'nowrap' }}>
                {i.expired ? <span className={classes['late']}>{t('expired')}</span> : f.stamp(i.expiresAt)}
              </td>
              <RowActs
                label={t('acts')}
                about={i.target}
                busy={busyWith === i.id}
                acts={[
                  { key: 'resend', label: t('resend'), act: () => void resend(i.id) },
                  { key: 'withdraw', label: t('withdraw'), act: () => void withdraw(i.id) },
                ]}
              />
            </tr>
          ))}
        </AccountTable>
      )}
    </section>
  );
};
