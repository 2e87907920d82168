import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { fileLimit, filesErrors } from '#contract/files.ts';
import { refuse } from '#server/platform/context.ts';

/** Room for boundaries, headers and the small fields around the file. */
const overhead = 16 * 1024;

export type Upload = { bytes: Buffer; name: string; type: string; uid: string | null };

/**
 * Reads `file` and `uid` from a multipart request. More bytes than allowed are cut off while they arrive, whatever length
 * was declared (security 24).
 * @throws Refused files.tooLarge, files.empty, common.invalid
 */
export const readUpload = async (http: Context): Promise<Upload> => {
  const type = http.req.header('content-type') ?? '';
  const { body } = http.req.raw;
  if (!type.toLowerCase().startsWith('multipart/form-data') || !body) throw refuse(common.invalid);
  if (Number(http.req.header('content-length') ?? 0) > fileLimit + overhead) throw refuse(filesErrors.tooLarge);
  let count = 0;
  let over = false;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        count += chunk.byteLength;
        over ||= count > fileLimit + overhead;
        if (over) out.error(new Error('too large'));
        else out.enqueue(chunk);
      },
    }),
  );
  const form = await new Response(counted, { headers: { 'content-type': type } }).formData().catch(() => {
    throw over ? refuse(filesErrors.tooLarge) : refuse(common.invalid);
  });
  const file = form.get('file');
  const uid = form.get('uid');
  if (!(file instanceof File)) throw refuse(common.invalid, {}, { file: { code: 'required' } });
  if (file.size >= fileLimit) throw refuse(filesErrors.tooLarge);
  if (!file.size) throw refuse(filesErrors.empty);
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    name: file.name,
    type: file.type,
    uid: typeof uid === 'string' ? uid.slice(0, 64) : null,
  };
};
