import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Link, useLocation } from 'react-router';
import type { Notice } from '#contract/notices/calls.ts';
import { keptAddress, pageAt, type PageAddress, pageTo } from '#contract/pages.ts';
import { ensureRooms } from '#web/lib/text/i18n.ts';
import { usePath } from '#web/lib/text/lang.ts';
import { say } from '#web/lib/say.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { onArrival } from '#web/lib/arrivals.ts';
import { useLive } from './state.ts';
import { wordsOf } from './words.ts';

/** Visitors never load it. */
const live = () => import('./live.ts');
/** More than this at once become one line with their number. */
const most = 3;
const noticePage = pageTo('notices');

/** Connects the frame's reader and says what comes in, bottom right, politely; not on the notice page itself. */
export const NoticeToasts = () => {
  const viewer = useViewer();
  const { t, texts } = useTranslation();
  const path = usePath();
  const here = useLocation().pathname;
  const quiet = here === path(noticePage);
  const talking = pageAt(here)?.key === 'chat';
  const { talk } = useLive();
  const told = useRef<string>(undefined);
  const userId = viewer?.userId;

  useEffect(() => {
    if (!viewer) return undefined;
    let left = false;
    let leave: (() => void) | undefined;
    void live().then(({ connect }) => {
      if (!left) leave = connect(viewer.userId);
    });
    return () => {
      left = true;
      leave?.();
    };
    // A reader who was loaded anew may have logged in again.
  }, [viewer]);
  useEffect(() => {
    if (!userId || quiet) return undefined;
    const show = (id: string, words: string, to: PageAddress, read?: string) =>
      say({
        id,
        role: 'status',
        autoClose: 8000,
        withBorder: true,
        closeButtonProps: { 'aria-label': t('close') },
        message: (
          <Link
            to={path(to)}
            onClick={() => {
              notifications.hide(id);
              if (read) void live().then(({ markRead }) => markRead(read));
            }}
          >
            {words}
          </Link>
        ),
      });
    return onArrival((fresh: Notice[]) => {
      if (fresh.length > most) {
        show('notices', t('bell.many', { total: fresh.length, count: fresh.length }), noticePage);
        return;
      }
      void ensureRooms(texts, ['notices', 'order']).then(() =>
        fresh.forEach((n) => show(n.id, wordsOf(n, texts), keptAddress(n.link), n.id)),
      );
    });
  }, [userId, quiet, t, texts, path]);
  const newest = talk?.newest;
  const id = talk && (newest?.messageId ?? '');
  useEffect(() => {
    if (id === null) return;
    const before = told.current;
    told.current = id || before || '';
    // What was unread when the page came is no news.
    if (newest && before !== undefined && before !== id && !talking)
      void import('./talk-toast.tsx').then(({ showTalk }) => showTalk(newest, texts, path));
    // oxlint-disable-next-line react/exhaustive-deps -- a message is told once, whatever else changes
  }, [id]);
  return null;
};
