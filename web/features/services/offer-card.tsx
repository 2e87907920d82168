import type { OfferRow } from '#contract/services/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './services.module.css';
import { useFrom } from './use-price.ts';

/** How something was rated, in words: `4.6 of 5 (12)`. */
export const Rating = ({ rating }: { rating: OfferRow['rating'] }) => {
  const { t } = useTranslation('services');
  const f = useFormat();
  if (!rating) return <span>{t('unrated')}</span>;
  return <span className="figure">{t('rated', { stars: f.number(rating.stars, 1), n: f.number(rating.n) })}</span>;
};

/** An offer in a list; the whole card is the link. */
export const OfferCard = ({ row, tag = true }: { row: OfferRow; tag?: boolean }) => {
  const { t } = useTranslation('services');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const from = useFrom();
  return (
    <article className={classes['card']}>
      <p className={classes['kind']}>
        {tag && <Tag>{t(`kind.${row.kind}`)}</Tag>}
        <span>{[text(row.provider.name), text(row.provider.city)].filter(Boolean).join(' · ')}</span>
      </p>
      <h3 lang={textLang(row.name, lang)}>
        <SiteLink to={pageTo('serviceOffer', { id: row.id })} data-row>
          {text(row.name)}
        </SiteLink>
      </h3>
      <p className={classes['quiet']} lang={textLang(row.summary, lang)}>
        {text(row.summary)}
      </p>
      <p className={classes['foot']}>
        <b className="figure">{from(row.from)}</b>
        {row.days !== null && (
          <span className="figure">{t('daysFrom', { n: f.number(row.days), count: row.days })}</span>
        )}
        {row.tours > 0 && <span className="figure">{t('dates', { n: f.number(row.tours), count: row.tours })}</span>}
        <Rating rating={row.rating} />
      </p>
    </article>
  );
};

/** Offers of a kind on a page that presents it, and what stands there while there are none. */
export const OfferCards = ({ rows, tag }: { rows: readonly OfferRow[]; tag?: boolean }) => {
  const { t } = useTranslation('services');
  if (!rows.length)
    return (
      <p className={classes['quiet']}>
        {t('noneOfKind')} <SiteLink to={pageTo('projects')}>{t('askProject')}</SiteLink>
      </p>
    );
  return (
    <div className={classes['cards']}>
      {rows.map((row) => (
        <OfferCard key={row.id} row={row} {...(tag !== undefined && { tag })} />
      ))}
    </div>
  );
};
