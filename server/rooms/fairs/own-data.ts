import type { Ctx, Person } from '#server/platform/context.ts';
import { releaseFilesOf } from '#server/rooms/files/index.ts';
import { deletePhotosOf, findPhotosOf } from './albums/album-store.ts';
import { findAskedBy } from './forums/question-store.ts';
import { forgetSeats } from './forums/forget.ts';
import { findProposalsBy } from './forums/proposal-store.ts';
import { findSeatsOf } from './forums/store.ts';
import { findFollows, findIntentions, findVisitsOf, forgetVisitor } from './registration/store.ts';

/** What a person takes along of fairs. */
export const exportFairs = async (ctx: Ctx, { userId }: Person) => {
  const [visits, forums, questions, classes, intentions, photos, talks] = await Promise.all([
    findVisitsOf(ctx, userId),
    findSeatsOf(ctx, userId),
    findAskedBy(ctx, userId),
    findFollows(ctx, userId, { current: 1, size: 100 }),
    findIntentions(ctx, { userId }),
    findPhotosOf(ctx, userId),
    findProposalsBy(ctx, userId),
  ]);
  return {
    visits,
    forums,
    questions,
    photos,
    talks,
    classes: classes.rows.map((r) => r.class),
    intentions: intentions.map(({ fair, intention: { class: kind, size, wishes, contact, updatedAt } }) => ({
      fair: fair.name,
      class: kind,
      size,
      wishes,
      contact,
      at: updatedAt,
    })),
  };
};

/** Somebody is gone: tickets, places, questions, photographs and what they followed go too; who waits gets their places. */
export const forgetAtFairs = async (ctx: Ctx, userId: string): Promise<void> => {
  await forgetVisitor(ctx, userId);
  await forgetSeats(ctx, userId);
  await releaseFilesOf(ctx, 'albumPhoto', await deletePhotosOf(ctx, userId));
};
