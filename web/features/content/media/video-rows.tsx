import { addressOfPiece } from '#contract/content/addresses.ts';
import type { VideoRow } from '#contract/content/media-calls.ts';
import { ownName } from '#contract/core/langs.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Shot } from '../shot.tsx';
import { clock } from './addresses.ts';
import classes from './media.module.css';

/** Length, size and captions: what somebody wants to know before anything is loaded. */
export const FilmFacts = ({ row }: { row: VideoRow }) => {
  const { t } = useTranslation('media');
  const f = useFormat();
  const facts = [
    row.seconds > 0 && t('length', { length: clock(row.seconds) }),
    row.bytes > 0 && t('size', { n: f.number(row.bytes / 1_000_000, 1) }),
    row.captions.length > 0 && t('captionsIn', { langs: row.captions.map((l) => ownName[l]).join(', ') }),
  ].filter(Boolean);
  return <p className={`figure ${classes['facts'] ?? ''}`}>{facts.join(' · ')}</p>;
};

/** Videos as rows: poster, title, what they show, how long they are. */
export const VideoRows = ({ rows, heading: H = 'h2' }: { rows: readonly VideoRow[]; heading?: 'h2' | 'h3' }) => {
  const text = useText();
  const f = useFormat();
  return (
    <ul className={classes['films']}>
      {rows.map((r) => (
        <li key={r.id}>
          <div className={classes['still']}>
            {r.poster ? <img src={r.poster} alt="" loading="lazy" /> : <Shot of={r} sizes="280px" />}
            {r.seconds > 0 && (
              <span className="figure" aria-hidden="true">
                {clock(r.seconds)}
              </span>
            )}
          </div>
          <div>
            <H>
              <SiteLink to={addressOfPiece(r)} data-row={r.id}>
                {text(r.title)}
              </SiteLink>
            </H>
            <p>{text(r.summary)}</p>
            <FilmFacts row={r} />
            <p className={`figure ${classes['facts'] ?? ''}`}>
              {r.materials.map((m) => text(m.name)).join(' · ')}
              {r.materials.length > 0 && ' · '}
              <time dateTime={r.publishedAt}>{f.day(r.publishedAt)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
