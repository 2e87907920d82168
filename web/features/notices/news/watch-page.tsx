import { useEffect, useRef, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquirySealing, type Sealing } from '#contract/inquiry/sealing.ts';
import { order } from '#contract/order/calls.ts';
import { type PageKey, pageAt } from '#contract/pages.ts';
import { quietCall } from '#web/lib/call.ts';
import { onChanged } from '#web/lib/changed.ts';
import { useLatest } from '#web/lib/latest.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import classes from './news.module.css';

type Watched = {
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
const useNews = ({ record, shown, look }: Watched): boolean => {
  const text = JSON.stringify(shown);
  // What was read counts for the page that it was compared with: one that shows more by now is compared anew.
  const [read, setRead] = useState<{ of: string; found: string } | null>(null);
  const latest = useLatest({ look, text });
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
    const leave = onChanged((records) => {
      if (!records || records.includes(record)) soon();
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
    // oxlint-disable-next-line react/exhaustive-deps -- the newest way to look is read when it is needed
  }, [record]);
  return read !== null && read.of === text && read.found !== text;
};

const WatchRecord = (props: Watched) => {
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

/** How its quotations are sealed, as the page reads it beside the inquiry. */
const sealingOf = (row: { id: string; sealed: boolean }): Promise<Sealing | null> =>
  row.sealed ? quietCall(inquirySealing.read, { params: { id: row.id } }) : Promise.resolve(null);

/** What a page's loader answers, and how the record that it shows is read anew; null where it shows a visitor's part alone. */
const pages: Partial<Record<PageKey, (loaded: never) => Watched | null>> = {
  inquiry: (loaded: { seen: { detail?: DataOf<typeof inquiry.detail> } } | null) => {
    const detail = loaded?.seen.detail;
    if (!detail) return null;
    const { id } = detail.row;
    return {
      record: `inquiry:${id}`,
      shown: detail,
      look: () => quietCall(inquiry.detail, { params: { id } }),
    };
  },
  compareQuotations: ({ data, sealing }: { data: DataOf<typeof inquiry.own>; sealing: Sealing | null }) => ({
    record: `inquiry:${data.row.id}`,
    shown: [data, sealing],
    look: () => Promise.all([quietCall(inquiry.own, { params: { id: data.row.id } }), sealingOf(data.row)]),
  }),
  quote: ({ data, sealing }: { data: DataOf<typeof inquiry.forSupplier>; sealing: Sealing | null }) => ({
    record: `inquiry:${data.row.id}`,
    shown: [data, sealing],
    look: () => Promise.all([quietCall(inquiry.forSupplier, { params: { id: data.row.id } }), sealingOf(data.row)]),
  }),
  order: ({ detail }: { detail: DataOf<typeof order.detail> }) => ({
    record: `order:${detail.row.id}`,
    shown: detail,
    look: () => quietCall(order.detail, { params: { id: detail.row.id } }),
  }),
};

const WithWords = withWords(['news'], WatchRecord);

/** Says that the page in sight shows what is no longer true. */
const WatchPage = () => {
  const match = useMatches().at(-1);
  const key = match && pageAt(match.pathname)?.key;
  const loaded = match?.loaderData;
  const watched = key && loaded ? pages[key]?.(loaded as never) : null;
  return watched ? <WithWords key={watched.record} {...watched} /> : null;
};

export default WatchPage;
