import { type Ctx, inTransaction, me } from '#server/platform/context.ts';
import { keepSquare, registerPublicFiles, releaseFiles } from '#server/rooms/files/index.ts';
import { updateUser } from './store.ts';

const kind = 'avatar';
/** Pixels: twice the largest place where a person is shown. */
const side = 192;

/** Whoever sees a person sees their picture; one that was replaced is nobody's any more. */
export const registerAvatars = (): void => registerPublicFiles(kind, () => Promise.resolve(true));

/** Sets my picture from an upload of mine, or takes it away. @throws Refused common.notFound, files.wrongType */
export const setAvatar = (ctx: Ctx, fileId: string | null): Promise<{ avatar: string | null }> =>
  inTransaction(ctx, async (tx) => {
    const { userId } = me(tx);
    const subject = { kind, id: userId };
    const kept = fileId ? await keepSquare(tx, fileId, side, subject) : null;
    await releaseFiles(tx, subject, kept?.id);
    const { avatar } = await updateUser(tx, userId, { avatar: kept?.url ?? null });
    return { avatar };
  });
