import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VideoView } from '#contract/content/media-calls.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { clock } from '../media/addresses.ts';
import { playFrom } from './positions.ts';
import classes from './video.module.css';

type Props = { view: VideoView; video: RefObject<HTMLVideoElement | null> };

const useSecond = (video: Props['video']): number => {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    const film = video.current;
    const tick = () => setAt(film?.currentTime ?? -1);
    film?.addEventListener('timeupdate', tick);
    film?.addEventListener('seeked', tick);
    return () => {
      film?.removeEventListener('timeupdate', tick);
      film?.removeEventListener('seeked', tick);
    };
  }, [video]);
  return at;
};

/** The list, scrolled as far as its line can be seen. */
const useInSight = (line: number): RefObject<HTMLOListElement | null> => {
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = box.current;
    const now = list?.children[line];
    if (!list || !(now instanceof HTMLElement)) return;
    const top = now.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + now.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top;
  }, [line]);
  return box;
};

/** What is said and the chapters: follows the film, and a line jumps to its time. */
export const Transcript = ({ view, video }: Props) => {
  const { t } = useTranslation('media');
  const text = useText();
  const ready = useReady();
  const at = useSecond(video);
  const line = view.transcript.findLastIndex((c) => c.from <= at);
  const box = useInSight(line);
  const chapter = view.chapters.findLastIndex((c) => c.at <= at);
  const jump = (seconds: number) => playFrom(video.current, seconds);
  const time = (seconds: number) => (
    <span className="figure" aria-hidden="true">
      {clock(seconds)}
    </span>
  );
  return (
    <aside className={classes['transcript']} aria-labelledby="transcript">
      {view.chapters.length > 0 && (
        <>
          <h2>{t('chapters')}</h2>
          <ol className={classes['lines']}>
            {view.chapters.map((c, i) => (
              <li key={i}>
                <button
                  type="button"
                  disabled={!ready || !view.row.film}
                  aria-current={i === chapter || undefined}
                  onClick={() => jump(c.at)}
                >
                  {time(c.at)} {text(c.title)}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2 id="transcript">{t('transcript')}</h2>
      {view.transcript.length === 0 && <p>{t('noTranscript')}</p>}
      <ol ref={box} className={`${classes['lines']} ${classes['said']}`}>
        {view.transcript.map((c, i) => (
          <li key={i}>
            <button
              type="button"
              disabled={!ready || !view.row.film}
              aria-current={i === line || undefined}
              onClick={() => jump(c.from)}
            >
              {time(c.from)} {c.text}
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
};
