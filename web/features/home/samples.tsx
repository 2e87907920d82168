import type { ProductRow } from '#contract/catalogue/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import type { PictureOf } from '#web/ui/picture/subject.ts';
import classes from './home.module.css';
import cards from './samples.module.css';

/** A product with the picture that it has or that stands for its kind. */
export type Sample = ProductRow & { picture: PictureOf };

const Card = ({ p }: { p: Sample }) => {
  const { t } = useTranslation(['home', 'common']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const unit = useUnit();
  return (
    <li className={cards['card']}>
      <Picture
        {...p.picture}
        sizes="(max-width: 767px) 160px, 250px"
        alt={t('pictureOf', { name: text(p.category.name) })}
      />
      <SiteLink to={pageTo('product', { id: p.id })} lang={textLang(p.name, lang)}>
        {text(p.name)}
      </SiteLink>
      {p.company && <small>{text(p.company.name)}</small>}
      <span className={p.priceState === 'fixed' ? 'figure' : cards['noPrice']}>
        {p.priceState === 'fixed' && p.price !== null
          ? `${f.money(p.price, p.currency, 4)}/${unit(p.per)}`
          : t(p.priceState === 'login' ? 'priceLogin' : 'priceOpen')}
      </span>
    </li>
  );
};

/** The newest products as samples; a picture that isn't the supplier's own stands for its kind and says so. */
export const Samples = ({ products, total }: { products: Sample[]; total: number }) => {
  const { t } = useTranslation(['home', 'common']);
  const f = useFormat();
  return (
    <section className={classes['block']} aria-labelledby="samples">
      <div className={classes['head']}>
        <h2 id="samples">{t('samples')}</h2>
        <span>{t('pictures')}</span>
        <SiteLink to={pageTo('search')}>{t('toProducts', { total: f.number(total), count: total })}</SiteLink>
      </div>
      <ul className={cards['cards']}>
        {products.map((p) => (
          <Card key={p.id} p={p} />
        ))}
      </ul>
    </section>
  );
};
