import type { MouseEvent, ReactNode } from 'react';
import type { ProductRow } from '#contract/catalogue/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './card.module.css';
import { KeepButton } from './keep-button.tsx';
import { Price } from './price.tsx';
import { ProductFace } from './product-face.tsx';
import { SiteLink } from '../frame/site-link.tsx';
import { useStated } from '../text/stated.ts';
import { useUnit } from '../text/units.ts';
import { Tag } from '../feedback/tag.tsx';

/** Marks the card whose picture the next page opens with: one at a time, also where a click led nowhere. */
const goes = (e: MouseEvent<HTMLElement>) => {
  for (const card of document.querySelectorAll('[data-going]')) card.removeAttribute('data-going');
  e.currentTarget.closest('article')?.setAttribute('data-going', '');
};

type Props = {
  product: ProductRow;
  eager?: boolean;
  /** Within its company's pages a product opens in their frame. */
  page?: 'product' | 'companyProduct';
  /** What can be done with it where it stands, over its link. */
  tool?: ReactNode;
};

/** One product in a grid. The whole card is the link; its values and its price are a member's. */
export const ProductCard = ({ product: p, eager = false, page = 'product', tool }: Props) => {
  const { t } = useTranslation();
  const unit = useUnit();
  const shown = useStated();
  const text = useText();
  const lang = useLang();
  return (
    <article className={classes['card']}>
      <ProductFace
        category={p.category.slug}
        picture={p.picture}
        photo={p.photo}
        sizes="(max-width: 767px) 46vw, 250px"
        eager={eager}
      />
      {/* A preview of what is not saved yet has no id. */}
      {p.id && <KeepButton kind="products" id={p.id} name={text(p.name)} corner />}
      <div className={classes['body']}>
        <h2 className={classes['name']} lang={textLang(p.name, lang)}>
          <SiteLink to={pageTo(page, { id: p.id })} data-row={p.id} viewTransition onClick={goes}>
            {text(p.name)}
          </SiteLink>
        </h2>
        <p className={classes['facts']}>
          <span className="figure">{p.model}</span>
          {p.hot && <Tag tone="weft">{t('card.hot')}</Tag>}
        </p>
        {p.values.length > 0 && (
          <dl className={classes['values']}>
            {p.values.map((v) => (
              <div key={v.field}>
                <dt>{text(v.label)}</dt>
                <dd className="figure">
                  {shown(v.value)}
                  {v.unit && ` ${unit(v.unit)}`}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Price state={p.priceState} price={p.price} currency={p.currency} per={p.per} moq={p.moq} />
        {p.company && (
          <p className={classes['foot']} lang={textLang(p.company.name, lang)}>
            {text(p.company.name)}
            <small>{text(p.company.city)}</small>
          </p>
        )}
        {tool}
      </div>
    </article>
  );
};
