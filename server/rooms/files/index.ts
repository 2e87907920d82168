import type { Room } from '#server/platform/room.ts';

/** Uploaded files. A file belongs to its uploader until a record claims it; the record's room then says who may read it. */
export { claimFiles, fileFacts, type FileFact } from './claim-files.ts';
export { registerFilePolicy } from './policy.ts';

export const filesRoom: Room = { name: 'files', routes: [] };
