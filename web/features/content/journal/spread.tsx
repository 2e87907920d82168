import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Edition, JournalView } from '#contract/content/media-calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { pagePicture } from '../media/addresses.ts';
import classes from './journal.module.css';
import { spreadOf, spreadsOf, turned } from './spreads.ts';

export type At = { view: JournalView; edition: Edition; page: number; q: string };
/** Where a page of the issue is read, with the words that are looked for and the edition that was chosen. */
export const useAddressAt =
  ({ view, edition, q }: Omit<At, 'page'>) =>
  (page: number) =>
    pageTo('journalDetail', {
      id: view.row.slug,
      ...(view.row.editions.length > 1 && { edition: edition.lang }),
      ...(page > 1 && { page }),
      ...(q && { q }),
    });

const zooms = [1, 1.5, 2, 3] as const;
const widthAt = (zoom: number) => `${Math.round((zooms[zoom] ?? 1) * 100)}%`;
/** What takes its arrow keys for itself. */
const typing = 'input, textarea, select, video, [contenteditable="true"]';

type To = ReturnType<typeof useAddressAt>;

/** Arrow keys turn the pages. */
const useArrowKeys = (o: { before: number | null; after: number | null; zoom: number; to: To }) => {
  const { before, after, zoom, to } = o;
  const path = usePath();
  const navigate = useNavigate();
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const next = e.key === 'ArrowLeft' ? before : e.key === 'ArrowRight' ? after : null;
      const busy = e.target instanceof Element && e.target.closest(typing);
      if (next === null || busy || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey) return;
      // A magnified page is moved by its own keys.
      if (zoom > 0 && e.target instanceof Element && e.target.closest('[data-pages]')) return;
      e.preventDefault();
      void navigate(path(to(next)), { replace: true, preventScrollReset: true });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};

type BarProps = { open: readonly number[]; pages: number; zoom: number; onZoom: (zoom: number) => void };
const Bar = ({ open: [from = 1, second], pages, zoom, onZoom }: BarProps) => {
  const { t } = useTranslation('media');
  const ready = useReady();
  return (
    <div className={classes['bar']}>
      <div>
        <button
          type="button"
          aria-label={t('zoomOut')}
          disabled={!ready || zoom === 0}
          onClick={() => onZoom(zoom - 1)}
        >
          −
        </button>
        <span className="figure">{widthAt(zoom)}</span>
        <button
          type="button"
          aria-label={t('zoomIn')}
          disabled={!ready || zoom === zooms.length - 1}
          onClick={() => onZoom(zoom + 1)}
        >
          +
        </button>
      </div>
      <p className="figure" role="status">
        {second ? t('atTwo', { from, to: second, pages }) : t('at', { from, pages })}
      </p>
      <p>{t('keys')}</p>
    </div>
  );
};

/** Leads to the next pages; a mere sign where there are none. */
const Turn = ({ to, words, sign }: { to: ReturnType<To> | null; words: string; sign: string }) =>
  to === null ? (
    <span className={classes['turn']} aria-hidden="true">
      {sign}
    </span>
  ) : (
    <SiteLink to={to} className={classes['turn']} aria-label={words} replace preventScrollReset>
      {sign}
    </SiteLink>
  );

const OpenPages = ({ edition, open, zoom }: { edition: Edition; open: readonly number[]; zoom: number }) => {
  const { t } = useTranslation('media');
  return (
    <section
      className={classes['pages']}
      data-pages
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls when it is magnified
      tabIndex={0}
      aria-label={open.map((no) => t('pageNo', { n: no })).join(', ')}
    >
      <div style={{ width: widthAt(zoom) }} data-single={open[1] === undefined || undefined}>
        {open.map((no) => (
          <img
            key={no}
            src={pagePicture(edition.id, no, 800)}
            srcSet={`${pagePicture(edition.id, no, 800)} 800w, ${pagePicture(edition.id, no, 1600)} 1600w`}
            sizes={`(max-width: 899px) 1px, ${Math.round(440 * (zooms[zoom] ?? 1))}px`}
            width={edition.width}
            height={edition.height}
            loading="lazy"
            alt={t('pageOf', { n: no })}
          />
        ))}
      </div>
    </section>
  );
};

type ThumbsProps = { edition: Edition; page: number; from: number; to: To };
/** All pages small; the strip is moved to the one that is open. */
const Thumbs = ({ edition, page, from, to }: ThumbsProps) => {
  const { t } = useTranslation('media');
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const now = list?.children[Math.floor(page / 2)];
    if (list && now instanceof HTMLElement)
      list.scrollLeft = now.offsetLeft - list.clientWidth / 2 + now.clientWidth / 2;
  }, [page]);
  return (
    <nav aria-label={t('thumbs')}>
      <ol ref={strip} className={classes['thumbs']}>
        {spreadsOf(edition.done).map((no) => (
          <li key={no} className={classes['thumb']}>
            <SiteLink
              to={to(no)}
              prefetch="none"
              aria-label={t('pageNo', { n: no })}
              aria-current={no === from ? 'page' : undefined}
              replace
              preventScrollReset
            >
              {spreadOf(no, edition.done).map((n) => (
                <img
                  key={n}
                  src={pagePicture(edition.id, n, 160)}
                  width={edition.width}
                  height={edition.height}
                  alt=""
                  loading="lazy"
                />
              ))}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Pages as they lie open: turned by links and arrow keys, looked at closely, chosen by thumbnails. */
export const Spread = (at: At) => {
  const { t } = useTranslation('media');
  const { edition, page } = at;
  const to = useAddressAt(at);
  const [zoom, setZoom] = useState(0);
  const open = spreadOf(page, edition.done);
  const [before, after] = [turned(page, edition.done, -1), turned(page, edition.done, 1)];
  useArrowKeys({ before, after, zoom, to });
  return (
    <section className={classes['spread']} aria-label={t('spread')}>
      <Bar open={open} pages={edition.pages} zoom={zoom} onZoom={setZoom} />
      <div className={classes['table']}>
        <Turn to={before === null ? null : to(before)} words={t('prev')} sign="‹" />
        <OpenPages edition={edition} open={open} zoom={zoom} />
        <Turn to={after === null ? null : to(after)} words={t('next')} sign="›" />
      </div>
      <Thumbs edition={edition} page={page} from={open[0] ?? 1} to={to} />
    </section>
  );
};
