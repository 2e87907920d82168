import { type ReactNode, useState } from 'react';
import type { AlbumView } from '#contract/fairs/albums/albums.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import classes from './album.module.css';

type Props = {
  photos: AlbumView['photos'];
  /** The way to report a photograph, for the viewer. */
  reportOf?: ((id: string) => ReactNode) | undefined;
};

/** Photographs in rows of one height, each as wide as its proportion; one opens in the viewer. */
export const PhotoRows = ({ photos, reportOf }: Props) => {
  const { t } = useTranslation('album');
  const text = useText();
  const lang = useLang();
  const ready = useReady();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className={classes['rows']}>
        {photos.map((p, i) => (
          <li key={p.id} style={{ flexGrow: p.ratio, ['--ratio' as string]: p.ratio }}>
            <figure>
              <button type="button" disabled={!ready} onClick={() => setOpen(i)}>
                <img
                  src={p.url}
                  alt={text(p.caption) || t('photoNo', { n: i + 1 })}
                  width={Math.round(360 * p.ratio)}
                  height={360}
                  loading={i < 4 ? 'eager' : 'lazy'}
                  decoding="async"
                />
              </button>
              {(text(p.caption) || p.by) && (
                <figcaption>
                  {text(p.caption) && <span lang={textLang(p.caption, lang)}>{text(p.caption)}</span>}
                  {p.by && <small>{p.by}</small>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {open !== null && photos[open] && (
        <PhotoViewer
          photos={photos}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
          below={!photos[open].mine && reportOf?.(photos[open].id)}
        />
      )}
    </>
  );
};
