import type { DataOf } from '#contract/core/endpoint.ts';
import { files } from '#contract/files/calls.ts';
import type { Upload } from '#web/ui/file/upload.ts';

/** What sends is loaded with the first file: most pages with such a field are left without one. */
const sending = () => import('./send-file.ts');
const sendTo =
  (path: () => string): Upload =>
  async (file, on) => {
    const { sendOrRenew } = await sending();
    on.signal.throwIfAborted();
    return sendOrRenew(file, on, path());
  };
const sendAs = (kind: string): Upload => sendTo(() => files.uploadAs.path.replace('{kind}', kind));

/** Uploads one file with its progress, for the fields of web/ui; a session that is gone is renewed in the popup. */
export const uploadFile: Upload = sendTo(() => files.upload.path);

/** The same for an annex of an inquiry, which may be larger and of a CAD program. */
export const uploadDrawing: Upload = sendAs('drawing');

/** The same for an annex of a sealed quotation, which rests closed from then on. */
export const uploadSealed: Upload = sendAs('sealed');

/** The same for a film: of a product, of a booth, or the recording of a talk. */
export const uploadFilm: Upload = sendTo(() => files.uploadFilm.path);

/** The same for what a journal or a video is made of, at the desk. */
export const uploadContent = (kind: 'issue' | 'film' | 'picture'): Upload =>
  sendTo(() => `/api/operator/content-file/${kind}`);

/** What lets a visitor upload: a captcha, the code of a registration, or the ticket that one of these gave. */
export type OpenProof = { randomStr: string; code: string; target?: string } | { ticket: string };

/** Uploads one file of somebody who has no account yet. @returns the file and its ticket */
export const uploadOpenFile = async (file: File, on: Parameters<Upload>[1], proof: OpenProof) =>
  (await sending()).send<DataOf<typeof files.uploadOpen>>(file, on, files.uploadOpen.path, proof);
