import { type Ctx, inTransaction, me } from '#server/platform/context.ts';
import { keepSquare, releaseFiles } from '#server/rooms/files/index.ts';
import { writeAvatar } from './person-store.ts';
import { lockUser } from './store.ts';

const kind = 'avatar';
/** Pixels: twice the largest place where a person is shown. */
const side = 192;

/** Whoever sees a person sees their picture; one that was replaced is nobody's any more. */
export const avatars = { kind, isShown: () => Promise.resolve(true) };

/** Sets my picture from an upload of mine, or takes it away. @throws Refused common.notFound, files.wrongType */
export const setAvatar = (ctx: Ctx, fileId: string | null): Promise<{ avatar: string | null }> =>
  inTransaction(ctx, async (tx) => {
    const { userId } = me(tx);
    // Of two pictures at once the later one stays, and the earlier is nobody's.
    await lockUser(tx, userId);
    const subject = { kind, id: userId };
    const kept = fileId ? await keepSquare(tx, fileId, side, subject) : null;
    await releaseFiles(tx, subject, kept ? [kept.id] : []);
    const { avatar } = await writeAvatar(tx, userId, kept?.url ?? null);
    return { avatar };
  });
