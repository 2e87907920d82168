import type { ConferenceRow } from '#contract/conferences/calls.ts';
import type { Participation } from '#contract/conferences/rules.ts';
import { pageTo } from '#contract/pages.ts';
import { useNow } from '#web/lib/page/now.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useCountryName } from '#web/ui/form/country-field.tsx';
import { spanIn } from '#web/ui/text/hours.ts';
import classes from './conferences.module.css';
import { useFee } from './use-fee.ts';

const phaseTone = { live: 'warp', coming: 'weft', past: 'plain' } as const;

/** Where a conference stands: cancelled before all else. */
export const PhaseTag = ({ row }: { row: ConferenceRow }) => {
  const { t } = useTranslation('conferences');
  return row.cancelled ? (
    <Tag tone="bad">{t('cancelledTag')}</Tag>
  ) : (
    <Tag tone={phaseTone[row.phase]}>{t(`phase.${row.phase}`)}</Tag>
  );
};

const Left = ({ row }: { row: ConferenceRow }) => {
  const { t } = useTranslation('conferences');
  const f = useFormat();
  const now = useNow();
  const left = row.places - row.taken;
  if (row.cancelled || row.phase === 'past') return null;
  if (Date.parse(row.signUpUntil) <= now) return <span>{t('said.closed')}</span>;
  return <span>{left > 0 ? t('placesLeft', { n: f.number(left), count: left }) : t('full')}</span>;
};

/** A conference in a list; the whole card is the link. */
export const ConferenceCard = ({ row, state }: { row: ConferenceRow; state?: Participation }) => {
  const { t } = useTranslation('conferences');
  const text = useText();
  const lang = useLang();
  const country = useCountryName();
  const fee = useFee();
  return (
    <article className={classes['card']} data-off={row.cancelled || row.phase === 'past' || undefined}>
      <p className={classes['when']}>
        <b className="figure">{spanIn(row.startsAt, row.endsAt, row.zone)}</b>
      </p>
      <h3 lang={textLang(row.name, lang)}>
        <SiteLink to={pageTo('conference', { slug: row.slug })} data-row>
          {text(row.name)}
        </SiteLink>
      </h3>
      <p className={classes['quiet']}>
        {row.mode === 'online' ? t('mode.online') : `${text(row.city)} · ${country(row.countryCode)}`} ·{' '}
        {text(row.organiser)}
      </p>
      <p className={classes['tags']}>
        <PhaseTag row={row} />
        {state && <Tag tone="warp">{t(`seat.${state}`)}</Tag>}
        <Tag>{t(`kind.${row.kind}`)}</Tag>
        {row.demo && <Tag>{t('demo')}</Tag>}
      </p>
      <p className={classes['foot']}>
        <span className="figure">{fee(row.fee)}</span>
        <Left row={row} />
      </p>
    </article>
  );
};
