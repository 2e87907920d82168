import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type ForumView, forums } from '#contract/fairs/forums.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Film } from '#web/ui/film/film.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { CalendarFile } from '#web/ui/text/calendar-file.tsx';
import { spanIn, useOwnSpan } from '#web/ui/text/hours.ts';
import classes from './forum.module.css';
import { Questions } from './questions.tsx';
import { useAttend } from './use-attend.ts';

type Seen = { forum: ForumView; questions: DataOf<typeof forums.questions> | null };

const Facts = ({ forum }: { forum: ForumView }) => {
  const { t } = useTranslation(['forums', 'fairs']);
  const text = useText();
  const f = useFormat();
  const own = useOwnSpan(forum.startsAt, forum.endsAt, forum.fair.zone);
  const where = [
    forum.hall && `${t('fairs:hallNo', { n: forum.hall.no })} ${text(forum.hall.name)}`,
    t('stageNo', { n: forum.stage }),
  ];
  return (
    <dl className={shared['facts']}>
      <div>
        <dt>{t('hours')}</dt>
        <dd>
          <span className="figure">{spanIn(forum.startsAt, forum.endsAt, forum.fair.zone)}</span>
          {own && (
            <>
              <br />
              <small className="figure">{t('yourTime', { span: own })}</small>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('where')}</dt>
        <dd>{where.filter(Boolean).join(' · ')}</dd>
      </div>
      <div>
        <dt>{t('spoken')}</dt>
        <dd>{t(`lang.${forum.language}`)}</dd>
      </div>
      <div>
        <dt>{t('placesTaken')}</dt>
        <dd className="figure">
          {f.number(forum.taken)} / {f.number(forum.places)}
          {forum.waiting > 0 && <small> {t('waitingN', { n: f.number(forum.waiting) })}</small>}
        </dd>
      </div>
      {forum.host && (
        <div>
          <dt>{t('host')}</dt>
          <dd>
            <SiteLink to={pageTo('brand', { id: forum.host.id })}>{text(forum.host.name)}</SiteLink>
          </dd>
        </div>
      )}
    </dl>
  );
};

/** What the reader is told of their place. */
const useSaid = (forum: ForumView): string => {
  const { t } = useTranslation('forums');
  const f = useFormat();
  const { seat } = forum;
  if (forum.phase === 'past') return t('overText');
  if (seat?.state === 'in') return t(forum.phase === 'live' ? 'inLive' : 'inText');
  if (seat) return t('waitingText', { n: f.number(seat.place) });
  if (forum.taken >= forum.places) return t('fullText');
  return t(forum.phase === 'live' ? 'signUpLive' : 'signUpText');
};

/** The reader's place: sign up, wait, or give it back. */
const Seat = ({ forum }: { forum: ForumView }) => {
  const { t } = useTranslation('forums');
  const text = useText();
  const path = usePath();
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const params = { id: forum.id };
  const signUp = () => act(async () => call(forums.signUp, { params }).then(revalidate));
  const leave = () => act(async () => call(forums.leave, { params }).then(revalidate));
  const { seat } = forum;
  const present = useAttend(forum);
  const isFull = forum.taken >= forum.places;
  const said = useSaid(forum);
  return (
    <section className={`${panel['panel']} ${panel['weft']} ${classes['box']}`} aria-labelledby="seat">
      <h2 id="seat">{t('seatTitle')}</h2>
      <p role="status">
        {said} {present && t('present')}
      </p>
      <div className={shared['acts']}>
        {!seat && forum.phase !== 'past' && (
          <ActButton look="ask" wide disabled={!ready} busy={busy} onClick={() => void signUp()}>
            {t(isFull ? 'joinWaiting' : 'signUp')}
          </ActButton>
        )}
        {forum.phase !== 'past' && (
          <CalendarFile
            label={t('calendar')}
            name={t('icsName')}
            id={forum.id}
            path={path(pageTo('forum', { id: forum.id }))}
            about={{
              title: text(forum.title),
              text: text(forum.about),
              place: forum.hall ? text(forum.hall.name) : text(forum.fair.name),
              startsAt: forum.startsAt,
              endsAt: forum.endsAt,
            }}
          />
        )}
        {forum.hall && <ActLink to={pageTo('fairHall', { id: forum.hall.id })}>{t('enterHall')}</ActLink>}
        {seat && forum.phase !== 'past' && (
          <ActButton look="word" disabled={!ready} busy={busy} onClick={() => void leave()}>
            {t(seat.state === 'in' ? 'leave' : 'leaveWaiting')}
          </ActButton>
        )}
      </div>
      <p role="alert" className={shared['refused']}>
        {fault}
      </p>
    </section>
  );
};

/** The longest that a timer of a browser waits. */
const longest = 2 ** 31 - 1;

/** Reads the talk anew when it begins and when it ends, for who has its page open. */
const useTurns = ({ startsAt, endsAt, phase }: ForumView) => {
  const { revalidate } = useRevalidator();
  const turn = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (phase === 'past') return undefined;
    const left = Date.parse(phase === 'coming' ? startsAt : endsAt) - Date.now();
    // A moment later than that, for clocks that run ahead of the server's.
    const timer = setTimeout(turn, Math.min(longest, Math.max(5_000, left + 1_000)));
    return () => clearTimeout(timer);
  }, [startsAt, endsAt, phase]);
};

const tones = { live: 'warp', coming: 'weft', past: 'plain' } as const;

/** What it is about, and who speaks. */
const About = ({ forum }: { forum: ForumView }) => {
  const { t } = useTranslation('forums');
  const text = useText();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      {forum.whole ? <p>{text(forum.about)}</p> : <p className={classes['quiet']}>{t('restAfterLogin')}</p>}
      {forum.speakers.length > 0 && (
        <>
          <h3>{t('speakers')}</h3>
          <ul className={classes['speakers']}>
            {forum.speakers.map((s, i) => (
              <li key={i}>
                <strong>{text(s.name)}</strong>{' '}
                <span>{[text(s.role), text(s.company)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

/** A talk: before it the place, during it the room with its questions, after it what was said. */
export const ForumPage = ({ forum, questions }: Seen) => {
  const { t } = useTranslation('forums');
  const text = useText();
  const lang = useLang();
  const film = useRef<HTMLVideoElement>(null);
  useTurns(forum);
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fair', { id: forum.fair.id })}>{text(forum.fair.name)}</SiteLink>}
        title={<span lang={textLang(forum.title, lang)}>{text(forum.title)}</span>}
        note={<Tag tone={tones[forum.phase]}>{t(`phase.${forum.phase}`)}</Tag>}
      />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {forum.film && (
            <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="film">
              <h2 id="film">{t('recorded')}</h2>
              <Film
                video={film}
                label={text(forum.title)}
                src={forum.film}
                tracks={forum.captions.map((of) => ({
                  lang: of,
                  url: forums.captions.path.replace('{id}', forum.id).replace('{lang}', of),
                }))}
              />
            </section>
          )}
          <About forum={forum} />
          {questions && forum.phase !== 'coming' && (
            <Questions
              key={`${forum.id}.${forum.seat?.state}`}
              forumId={forum.id}
              isLive={forum.phase === 'live'}
              inside={forum.seat?.state === 'in' || forum.leads}
              first={questions}
            />
          )}
        </div>
        <aside className={classes['side']} aria-label={t('facts')}>
          <Seat forum={forum} />
          <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('facts')}>
            <Facts forum={forum} />
          </section>
        </aside>
      </div>
    </main>
  );
};
