import { drafts } from '#contract/drafts/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { provide } from '#server/platform/points.ts';
import { on, type Room } from '#server/platform/room.ts';
import { personRemoved } from '#server/rooms/identity/events.ts';
import { exportParts } from '#server/rooms/identity/index.ts';
import { openDraft } from './close-draft.ts';
import { readDraft, saveDraft } from './keep-draft.ts';
import { deleteDraft, deleteDraftsOf, deleteOldDrafts, findDrafts } from './store.ts';

export { formsBegun } from './forms-begun.ts';

const ownDrafts = async (ctx: Ctx) =>
  (await findDrafts(ctx, me(ctx).userId)).map((d) => ({
    form: d.form,
    content: openDraft(ctx, d),
    savedAt: d.savedAt,
  }));

/** Half-filled forms, so that a form begun at one desk goes on at another. */
export const draftsRoom: Room = {
  name: 'drafts',
  routes: [
    route(drafts.read, ({ ctx, query }) => readDraft(ctx, query.form)),
    route(drafts.save, ({ ctx, body }) => saveDraft(ctx, body)),
    route(drafts.remove, async ({ ctx, query }) => {
      await deleteDraft(ctx, me(ctx).userId, query.form);
      return null;
    }),
  ],
  subscribers: [on(personRemoved, 'removed', (ctx, e) => deleteDraftsOf(ctx, e.userId))],
  periodic: [{ name: 'old', cron: '33 3 * * *', run: deleteOldDrafts }],
  provides: [provide(exportParts, { name: 'drafts', read: ownDrafts })],
};
