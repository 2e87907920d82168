import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { htmlLang, type Lang, ownName } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './film.module.css';

type Props = {
  video: RefObject<HTMLVideoElement | null>;
  label: string;
  src: string | undefined;
  poster?: string | undefined;
  /** Its length, where it is known before anything of it is loaded. */
  seconds?: number;
  tracks: readonly { lang: Lang; url: string }[];
  /** Once its controls are drawn. */
  onDrawn?: () => void;
  children?: ReactNode;
};

const Controls = ({ captions }: { captions: boolean }) => (
  <>
    {captions && <media-captions-menu hidden anchor="auto" />}
    <media-control-bar>
      <media-play-button />
      <media-seek-backward-button seekoffset={10} />
      <media-seek-forward-button seekoffset={10} />
      <media-time-range />
      <media-time-display showduration notoggle role="timer" />
      {captions && <media-captions-menu-button />}
      <media-fullscreen-button />
    </media-control-bar>
  </>
);

/** A film. Nothing of it is loaded before somebody wants to see it; without script the browser's own controls play it. */
export const Film = ({ video, label, src, poster, seconds, tracks, onDrawn, children }: Props) => {
  const { t } = useTranslation('film');
  const lang = useLang();
  const [drawn, setDrawn] = useState(false);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    // Where they do not come, the browser's controls stay.
    void import('./chrome.ts')
      .then((m) => {
        setDrawn(m.isThere);
        onDrawn?.();
      })
      .catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once a film
  }, []);
  const again = () => {
    setBroken(false);
    video.current?.load();
  };
  return (
    <div className={classes['player']}>
      <media-controller lang={htmlLang[lang]} defaultsubtitles {...(seconds && { defaultduration: seconds })}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are below */}
        <video
          ref={video}
          slot="media"
          src={src}
          poster={poster}
          preload="none"
          playsInline
          controls={!drawn}
          aria-label={label}
          onError={() => setBroken(true)}
        >
          {tracks.map((track) => (
            <track
              key={track.lang}
              kind="captions"
              src={track.url}
              srcLang={htmlLang[track.lang]}
              label={ownName[track.lang]}
              default={track.lang === lang}
            />
          ))}
        </video>
        {drawn && <Controls captions={tracks.length > 0} />}
      </media-controller>
      {children}
      {broken && (
        <p className={classes['note']} role="alert">
          {t('broken')} <ActButton onClick={again}>{t('again')}</ActButton>
        </p>
      )}
      <p className={classes['keys']}>{t('keys')}</p>
    </div>
  );
};
