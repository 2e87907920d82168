import { noCaptions } from '#contract/content/captions.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { uploadFilm } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file/file-field.tsx';
import { CaptionFields } from '#web/ui/film/caption-fields.tsx';
import classes from './edit.module.css';
import type { Part } from './words-section.tsx';

/** A film of the product; a new file takes the old one's place. Captions are asked for once there is one. */
export const FilmSection = ({ draft, change, error }: Part) => {
  const { t } = useTranslation('products');
  return (
    <>
      <FileField
        label={t('form.film')}
        description={t('form.filmHint')}
        name="film"
        kind="film"
        value={draft.film ? [draft.film] : []}
        upload={uploadFilm}
        error={error('film')}
        onChange={([given]) => change({ film: given ?? null, ...(!given && { captions: noCaptions }) })}
      />
      {draft.film && (
        <details className={classes['captions']}>
          <summary>{t('form.captions')}</summary>
          <p>{t('form.captionsHint')}</p>
          <CaptionFields
            name="captions"
            value={draft.captions}
            error={error}
            onChange={(captions) => change({ captions })}
          />
        </details>
      )}
    </>
  );
};
