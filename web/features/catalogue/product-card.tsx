import { useTranslation } from 'react-i18next';
import type { ProductRow } from '#contract/catalogue.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import classes from './product-card.module.css';
import { ProductPicture } from './product-picture.tsx';
import { useUnit } from './units.ts';

/** One product in a grid. The whole card is the link; its price is a member's. */
export const ProductCard = ({ product: p, eager }: { product: ProductRow; eager: boolean }) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  const unit = useUnit();
  return (
    <article className={classes['card']}>
      <ProductPicture
        category={p.category.slug}
        picture={p.picture}
        alt=""
        sizes="(max-width: 767px) 46vw, 250px"
        eager={eager}
      />
      <div className={classes['body']}>
        <h2 lang={textLang(p.name, lang)}>
          <SiteLink to={`/prodDetail?id=${p.id}`}>{text(p.name)}</SiteLink>
        </h2>
        <p className={classes['model']}>
          <span className="figure">{p.model}</span>
          {p.hot && <Tag tone="weft">{t('hot')}</Tag>}
        </p>
        <p className={classes['price']} data-state={p.priceState}>
          {p.priceState === 'fixed' && p.price ? (
            <strong className="figure">{t('per', { price: f.money(p.price, p.currency), unit: unit(p.per) })}</strong>
          ) : (
            t(p.priceState === 'login' ? 'loginPrice' : 'negotiable')
          )}
          {p.moq && <small>{t('from', { moq: f.number(p.moq), unit: unit(p.per) })}</small>}
        </p>
        {p.company && (
          <p className={classes['company']} lang={textLang(p.company.name, lang)}>
            {text(p.company.name)}
            <small>{text(p.company.city)}</small>
          </p>
        )}
      </div>
    </article>
  );
};
