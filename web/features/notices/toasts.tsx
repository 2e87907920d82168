import { Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation } from 'react-router';
import type { Notice } from '#contract/notices/calls.ts';
import { pageAt, pageTo } from '#contract/pages.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { NowContext } from '#web/lib/page/now.ts';
import { optional } from '#web/lib/page/parts.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { onArrival } from '#web/lib/arrivals.ts';
import { announceSaid } from '#web/lib/said.ts';
import { onChanged } from '#web/lib/changed.ts';
import { useLive } from './state.ts';

/** Visitors never load it. */
const live = () => import('./live.ts');
/** Most pages never say anything. */
const toasts = () => import('./show-toasts.tsx');
const browser = () => import('./show-browser.ts');
const WatchPage = optional(() => import('./news/watch-page.tsx'));
const noticePage = pageTo('notices');

/** Only who has allowed them in this browser loads what shows notifications of it. */
const mayBrowse = () => 'Notification' in window && Notification.permission === 'granted';

/** What compares an open page with what stands now is loaded once there is a reason to, which most pages never have. */
const useWatching = (userId: string | undefined): boolean => {
  const [watching, setWatching] = useState(false);
  useEffect(() => {
    if (!userId || watching) return undefined;
    const watch = () => setWatching(true);
    const leave = onChanged(watch);
    document.addEventListener('visibilitychange', watch);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', watch);
    };
  }, [userId, watching]);
  return watching;
};

const useConnection = (viewer: ReturnType<typeof useViewer>) => {
  const rendered = useRef(useContext(NowContext));
  useEffect(() => {
    if (!viewer) return undefined;
    let left = false;
    let leave: (() => void) | undefined;
    void live().then(({ connect }) => {
      if (!left) leave = connect(viewer.userId, rendered.current);
    });
    return () => {
      left = true;
      leave?.();
    };
    // A reader who was loaded anew may have logged in again.
  }, [viewer]);
};

/** Connects the frame's reader and says what comes in, bottom right, politely; not on the notice page itself. */
export const NoticeToasts = () => {
  const viewer = useViewer();
  const { texts } = useTranslation();
  const path = usePath();
  const here = useLocation().pathname;
  const quiet = here === path(noticePage);
  const page = pageAt(here)?.key;
  const talking = page === 'chat' || page === 'centreChat';
  const { talk } = useLive();
  const told = useRef<string>(undefined);
  const userId = viewer?.userId;

  const watching = useWatching(userId);
  useConnection(viewer);
  useEffect(() => {
    if (!userId) return undefined;
    return onArrival((fresh: Notice[]) => {
      if (!quiet) void toasts().then(({ showNotices }) => showNotices(fresh, texts, path));
      if (mayBrowse()) void browser().then(({ browserShows }) => browserShows(fresh, texts, path));
    });
  }, [userId, quiet, texts, path]);
  const newest = talk?.newest;
  const id = talk && (newest?.messageId ?? '');
  useEffect(() => {
    if (id === null) return;
    const before = told.current;
    const at = newest?.at ?? '';
    told.current = before && before > at ? before : at;
    // What was unread when the page came is no news, nor is what becomes the newest because a later one was read elsewhere.
    if (!newest || before === undefined || at <= before) return;
    announceSaid();
    if (!talking) void toasts().then(({ showTalk }) => showTalk(newest, texts, path));
    if (mayBrowse()) void browser().then(({ browserSaysTalk }) => browserSaysTalk(newest, texts, path));
    // oxlint-disable-next-line react/exhaustive-deps -- a message is told once, whatever else changes
  }, [id]);
  return watching && userId ? (
    <Suspense>
      <WatchPage />
    </Suspense>
  ) : null;
};
