import { pageTo } from '#contract/pages.ts';
import type { JobDetail } from '#contract/recruitment/applications.ts';
import { goodJob } from '#contract/recruitment/states.ts';
import { textLang, useFormat, useLang, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { AnnexLink } from '#web/ui/file/annex-link.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Thread } from '#web/ui/picture/thread.tsx';
import { CalendarFile } from '#web/ui/text/calendar-file.tsx';
import { useOwnTime } from '#web/ui/text/own-time.ts';
import classes from '../recruitment.module.css';
import { JobCourse } from './job-course.tsx';
import { JobTag } from './job-tag.tsx';
import { NextStep } from './next-step.tsx';

/** What the applicant sent. */
const Sent = ({ detail: { applicant, eraseAt, row } }: { detail: JobDetail }) => {
  const { t } = useTranslation('jobs');
  const f = useFormat();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="sent">
      <h2 id="sent">{t('sent')}</h2>
      {applicant ? (
        <>
          <dl className={`${shared['facts']} ${classes['pair']}`}>
            <div>
              <dt>{t('name')}</dt>
              <dd>{applicant.name}</dd>
            </div>
            <div>
              <dt>{t('mail')}</dt>
              <dd>
                <a href={`mailto:${applicant.mail}`}>{applicant.mail}</a>
              </dd>
            </div>
            {applicant.phone && (
              <div>
                <dt>{t('phone')}</dt>
                <dd className="figure">{applicant.phone}</dd>
              </div>
            )}
            <div>
              <dt>{t('cv')}</dt>
              <dd>
                {applicant.files.map((file) => (
                  <div key={file.id}>
                    <AnnexLink file={file}>{file.name}</AnnexLink>
                  </div>
                ))}
              </dd>
            </div>
          </dl>
          {applicant.letter && <p className={classes['words']}>{applicant.letter}</p>}
          {eraseAt && <p className={classes['quiet']}>{t('erasedOn', { day: f.stamp(eraseAt).slice(0, 10) })}</p>}
        </>
      ) : (
        <p>{t(row.party === 'applicant' ? 'youDeleted' : 'deletedText')}</p>
      )}
    </section>
  );
};

/** A moment by Beijing's clock, and by the reader's own where that is another. */
const Moment = ({ at, strong }: { at: string; strong?: boolean }) => {
  const f = useFormat();
  const own = useOwnTime(at);
  const time = f.stamp(at);
  return (
    <>
      {strong ? <b className="figure">{time}</b> : <span className="figure">{time}</span>}{' '}
      {own && <span className={classes['quiet']}>{own}</span>}
    </>
  );
};

const Interview = ({ detail: { interview, row } }: { detail: JobDetail }) => {
  const { t } = useTranslation('jobs');
  const f = useFormat();
  const text = useText();
  const path = usePath();
  if (!interview) return null;
  const { agreed, slots, minutes, way, place } = interview;
  const ends = agreed && new Date(Date.parse(agreed) + minutes * 60_000).toISOString();
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="interview">
      <h2 id="interview">{t('interview')}</h2>
      {agreed ? (
        <p>
          <Moment at={agreed} strong />
        </p>
      ) : (
        <ul className={classes['list']}>
          {slots.map((s) => (
            <li key={s}>
              <Moment at={s} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {t(`way.${way}`)} · {t('minutesN', { n: f.number(minutes), count: minutes })}
        {place && (
          <>
            {' · '}
            {way === 'video' && place.startsWith('https://') ? (
              <a href={place} rel="noopener noreferrer nofollow" target="_blank">
                {place}
              </a>
            ) : (
              place
            )}
          </>
        )}
      </p>
      {agreed && ends && row.state === 'interview' && (
        <div>
          <CalendarFile
            id={row.id}
            path={path(pageTo('jobApplication', { id: row.id }))}
            label={t('calendar')}
            name={t('icsName')}
            about={{
              title: `${t('interview')}: ${text(row.vacancy.title)}`,
              text: row.number,
              place,
              startsAt: agreed,
              endsAt: ends,
            }}
          />
        </div>
      )}
    </section>
  );
};

const Offer = ({ offer }: { offer: NonNullable<JobDetail['offer']> }) => {
  const { t } = useTranslation('jobs');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <section className={`${panel['panel']} ${panel['warp']} ${classes['box']}`} aria-labelledby="offer">
      <h2 id="offer">{t('offerHead')}</h2>
      <p className={classes['words']} lang={textLang(offer.note, lang)}>
        {text(offer.note)}
      </p>
      <p className={classes['quiet']}>{t('offerHolds', { day: f.day(offer.until) })}</p>
    </section>
  );
};

/** One application: what was sent, agreed and offered, the thread of both sides, and the next step. */
export const JobPage = ({ detail }: { detail: JobDetail }) => {
  const { t } = useTranslation('jobs');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { row } = detail;
  const applicant = row.party === 'applicant';
  const at = goodJob.findIndex((s) => s === row.state);
  return (
    <main id="main">
      <PageHead
        crumb={
          <SiteLink to={applicant ? pageTo('myJobs', {}) : pageTo('applicants', { vacancy: row.vacancy.id })}>
            {t(applicant ? 'mine' : 'applicants')}
          </SiteLink>
        }
        title={
          applicant ? (
            <span lang={textLang(row.vacancy.title, lang)}>{text(row.vacancy.title)}</span>
          ) : (
            (row.applicant ?? t('deleted'))
          )
        }
        note={
          <>
            <span className="figure">{row.number}</span>
            <JobTag state={row.state} />
            <SiteLink to={pageTo('vacancy', { id: row.vacancy.id })} lang={textLang(row.vacancy.title, lang)}>
              {applicant ? t('seeVacancy') : text(row.vacancy.title)}
            </SiteLink>
            {applicant && (
              <SiteLink to={pageTo('company', { slug: row.company.id })}>{text(row.company.name)}</SiteLink>
            )}
            <time dateTime={row.createdAt} className="figure">
              {f.stamp(row.createdAt)}
            </time>
          </>
        }
      >
        {at >= 0 && (
          <Thread
            label={t('thread')}
            knots={goodJob.map((s, i) => ({
              key: s,
              state: i < at || row.state === 'hired' ? 'done' : i === at ? 'now' : 'next',
              children: t(`state.${s}`),
            }))}
          />
        )}
      </PageHead>
      <RecordColumns sideFirst={row.waitsFor !== null} side={<NextStep key={row.state} detail={detail} />}>
        {detail.offer && <Offer offer={detail.offer} />}
        <Interview detail={detail} />
        <Sent detail={detail} />
        <JobCourse detail={detail} />
      </RecordColumns>
    </main>
  );
};
