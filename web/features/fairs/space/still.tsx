import { useTranslation } from '#web/lib/text/words.ts';
import classes from './space-page.module.css';

/** What one sees inside, drawn once by `scripts/pictures/hall.ts` from the same room. */
export const Still = () => {
  const { t } = useTranslation('space');
  return (
    <picture>
      <source
        type="image/avif"
        srcSet="/pictures/space/hall-720.avif 720w, /pictures/space/hall-1440.avif 1440w"
        sizes="(min-width: 1024px) 860px, 100vw"
      />
      <img
        className={classes['still']}
        src="/pictures/space/hall-1440.webp"
        width={1440}
        height={810}
        alt={t('still')}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
};
