import { deleteOldMessages } from '#server/platform/mail/recent.ts';
import { deleteOldRefused } from '#server/platform/mail/refused.ts';
import type { Room } from '#server/platform/room.ts';
import { previewList, previewMail } from './preview.ts';

/** Messages that were not sent, and what each mail looks like; the outbox page itself is identity's. */
export const outboxRoom: Room = {
  name: 'outbox',
  documents: [
    { path: '/outbox/preview', answer: async (ctx) => previewList(ctx) },
    { path: '/outbox/preview/:lang/:name', answer: async (ctx, { lang, name }) => previewMail(ctx, lang, name) },
  ],
  periodic: [
    {
      name: 'cleanup',
      cron: '27 3 * * *',
      run: async (ctx) => {
        await deleteOldMessages(ctx.db, 30);
        await deleteOldRefused(ctx.db);
      },
    },
  ],
};
