import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { pageAt } from '#contract/pages.ts';
import { onChanged } from '#web/lib/changed.ts';
import { useLatest } from '#web/lib/latest.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import classes from './news.module.css';
import { isOf, type Watched, watchedOf } from './watched.ts';

/** Whoever comes back to a page after this time has it compared, whatever was told. */
const stale = 60_000;
/** Pages of many readers don't ask in the same moment. */
const spread = 800;

/**
 * The page is compared with what stands now when something is said to have changed, in sight alone: a hidden page waits. So it says
 * something only where its reader would see something else, however often, late or broadly that was said.
 */
const useNews = ({ records, shown, look }: Watched): boolean => {
  const text = JSON.stringify(shown);
  // What was read counts for the page that it was compared with: one that shows more by now is compared anew.
  const [read, setRead] = useState<{ of: string; found: string } | null>(null);
  const latest = useLatest({ records, look, text });
  const due = useRef(false);
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = Date.now();
    const check = async () => {
      timer = undefined;
      due.current = document.hidden;
      if (due.current) return;
      looked = Date.now();
      const of = latest.current.text;
      const found = await latest.current.look().then(
        (data) => JSON.stringify(data),
        (err: unknown) => (err instanceof CallError && err.status === 404 ? '' : null),
      );
      if (!ended && found !== null) setRead({ of, found });
    };
    const soon = () => (timer ??= setTimeout(() => void check(), 200 + Math.random() * spread));
    const back = () => {
      if (!document.hidden && (due.current || Date.now() - looked > stale)) soon();
    };
    const leave = onChanged((changed) => {
      if (!changed || changed.some((record) => isOf(record, latest.current.records))) soon();
    });
    document.addEventListener('visibilitychange', back);
    // It is here because something was said, or somebody left the page.
    soon();
    return () => {
      ended = true;
      clearTimeout(timer);
      leave();
      document.removeEventListener('visibilitychange', back);
    };
    // What the page is of, and the newest way to look, are read when they are needed.
  }, [latest]);
  return read !== null && read.of === text && read.found !== text;
};

const WatchRecord = (props: Watched) => {
  const { t } = useTranslation('news');
  const { revalidate, state } = useRevalidator();
  const differs = useNews(props);
  // What the page reads anew after an act of its reader is no news of others.
  const idle = state === 'idle';
  const [said, setSaid] = useState(false);
  if (said !== differs && (idle || !differs)) setSaid(differs);
  const news = said && differs;
  return (
    <div role="status" className={classes['news']} data-news={news || undefined}>
      {news && (
        <>
          {t('changed')}{' '}
          <button type="button" disabled={!idle} onClick={() => void revalidate()}>
            {t('show')}
          </button>
        </>
      )}
    </div>
  );
};

const WithWords = withWords(['news'], WatchRecord);

/** Says that the page in sight shows what is no longer true. */
const WatchPage = () => {
  const match = useMatches().at(-1);
  const { search } = useLocation();
  const key = match && pageAt(match.pathname)?.key;
  const loaded = match?.loaderData;
  const watched = key && loaded ? watchedOf(key, loaded, search) : null;
  return watched ? <WithWords key={`${key}:${watched.records.join()}`} {...watched} /> : null;
};

export default WatchPage;
