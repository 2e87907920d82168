import { useRef } from 'react';
import { listOf } from '#contract/content/addresses.ts';
import type { VideoView } from '#contract/content/media-calls.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import content from '../content.module.css';
import { FilmFacts, VideoRows } from '../media/video-rows.tsx';
import { PieceBody, useRead } from '../piece-page.tsx';
import { PieceRows } from '../piece-rows.tsx';
import { Talk } from '../talk/talk.tsx';
import { Player } from './player.tsx';
import { Transcript } from './transcript.tsx';
import classes from './video.module.css';

/** A video beside what is said in it; below it what it is about, what members say, and what to watch next. */
export const VideoPage = ({ view }: { view: VideoView }) => {
  const { t } = useTranslation(['media', 'content']);
  const text = useText();
  const f = useFormat();
  const video = useRef<HTMLVideoElement>(null);
  const { row } = view;
  useRead(row.id);
  return (
    <main id="main" className={panel['page']}>
      <PageHead
        crumb={<SiteLink to={listOf('video')}>{t('content:list.video')}</SiteLink>}
        title={text(row.title)}
        note={
          <time className="figure" dateTime={row.publishedAt}>
            {f.day(row.publishedAt)}
          </time>
        }
      />
      <div className={classes['stage']}>
        <div>
          {row.film ? (
            <Player view={view} video={video} />
          ) : (
            <Empty title={t('noFilm')} text={t('noFilmText')}>
              <ActLink to={listOf('video')}>{t('content:list.video')}</ActLink>
            </Empty>
          )}
          <FilmFacts row={row} />
        </div>
        <Transcript view={view} video={video} />
      </div>
      <PieceBody view={view} />
      <Talk pieceId={row.id} />
      {view.next.length > 0 && (
        <section className={content['related']} aria-labelledby="next">
          <h2 id="next">{t('nextVideos')}</h2>
          <VideoRows rows={view.next} heading="h3" />
        </section>
      )}
      {view.related.length > 0 && (
        <section className={content['related']} aria-labelledby="related">
          <h2 id="related">{t('content:related')}</h2>
          <PieceRows rows={view.related} heading="h3" mixed />
        </section>
      )}
    </main>
  );
};
