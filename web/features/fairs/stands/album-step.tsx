import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { mostOwnPhotos, type OwnAlbum, ownAlbums } from '#contract/fairs/albums/own-albums.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AddPhoto } from './add-photo.tsx';
import { OrderedList } from './ordered-list.tsx';
import { OwnPhotoPart } from './own-photo.tsx';
import classes from './stands.module.css';

type Props = { boothId: string; album: OwnAlbum };

/** The order as it is shown at once and kept one act after the other: of several quick moves the last is sent. */
const useOrder = ({ boothId, album }: Props) => {
  const { revalidate } = useRevalidator();
  const [moved, setMoved] = useState<string[] | null>(null);
  const [fault, setFault] = useState('');
  const turn = useRef(0);
  const before = useRef<Promise<void>>(Promise.resolve());
  const send = async (photos: string[], mine: number) => {
    if (mine !== turn.current) return;
    try {
      await call(ownAlbums.order, { params: { id: boothId }, body: { photos } });
    } catch (err) {
      setFault((err as Error).message);
    }
    await revalidate();
    if (mine === turn.current) setMoved(null);
  };
  const place = (photos: string[]) => {
    turn.current += 1;
    const mine = turn.current;
    setFault('');
    setMoved(photos);
    before.current = before.current.then(() => send(photos, mine));
  };
  const photos = moved ? moved.flatMap((id) => album.photos.find((p) => p.id === id) ?? []) : album.photos;
  return { photos, place, fault };
};

/** Photographs of the booth at the fair: each waits for the desk by itself, and nothing here waits for a save (fairs 75, 76). */
export const AlbumStep = ({ boothId, album }: Props) => {
  const { t } = useTranslation('album');
  const text = useText();
  const f = useFormat();
  const { photos, place, fault } = useOrder({ boothId, album });
  const isShown = photos.some((p) => p.state === 'shown');
  return (
    <>
      <p className={classes['quiet']}>{t('booth.text', { most: f.number(mostOwnPhotos) })}</p>
      {album.id && isShown && (
        <p>
          <SiteLink to={pageTo('album', { id: album.id })}>{t('booth.see')}</SiteLink>
        </p>
      )}
      {photos.length === 0 && <p>{t(album.mayEdit ? 'booth.none' : 'booth.noneClosed')}</p>}
      {album.mayEdit ? (
        <OrderedList
          label={t('booth.title')}
          items={photos.map((p, i) => ({
            id: p.id,
            name: text(p.caption) || t('photoNo', { n: f.number(i + 1) }),
            face: <img src={p.url} alt="" loading="lazy" width={64} height={48} />,
            below: <OwnPhotoPart key={p.revision} photo={p} mayEdit />,
          }))}
          onOrder={place}
          removes={false}
        />
      ) : (
        <ul className={classes['order']} aria-label={t('booth.title')}>
          {photos.map((p) => (
            <li key={p.id}>
              <img src={p.url} alt="" loading="lazy" width={64} height={48} />
              <span className={classes['name']}>{text(p.caption)}</span>
              <OwnPhotoPart photo={p} mayEdit={false} />
            </li>
          ))}
        </ul>
      )}
      {fault && (
        <p role="alert" className={classes['bad']}>
          {fault}
        </p>
      )}
      {album.mayEdit && photos.length < mostOwnPhotos && <AddPhoto key={photos.length} boothId={boothId} />}
      {album.mayEdit && photos.length >= mostOwnPhotos && <p>{t('booth.full')}</p>}
    </>
  );
};
