import { files } from '#contract/files/calls.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { annexLimits } from './annex-limits.ts';
import { linkToFile, readFile, readPublic, readSigned } from './read-file.ts';
import { removeOrphans } from './remove-orphans.ts';
import { uploadFile } from './upload-file.ts';
import { uploadOpen } from './upload-open.ts';

/** Uploaded files. A file belongs to its uploader until a record claims it; the record's room then says who may read it. */
export { claimFiles, claimOpenFiles, factsOfFiles, fileFacts, type FileFact, openFile } from './claim-files.ts';
export { bytesOfHeld, heldFile } from './held-file.ts';
export { readableFiles } from './own-files.ts';
export { openPicture, ownPicture, uploadedPicture } from './picture-bytes.ts';
export { ownSheet } from './sheet-bytes.ts';
export { filePolicies, publicPictures, publicUrl } from './policy.ts';
export { keepSquare, releaseFiles, releaseFilesOf } from './small-picture.ts';
export { sendDocument, sendOpened, sendPicture, sendPrivate, sendShown } from './read-file.ts';
export { uploadFile } from './upload-file.ts';
export type { SealedFile } from './sealed/closed-upload.ts';
export { giveUpUploads, insertOpened, layDown, type OpenedFile, sealedUploads, takeUp } from './sealed/sealed-files.ts';
export { heldFiles, openHeld, takeableFiles, takeFile } from './take-several.ts';
export { signLink } from './sign-link.ts';
export { codeProofs } from './upload-open.ts';

export const filesRoom: Room = {
  name: 'files',
  routes: [
    route(files.upload, ({ ctx, http }) => uploadFile(ctx, http)),
    route(files.uploadAs, ({ ctx, http, params }) => uploadFile(ctx, http, params.kind)),
    route(files.uploadFilm, ({ ctx, http }) => uploadFile(ctx, http, 'film')),
    route(files.limits, ({ ctx }) => annexLimits(ctx)),
    route(files.uploadOpen, ({ ctx, http, query }) => uploadOpen(ctx, http, query)),
    route(files.link, ({ ctx, params, query }) => linkToFile(ctx, params.id, query.anyone === '1')),
    route(files.signed, ({ ctx, http, params, query }) => readSigned(ctx, http, params.id, query)),
    route(files.shown, ({ ctx, http, params }) => readPublic(ctx, http, params.id)),
    route(files.read, ({ ctx, http, params }) => readFile(ctx, http, params.id)),
  ],
  periodic: [{ name: 'orphans', cron: '17 * * * *', run: async (ctx) => void (await removeOrphans(ctx)) }],
};
