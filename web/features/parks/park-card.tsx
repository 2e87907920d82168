import { pageTo } from '#contract/pages.ts';
import type { ParkRow } from '#contract/parks/calls.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './parks.module.css';

/** A park in a list; the whole card is the link. */
export const ParkCard = ({ row }: { row: ParkRow }) => {
  const { t } = useTranslation('parks');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <article className={classes['card']}>
      <h3 lang={textLang(row.name, lang)}>
        <SiteLink to={pageTo('park', { slug: row.slug })} data-row>
          {text(row.name)}
        </SiteLink>
      </h3>
      <p className={classes['quiet']}>
        {t(`provinces.${row.province}`)} · <span lang={textLang(row.city, lang)}>{text(row.city)}</span>
      </p>
      <p className={classes['tags']}>
        {row.fields.slice(0, 4).map((k) => (
          <span key={k.slug} lang={textLang(k.name, lang)}>
            {text(k.name)}
          </span>
        ))}
        {row.demo && <Tag>{t('demo')}</Tag>}
      </p>
      <p className={classes['foot']}>
        <b className="figure">{t('hectaresN', { n: f.number(row.hectares) })}</b>
        <span className="figure">{t('sinceN', { year: row.since })}</span>
        <span className="figure">{t('companiesN', { n: f.number(row.companies), count: row.companies })}</span>
      </p>
    </article>
  );
};
