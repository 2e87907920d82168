import type { ConferenceDetail } from '#contract/conferences/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { useCountryName } from '#web/ui/form/country-field.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { RecordColumns } from '#web/ui/frame/record-columns.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { dayIn } from '#contract/core/zones/clock.ts';
import { hourIn, spanIn, useOwnSpan } from '#web/ui/text/hours.ts';
import { ConferenceCard, PhaseTag } from './conference-card.tsx';
import classes from './conferences.module.css';
import { SeatPanel } from './seat-panel.tsx';
import { useFee } from './use-fee.ts';

/** From when until when, by its own clock and by the reader's where that differs. */
const Hours = ({ row }: Pick<ConferenceDetail, 'row'>) => {
  const { t } = useTranslation('conferences');
  const own = useOwnSpan(row.startsAt, row.endsAt, row.zone);
  return (
    <>
      <span className="figure">{spanIn(row.startsAt, row.endsAt, row.zone)}</span>
      {own && (
        <>
          <br />
          <small className="figure">{t('yourTime', { span: own })}</small>
        </>
      )}
    </>
  );
};

const Facts = ({ detail: { row, venue } }: { detail: ConferenceDetail }) => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const f = useFormat();
  const country = useCountryName();
  const fee = useFee();
  const isOnline = row.mode === 'online';
  return (
    <dl className={`${shared['facts']} ${classes['facts']}`}>
      <div>
        <dt>{t('hours')}</dt>
        <dd>
          <Hours row={row} />
        </dd>
      </div>
      <div>
        <dt>{t(isOnline ? 'platform' : 'place')}</dt>
        <dd>{isOnline ? text(venue) : [text(venue), text(row.city), country(row.countryCode)].join(' · ')}</dd>
      </div>
      <div>
        <dt>{t('organiser')}</dt>
        <dd>{text(row.organiser)}</dd>
      </div>
      <div>
        <dt>{t('spoken')}</dt>
        <dd>{row.languages.map((l) => t(`lang.${l}`)).join(' · ')}</dd>
      </div>
      <div>
        <dt>{t('fee')}</dt>
        <dd>
          <span className="figure">{fee(row.fee)}</span>
          {row.fee && (
            <>
              <br />
              <small>{t('feeNote')}</small>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('placesTaken')}</dt>
        <dd className="figure">
          {t('takenOf', { taken: f.number(row.taken), places: f.number(row.places) })}
          {row.waiting > 0 && <small> · {t('waitingN', { n: f.number(row.waiting) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t('until')}</dt>
        <dd className="figure">
          {dayIn(row.signUpUntil, row.zone)} {hourIn(row.signUpUntil, row.zone)}
        </dd>
      </div>
    </dl>
  );
};

const Programme = ({ detail: { programme, row, whole } }: { detail: ConferenceDetail }) => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const lang = useLang();
  if (!whole) return <p className={classes['quiet']}>{t('restAfterLogin')}</p>;
  if (!programme.length) return <p className={classes['quiet']}>{t('noProgramme')}</p>;
  return (
    <ol className={classes['programme']}>
      {programme.map((p, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two items may begin at once with the same title
        <li key={i}>
          <time className="figure" dateTime={p.startsAt}>
            {dayIn(p.startsAt, row.zone)} {hourIn(p.startsAt, row.zone)}
          </time>
          <div>
            <strong lang={textLang(p.title, lang)}>{text(p.title)}</strong>
            {(p.speaker || p.company) && (
              <p className={classes['quiet']}>{[p.speaker, p.company].filter(Boolean).join(' · ')}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
};

const Others = ({ detail }: { detail: ConferenceDetail }) => {
  const { t } = useTranslation('conferences');
  return (
    <section className={classes['section']} aria-labelledby="others">
      <h2 id="others">{t('others')}</h2>
      <div className={classes['cards']}>
        {detail.others.map((o) => (
          <ConferenceCard key={o.id} row={o} />
        ))}
      </div>
    </section>
  );
};

/** `/conference/{slug}`: what it is about, its programme, and the reader's place in it. */
export const ConferencePage = ({ detail }: { detail: ConferenceDetail }) => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  const { row } = detail;
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('conferences', {})}>{t('title')}</SiteLink>}
        title={<span lang={textLang(row.name, lang)}>{text(row.name)}</span>}
        note={
          <>
            <PhaseTag row={row} />
            <Tag>{t(`kind.${row.kind}`)}</Tag>
            <Tag>{t(`mode.${row.mode}`)}</Tag>
            {row.fields.map((k) => (
              <Tag key={k.slug}>{text(k.name)}</Tag>
            ))}
            {row.demo && <Tag tone="info">{t('demoNote')}</Tag>}
          </>
        }
      />
      <RecordColumns
        label={t('facts')}
        sideFirst
        side={
          <>
            {viewer?.userType !== 9 && <SeatPanel detail={detail} />}
            <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('facts')}>
              <Facts detail={detail} />
            </section>
          </>
        }
      >
        {detail.whole && (
          <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="about">
            <h2 id="about">{t('about')}</h2>
            <p className={classes['words']} lang={textLang(detail.about, lang)}>
              {text(detail.about)}
            </p>
          </section>
        )}
        <section className={`${panel['panel']} ${classes['box']}`} aria-labelledby="programme">
          <h2 id="programme">{t('programme')}</h2>
          <Programme detail={detail} />
        </section>
      </RecordColumns>
      {detail.others.length > 0 && <Others detail={detail} />}
    </main>
  );
};
