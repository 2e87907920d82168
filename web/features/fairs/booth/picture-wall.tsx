import { useState } from 'react';
import type { BoothView } from '#contract/fairs/views.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PhotoViewer } from '../album/photo-viewer.tsx';
import classes from './page.module.css';

/** The wall of pictures with what each shows; one opens in the viewer of the albums (fairs 77). */
export const PictureWall = ({ pictures, name }: { pictures: BoothView['pictures']; name: string }) => {
  const { t } = useTranslation('booths');
  const text = useText();
  const lang = useLang();
  const ready = useReady();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={classes['wall']}>
        {pictures.map(({ url, words }, i) => (
          <li key={url}>
            <figure>
              <button type="button" disabled={!ready} onClick={() => setOpen(i)}>
                <img
                  src={url}
                  alt={text(words) || t('pictureOf', { name, n: i + 1 })}
                  lang={text(words) ? textLang(words, lang) : undefined}
                  loading="lazy"
                  width={480}
                  height={360}
                />
              </button>
              {text(words) && <figcaption lang={textLang(words, lang)}>{text(words)}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && pictures[open] && (
        <PhotoViewer
          photos={pictures.map(({ url, words }) => ({ url, caption: words }))}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
