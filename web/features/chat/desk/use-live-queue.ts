import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { consult } from '#contract/chat/desk.ts';
import { CallError } from '#contract/core/client.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { quietCall } from '#web/lib/call.ts';
import { useLatest } from '#web/lib/latest.ts';
import { readPage } from '#web/lib/page/query.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useLine } from '../use-line.ts';
import { fewReadings } from './few-readings.ts';

type Queue = DataOf<typeof consult.list>;

/**
 * The queue of the page, read anew when the socket says that something was asked or is handled another way (chat 54): the list
 * alone, at its place, and in sight; a hidden window reads when it is looked at again.
 */
export const useLiveQueue = (loaded: Queue): Queue => {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const { listen } = useLine(useViewer()?.userId ?? '');
  // What the page loads after an act or at another tab stands until something newer is read.
  const [kept, setKept] = useState({ loaded, now: loaded });
  if (kept.loaded !== loaded) setKept({ loaded, now: loaded });
  const latest = useLatest({ loaded, search });
  useEffect(() => {
    let due = false;
    const read = async () => {
      due = document.hidden;
      if (due) return;
      const of = latest.current;
      try {
        const query = await searchQuery(consult.list, of.search);
        const now = await readPage(query, (q) => quietCall(consult.list, { query: q }));
        setKept((k) => (k.loaded === of.loaded ? { ...k, now } : k));
      } catch (err) {
        // Whose seat answers no more is shown what is theirs.
        if (err instanceof CallError && err.status === 403) await revalidate();
      }
    };
    const { want, end } = fewReadings(read);
    const back = () => {
      if (due && !document.hidden) want();
    };
    const off = listen((f) => {
      if (f === 'caughtUp' || f.method === 'desk' || f.method === 'message' || f.method === 'recalled') want();
    });
    document.addEventListener('visibilitychange', back);
    return () => {
      off();
      end();
      document.removeEventListener('visibilitychange', back);
    };
  }, [latest, listen, revalidate]);
  return kept.now;
};
