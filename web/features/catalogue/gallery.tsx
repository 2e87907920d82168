import { useState } from 'react';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ProductFace } from '#web/ui/card/product-face.tsx';
import classes from './product-page.module.css';

/** The supplier's pictures at 4:3, one large; without any the render of the material, which says so. */
export const Gallery = ({ product: p }: { product: DataOf<typeof catalogue.detail> }) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const [at, setAt] = useState(0);
  const photo = p.photos[at] ?? p.photos[0] ?? null;
  return (
    <figure className={classes['picture']}>
      <ProductFace
        category={p.category.slug}
        picture={p.picture}
        photo={photo}
        alt={text(p.name)}
        sizes="(max-width: 767px) 92vw, 560px"
        eager
      />
      {p.photos.length === 0 && <figcaption>{t('illustration')}</figcaption>}
      {p.photos.length > 1 && (
        <div className={classes['thumbs']} role="group" aria-label={t('pictures')}>
          {p.photos.map((src, i) => (
            <button
              key={src}
              type="button"
              aria-label={t('picture', { n: i + 1, all: p.photos.length })}
              aria-pressed={i === at}
              onClick={() => setAt(i)}
            >
              <img src={src} alt="" width={96} height={72} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </figure>
  );
};
