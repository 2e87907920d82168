import { useRef } from 'react';
import { catalogue } from '#contract/catalogue/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Film } from '#web/ui/film/film.tsx';
import classes from './product-page.module.css';

type Product = DataOf<typeof catalogue.detail>;
type Props = { product: Product; film: NonNullable<Product['film']> };

/** The supplier's film of the product, with captions where there are some. */
const FilmOf = ({ product: p, film }: Props) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  return (
    <div className={classes['film']}>
      <Film
        video={video}
        label={t('filmOf', { name: text(p.name) })}
        src={film.url}
        poster={p.photos[0]}
        tracks={film.captions.map((lang) => ({
          lang,
          url: catalogue.captions.path.replace('{id}', p.id).replace('{lang}', lang),
        }))}
      />
    </div>
  );
};

export default withWords(['film'], FilmOf);
