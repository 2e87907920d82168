import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ConferenceDetail } from '#contract/conferences/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { CalendarFile } from '#web/ui/text/calendar-file.tsx';
import classes from './conferences.module.css';

const contract = () => import('#contract/conferences/calls.ts').then((m) => m.conferences);

/** What the reader is told of their place. */
const useSaid = ({ row, may, seat, cancelReason }: ConferenceDetail): string => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const f = useFormat();
  if (may === 'cancelled') return t('said.cancelled', { reason: text(cancelReason) });
  if (may === 'over') return t('said.over');
  if (seat?.state === 'in') return t('said.in');
  if (seat) return t('said.waiting', { n: f.number(seat.turn) });
  if (may === 'closed') return t('said.closed');
  if (may === 'login') return t('said.login');
  return t(row.taken >= row.places ? 'said.full' : 'said.open');
};

/** Giving a place back asks once more: who gave it back starts at the end of the list. */
const Leave = ({ busy, onLeave, waits }: { busy: boolean; onLeave: () => void; waits: boolean }) => {
  const { t } = useTranslation('conferences');
  const ready = useReady();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <ActButton look="word" disabled={!ready} onClick={() => setAsked(true)}>
        {t(waits ? 'leaveWaiting' : 'leave')}
      </ActButton>
    );
  return (
    <div className={classes['sure']} role="group" aria-label={t('leaveTitle')}>
      <p>{t('leaveText')}</p>
      <div className={shared['acts']}>
        <ActButton busy={busy} onClick={onLeave}>
          {t(waits ? 'leaveWaiting' : 'leave')}
        </ActButton>
        <ActButton look="word" onClick={() => setAsked(false)}>
          {t('keep')}
        </ActButton>
      </div>
    </div>
  );
};

/** The way into a conference that is held online. */
const Meeting = ({ link }: { link: ConferenceDetail['meetingLink'] }) => {
  const { t } = useTranslation('conferences');
  return (
    <p>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {t('meeting')}
        </a>
      ) : (
        <span className={classes['quiet']}>{t('meetingLater')}</span>
      )}
    </p>
  );
};

/** The reader's place in a conference: sign up, wait, or give it back. */
export const SeatPanel = ({ detail }: { detail: ConferenceDetail }) => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const path = usePath();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const said = useSaid(detail);
  const { row, may, seat, meetingLink } = detail;
  const send = (what: 'signUp' | 'leave') =>
    void act(async () => {
      await call((await contract())[what], { params: { id: row.id } });
      await revalidate();
    });
  const isOpen = may === 'yes' || may === 'login';
  const isAlive = may !== 'cancelled' && may !== 'over';
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-labelledby="seat">
      <h2 id="seat">{t('seatTitle')}</h2>
      <p role="status">{said}</p>
      {seat?.state === 'in' && row.mode === 'online' && isAlive && <Meeting link={meetingLink} />}
      <div className={shared['acts']}>
        {!seat && isOpen && (
          <ActButton
            look="ask"
            wide
            disabled={!ready}
            busy={busy}
            onClick={() => (may === 'login' ? ask('login') : send('signUp'))}
          >
            {t(may === 'login' ? 'login' : row.taken >= row.places ? 'joinWaiting' : 'signUp')}
          </ActButton>
        )}
        {isAlive && (
          <CalendarFile
            label={t('calendar')}
            name={t('icsName')}
            id={row.id}
            path={path(pageTo('conference', { slug: row.slug }))}
            about={{
              title: text(row.name),
              text: text(detail.about),
              place: [text(detail.venue), row.mode === 'onSite' && text(row.city)].filter(Boolean).join(', '),
              startsAt: row.startsAt,
              endsAt: row.endsAt,
            }}
          />
        )}
      </div>
      {seat && isAlive && <Leave busy={busy} waits={seat.state === 'waiting'} onLeave={() => send('leave')} />}
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </section>
  );
};
