import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AlbumView } from '#contract/fairs/albums/albums.ts';
import { pageTo } from '#contract/pages.ts';
import { ask } from '#web/lib/ask.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { SendPhoto } from './send-photo.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import classes from './album.module.css';

/** Photographs in rows of one height, each as wide as its proportion; one opens in the viewer. */
const Rows = ({ photos, onOpen }: { photos: AlbumView['photos']; onOpen: (at: number) => void }) => {
  const { t } = useTranslation('album');
  const text = useText();
  const lang = useLang();
  const ready = useReady();
  return (
    <ul className={classes['rows']}>
      {photos.map((p, i) => (
        <li key={p.id} style={{ flexGrow: p.ratio, ['--ratio' as string]: p.ratio }}>
          <figure>
            <button type="button" disabled={!ready} onClick={() => onOpen(i)}>
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
  );
};

const tones = { waiting: 'weft', shown: 'warp', refused: 'bad' } as const;

/** `/tuku.html/{id}`: an album of a fair, what one sent for it, and the way to send more. */
export const AlbumPage = ({ album: a }: { album: AlbumView }) => {
  const { t } = useTranslation('album');
  const f = useFormat();
  const text = useText();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<number | null>(null);
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('fair', { id: a.fair.id })}>{text(a.fair.name)}</SiteLink>}
        title={text(a.title)}
        note={t('photos', { n: f.number(a.total), count: a.total })}
      />
      {a.photos.length ? (
        <Rows photos={a.photos} onOpen={setOpen} />
      ) : (
        <Empty title={t('none')} text={t(a.takes ? 'noneTakes' : 'noneClosed')} />
      )}
      {!a.whole && (
        <div className={classes['gate']}>
          <p>{t('gate')}</p>
          <ActButton onClick={() => ask('login')}>{t('login')}</ActButton>
        </div>
      )}
      {a.whole && a.own.length > 0 && (
        <section className={classes['own']} aria-labelledby="own">
          <h2 id="own">{t('own')}</h2>
          <ul>
            {a.own.map((p) => (
              <li key={p.id}>
                <Tag tone={tones[p.state]}>{t(`state.${p.state}`)}</Tag>
                <span>{text(p.caption) || t('noCaption')}</span>
                <small>{f.stamp(p.at)}</small>
                {p.reason && <small>{t('reason', { reason: p.reason })}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {a.whole && a.takes && <SendPhoto albumId={a.id} onDone={() => void revalidate()} />}
      {open !== null && a.photos[open] && (
        <PhotoViewer photos={a.photos} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
      )}
    </main>
  );
};
