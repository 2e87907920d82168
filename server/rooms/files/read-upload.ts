import type { Context } from 'hono';
import { common } from '#contract/core/errors.ts';
import { fileLimit, filesErrors } from '#contract/files/calls.ts';
import { refuse } from '#server/platform/context.ts';

/** Room for boundaries, headers and the small fields around the file. */
const overhead = 16 * 1024;

export type Upload = {
  bytes: Buffer;
  name: string;
  type: string;
  uid: string | null;
  /** A small field beside the file. */
  field: (name: string) => string | undefined;
};

const tooLarge = (limit: number) =>
  limit === fileLimit ? refuse(filesErrors.tooLarge) : refuse(filesErrors.overLimit, { limit: limit / 1024 });

/**
 * Reads `file` and the small fields from a multipart request. More bytes than allowed are cut off while they arrive,
 * whatever length was declared (security 24).
 * @param limit bytes that the file must stay under
 * @throws Refused files.tooLarge (files.overLimit below a use's own limit), files.empty, common.invalid
 */
export const readUpload = async (http: Context, limit: number): Promise<Upload> => {
  const type = http.req.header('content-type') ?? '';
  const { body } = http.req.raw;
  if (!type.toLowerCase().startsWith('multipart/form-data') || !body) throw refuse(common.invalid);
  if (Number(http.req.header('content-length') ?? 0) > limit + overhead) throw tooLarge(limit);
  let count = 0;
  let over = false;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        count += chunk.byteLength;
        over ||= count > limit + overhead;
        if (over) out.error(new Error('too large'));
        else out.enqueue(chunk);
      },
    }),
  );
  const form = await new Response(counted, { headers: { 'content-type': type } }).formData().catch(() => {
    throw over ? tooLarge(limit) : refuse(common.invalid);
  });
  const field = (name: string) => {
    const v = form.get(name);
    return typeof v === 'string' ? v.slice(0, 400) : undefined;
  };
  const file = form.get('file');
  if (!(file instanceof File)) throw refuse(common.invalid, {}, { file: { code: 'required' } });
  if (file.size >= limit) throw tooLarge(limit);
  if (!file.size) throw refuse(filesErrors.empty);
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    name: file.name,
    type: file.type,
    uid: field('uid')?.slice(0, 64) ?? null,
    field,
  };
};
