import { type RefObject, useEffect, useState } from 'react';
import type { VideoView } from '#contract/content/media-calls.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import { Film } from '#web/ui/film/film.tsx';
import film from '#web/ui/film/film.module.css';
import { clock } from '../media/addresses.ts';
import { placeAt, placesOf, playFrom } from './positions.ts';

/** Seconds of playing after which the place is kept. */
const every = 10;

/** Offers to go on where the reader stopped, and keeps where they stop now. */
const useResume = (video: RefObject<HTMLVideoElement | null>, { id, seconds }: VideoView['row']) => {
  const viewer = useViewer();
  const member = viewer !== null && viewer.userType !== 9;
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    const places = placesOf(id, member);
    let gone = false;
    let last = -1;
    void places.read().then((at) => !gone && placeAt(at, seconds) > 0 && film.paused && setPlace(at));
    const keep = () => {
      const at = placeAt(film.currentTime, film.duration || seconds);
      if (at !== last) places.keep((last = at));
    };
    const tick = () => {
      if (Math.abs(film.currentTime - Math.max(0, last)) >= every) keep();
    };
    const begun = () => setPlace(0);
    const leave = () => film.currentTime > 0 && keep();
    const on = { timeupdate: tick, pause: keep, ended: keep, play: begun };
    for (const [name, act] of Object.entries(on)) film.addEventListener(name, act);
    addEventListener('pagehide', leave);
    return () => {
      gone = true;
      leave();
      for (const [name, act] of Object.entries(on)) film.removeEventListener(name, act);
      removeEventListener('pagehide', leave);
    };
  }, [video, id, seconds, member]);
  return { place, forget: () => setPlace(0) };
};

/** Chapters as the player's own, so that its bar shows them. */
const useChapters = (video: RefObject<HTMLVideoElement | null>, view: VideoView, ready: boolean) => {
  const text = useText();
  useEffect(() => {
    const film = video.current;
    if (!film || !ready || view.chapters.length === 0) return;
    if ([...film.textTracks].some((t) => t.kind === 'chapters')) return;
    const track = film.addTextTrack('chapters');
    for (const [i, c] of view.chapters.entries())
      track.addCue(new VTTCue(c.at, view.chapters[i + 1]?.at ?? view.row.seconds, text(c.title)));
    // oxlint-disable-next-line react/exhaustive-deps -- once a film
  }, [video, view.row.id, ready]);
};

type Props = { view: VideoView; video: RefObject<HTMLVideoElement | null> };

/** The film of a video, which goes on where its reader stopped. */
export const Player = ({ view, video }: Props) => {
  const { t } = useTranslation('media');
  const text = useText();
  const { row, tracks } = view;
  const [drawn, setDrawn] = useState(false);
  const { place, forget } = useResume(video, row);
  useChapters(video, view, drawn);
  const goOn = () => {
    playFrom(video.current, place);
    forget();
  };
  return (
    <Film
      video={video}
      label={text(row.title)}
      src={row.film ?? undefined}
      poster={row.poster ?? undefined}
      seconds={row.seconds}
      tracks={tracks}
      onDrawn={() => setDrawn(true)}
    >
      {place > 0 && (
        <p className={film['note']} role="status">
          {t('resume', { at: clock(place) })} <ActButton onClick={goOn}>{t('goOn')}</ActButton>{' '}
          <ActButton look="word" onClick={forget}>
            {t('fromStart')}
          </ActButton>
        </p>
      )}
    </Film>
  );
};
