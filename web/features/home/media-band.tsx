import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import type { JournalRow, VideoRow } from '#contract/content/media-calls.ts';
import { useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import classes from './home.module.css';
import band from './media-band.module.css';

/** The newest issue and the newest videos; what has no picture stands as its words. */
export const MediaBand = ({ journal, videos }: { journal: JournalRow | null; videos: VideoRow[] }) => {
  const { t } = useTranslation('home');
  const text = useText();
  const lang = useLang();
  const edition = journal?.editions.find((e) => e.lang === lang) ?? journal?.editions[0];
  const rows = [
    ...(journal
      ? [
          {
            row: journal,
            picture: edition ? `/api/busi/pc/busi/home/journal/${edition.id}/page/1/800` : null,
            cover: true,
          },
        ]
      : []),
    ...videos.map((row) => ({ row, picture: row.poster, cover: false })),
  ];
  return (
    <section className={classes['block']} aria-labelledby="media">
      <div className={classes['head']}>
        <h2 id="media">{t('media.title')}</h2>
        <span>{t('media.note')}</span>
        {journal && <SiteLink to={listOf('journal')}>{t('media.journals')}</SiteLink>}
        {videos.length > 0 && <SiteLink to={listOf('video')}>{t('media.videos')}</SiteLink>}
      </div>
      <ul className={band['rows']}>
        {rows.map(({ row, picture, cover }) => (
          <li key={row.id}>
            {picture && <img src={picture} alt="" loading="lazy" data-cover={cover || undefined} />}
            <h3>
              <SiteLink to={addressOfPiece(row)}>{text(row.title)}</SiteLink>
            </h3>
            <p>{text(row.summary)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
