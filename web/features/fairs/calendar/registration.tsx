import { useState } from 'react';
import type { FairDetail, FairMine } from '#contract/fairs/registration.ts';
import { visiting } from '#contract/fairs/registration.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { CalendarFile } from '#web/ui/text/calendar-file.tsx';
import classes from './calendar.module.css';
import { TicketCode } from './ticket-code.tsx';

type Props = { fair: FairDetail['fair']; mine: FairMine | null; registered: number };

const FairInCalendar = ({ fair }: Pick<Props, 'fair'>) => {
  const { t } = useTranslation('forums');
  const text = useText();
  const path = usePath();
  return (
    <CalendarFile
      label={t('calendar')}
      name={t('icsName')}
      id={fair.id}
      path={path(pageTo('fair', { id: fair.id }))}
      about={{
        title: text(fair.name),
        text: text(fair.about),
        place: text(fair.place),
        startsAt: fair.startsAt,
        endsAt: fair.endsAt,
      }}
    />
  );
};

/** Registration of visitors: one act, then the ticket with its code. */
export const Registration = ({ fair, mine, registered }: Props) => {
  const { t } = useTranslation('forums');
  const f = useFormat();
  const path = usePath();
  const ready = useReady();
  const { busy, fault, act } = useAct();
  const [ticket, setTicket] = useState(mine?.ticket ?? null);
  const params = { id: fair.id };
  const register = () => act(async () => setTicket(await call(visiting.register, { params })));
  const cancel = () =>
    act(async () => {
      await call(visiting.cancel, { params });
      setTicket(null);
    });
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-labelledby="register">
      <h2 id="register">{t(ticket ? 'ticketTitle' : 'registerTitle')}</h2>
      {ticket && (
        <>
          <TicketCode path={path(pageTo('ticket', { code: ticket.code }))} />
          <p>{ticket.usedAt ? t('ticketUsed', { at: f.stamp(ticket.usedAt) }) : t('ticketText')}</p>
        </>
      )}
      {!ticket && <p>{t(fair.phase === 'past' ? 'registerOver' : 'registerText')}</p>}
      {!ticket && registered > 0 && (
        <p className={classes['quiet']}>{t('registeredN', { n: f.number(registered), count: registered })}</p>
      )}
      <div className={shared['acts']}>
        {!ticket && fair.phase !== 'past' && (
          <ActButton look="ask" wide disabled={!ready} busy={busy} onClick={() => void register()}>
            {t('registerAct')}
          </ActButton>
        )}
        {ticket && <ActLink to={pageTo('ticket', { code: ticket.code })}>{t('ticketOpen')}</ActLink>}
        {fair.phase !== 'past' && <FairInCalendar fair={fair} />}
        {ticket && !ticket.usedAt && fair.phase !== 'past' && (
          <ActButton look="word" disabled={!ready} busy={busy} onClick={() => void cancel()}>
            {t('registerCancel')}
          </ActButton>
        )}
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </section>
  );
};
