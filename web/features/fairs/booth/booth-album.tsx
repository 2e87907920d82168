import type { ReactNode } from 'react';
import type { AlbumView } from '#contract/fairs/albums/albums.ts';
import type { BoothView } from '#contract/fairs/views.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { PhotoRows } from '../album/photo-rows.tsx';
import classes from './page.module.css';

/** Photographs that a booth's own page shows; the album has all of them. */
const most = 6;

type Props = { booth: BoothView; album: AlbumView | null; reportOf?: ((id: string) => ReactNode) | undefined };

/** Photographs that the exhibitor shows of its booth at the fair, and the way to them for its own people. */
export const BoothAlbum = ({ booth: b, album: a, reportOf }: Props) => {
  const { t } = useTranslation('album');
  const f = useFormat();
  const viewer = useViewer();
  const edits = b.exhibitor !== null && viewer?.entId === b.exhibitor.id && mayOpen('standEditor', viewer);
  if (!a && !edits) return null;
  const shown = a?.photos.slice(0, most) ?? [];
  return (
    <section className={classes['album']} aria-labelledby="booth-album">
      <h2 id="booth-album">{t('booth.title')}</h2>
      {shown.length > 0 && <PhotoRows photos={shown} reportOf={reportOf} />}
      <p className={classes['more']}>
        {a && a.photos.length > most && (
          <SiteLink to={pageTo('album', { id: a.id })}>
            {t('booth.all', { n: f.number(a.total), count: a.total })}
          </SiteLink>
        )}
        {edits && <SiteLink to={pageTo('standEditor', { id: b.id, step: 'album' })}>{t('booth.edit')}</SiteLink>}
      </p>
    </section>
  );
};
