import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { onChanged } from '#web/lib/changed.ts';
import { useLatest } from '#web/lib/latest.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import classes from './news.module.css';

export type NewsProps = {
  /** `inquiry:ID` or `order:ID`, as the server names what has changed. */
  record: string;
  /** What the page shows, and the same read anew. */
  shown: unknown;
  look: () => Promise<unknown>;
};

/** Whoever comes back to a page after this time has it compared, whatever was told. */
const stale = 60_000;
/** Pages of many readers don't ask in the same moment. */
const spread = 800;

/**
 * The page is compared with what stands now when something is said to have changed, in sight alone: a hidden page waits. So it says
 * something only where its reader would see something else, however often, late or broadly that was said.
 */
const useNews = ({ record, shown, look }: NewsProps): boolean => {
  const text = JSON.stringify(shown);
  const [now, setNow] = useState<string | null>(null);
  const latest = useLatest({ look });
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
      const found = await latest.current.look().then(
        (data) => JSON.stringify(data),
        (err: unknown) => (err instanceof CallError && err.status === 404 ? '' : null),
      );
      if (!ended && found !== null) setNow(found);
    };
    const soon = () => (timer ??= setTimeout(() => void check(), 200 + Math.random() * spread));
    const back = () => {
      if (!document.hidden && (due.current || Date.now() - looked > stale)) soon();
    };
    const leave = onChanged((records) => {
      if (!records || records.includes(record)) soon();
    });
    document.addEventListener('visibilitychange', back);
    return () => {
      ended = true;
      clearTimeout(timer);
      leave();
      document.removeEventListener('visibilitychange', back);
    };
  }, [record]);
  return now !== null && now !== text;
};

const WatchRecord = (props: NewsProps) => {
  const { t } = useTranslation('news');
  const { revalidate, state } = useRevalidator();
  const news = useNews(props);
  return (
    <div role="status" className={classes['news']} data-news={news || undefined}>
      {news && (
        <>
          {t('changed')}{' '}
          <button type="button" disabled={state !== 'idle'} onClick={() => void revalidate()}>
            {t('show')}
          </button>
        </>
      )}
    </div>
  );
};

export default withWords(['news'], WatchRecord);
