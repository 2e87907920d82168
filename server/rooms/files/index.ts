import { files } from '#contract/files.ts';
import { route } from '#server/platform/http/route.ts';
import type { Room } from '#server/platform/room.ts';
import { readFile } from './read-file.ts';
import { removeOrphans } from './remove-orphans.ts';
import { uploadFile } from './upload-file.ts';

/** Uploaded files. A file belongs to its uploader until a record claims it; the record's room then says who may read it. */
export { claimFiles, fileFacts, type FileFact } from './claim-files.ts';
export { registerFilePolicy } from './policy.ts';
export { sendPicture } from './read-file.ts';

export const filesRoom: Room = {
  name: 'files',
  quiet: true,
  routes: [
    route(files.upload, ({ ctx, http }) => uploadFile(ctx, http)),
    route(files.read, ({ ctx, http, params }) => readFile(ctx, http, params.id)),
  ],
  periodic: [{ name: 'orphans', cron: '17 * * * *', run: async (ctx) => void (await removeOrphans(ctx)) }],
};
