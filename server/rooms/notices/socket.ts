import { seatMay } from '#contract/core/seats.ts';
import type { NoticeFrame } from '#contract/notices/frames.ts';
import { systemContext } from '#server/platform/context.ts';
import { createHub } from '#server/platform/http/socket-hub.ts';
import type { SocketServer } from '#server/platform/http/sockets.ts';
import { present } from './read-notices.ts';
import { findFresh } from './store.ts';
import { busTopic, letterParts, mostShown, talkParts } from './tell.ts';

/** Pushes arrays of new notices with the unread total to one person's windows; first the total alone (notices 2). */
export const noticeSocket: SocketServer = {
  path: /^\/api\/notice\/ws\/([\w-]{36})$/,
  start: (platform) => {
    const ctx = systemContext(platform);
    const hub = createHub({
      platform,
      topic: busTopic,
      companyOf: (p) => (p.seat !== null && seatMay(p.seat, 'talk') ? p.entId : null),
      read: async (person, messages) => {
        const ids = messages.flatMap((m) => m.ids).slice(-mostShown);
        // Conversations are counted at the opening, and then when something was said in one.
        const asked = !messages.length || messages.some((m) => m.talk);
        const [{ rows, unread }, letters, talk] = await Promise.all([
          findFresh(ctx, person.userId, ids),
          platform.answers(letterParts)[0]?.(ctx, person),
          asked ? platform.answers(talkParts)[0]?.(ctx, person) : undefined,
        ]);
        const changed = [...new Set(messages.flatMap((m) => m.changed ?? []))];
        const news = changed.length ? { changed } : {};
        return JSON.stringify({ unread, records: rows.map(present), letters, talk, ...news } satisfies NoticeFrame);
      },
    });
    return (socket, person, match) => {
      if (match[1] === person.userId) hub.join(socket, person);
      else socket.close(1008);
    };
  },
};
