import { useState } from 'react';
import { type TicketView, visiting } from '#contract/fairs/registration.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './calendar.module.css';
import { spanIn } from '#web/ui/text/hours.ts';
import { TicketCode } from './ticket-code.tsx';

/** A ticket: to show or print for its owner, to let somebody in for who stands at the door. */
export const TicketPage = ({ ticket, code }: { ticket: TicketView; code: string }) => {
  const { t } = useTranslation('forums');
  const text = useText();
  const f = useFormat();
  const path = usePath();
  const ready = useReady();
  const { busy, fault, act } = useAct();
  const [used, setUsed] = useState({ at: ticket.usedAt, now: false });
  const { fair } = ticket;
  const letIn = () =>
    act(async () => {
      const done = await call(visiting.checkIn, { params: { code } });
      setUsed({ at: done.usedAt, now: done.first });
    });
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fair', { id: fair.id })}>{text(fair.name)}</SiteLink>}
        title={t('ticketTitle')}
      />
      <section className={`${panel['panel']} ${panel['weft']} ${classes['ticket']}`} aria-label={t('ticketTitle')}>
        {ticket.own && <TicketCode path={path(pageTo('ticket', { code }))} />}
        <div>
          <h2>{text(fair.name)}</h2>
          <p className="figure">{spanIn(fair.startsAt, fair.endsAt, fair.zone)}</p>
          <p>
            <strong>{ticket.name}</strong>
            {ticket.company && ` · ${text(ticket.company)}`}
          </p>
          <p className={classes['quiet']}>{t('ticketMade', { at: f.stamp(ticket.at) })}</p>
          <p role="status">
            {used.at && (
              <Tag tone={used.now ? 'warp' : 'deviates'}>
                {t(used.now ? 'letInNow' : 'ticketUsed', { at: f.stamp(used.at) })}
              </Tag>
            )}
          </p>
          {ticket.own && !used.at && <p>{t('ticketText')}</p>}
          <div className={shared['acts']}>
            {ticket.mayCheck && !used.at && (
              <ActButton look="offer" wide disabled={!ready} busy={busy} onClick={() => void letIn()}>
                {t('letIn')}
              </ActButton>
            )}
            {ticket.own && (
              <ActButton disabled={!ready} onClick={() => window.print()}>
                {t('print')}
              </ActButton>
            )}
          </div>
          <p role="alert" className={shared['refused']}>
            {fault}
          </p>
        </div>
      </section>
    </main>
  );
};
