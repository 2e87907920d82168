import * as z from 'zod/mini';
import { session } from './core/access.ts';
import { endpoint } from './core/endpoint.ts';
import { refusals } from './core/errors.ts';
import { id, idParams } from './core/schemas.ts';

export const filesErrors = refusals('files', {
  notYours: 422,
  wrongType: 415,
  tooLarge: 413,
  empty: 422,
  broken: 422,
  tooManyPixels: 422,
});

/** Strictly fewer bytes than this (specification 5, security 24). */
export const fileLimit = 5000 * 1024;
/** Documents that may be annexes (specification 5). */
export const annexExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;

/** What may be uploaded for what: extensions, and the size that a file must stay under, in bytes (specification 5). */
export const fileKinds = {
  annex: { extensions: annexExtensions, limit: fileLimit },
  picture: { extensions: ['jpeg', 'jpg', 'bmp', 'png'], limit: fileLimit },
  docking: { extensions: ['jpg', 'png'], limit: 500 * 1024 },
} as const;
export type FileKind = keyof typeof fileKinds;

/** What can be said of a file before it is sent; the server looks at its content besides. */
export const judgeFile = (
  file: { name: string; size: number },
  kind: FileKind,
): 'wrongType' | 'tooLarge' | 'empty' | null => {
  const { extensions, limit } = fileKinds[kind];
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.some((e) => e === extension)) return 'wrongType';
  if (file.size >= limit) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
};

export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/api/busi/busifile/upload',
    quiet: true,
    access: session,
    summary: 'Uploads one document or picture (fields file, uid); it stays private until a record claims it',
    encoding: 'multipart',
    limit: { points: 60, seconds: 600, by: 'person' },
    body: z.any(),
    data: z.object({ id, url: z.string(), name: z.string(), size: z.int(), uid: z.nullable(z.string()) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/busi/busifile/{id}',
    access: session,
    summary: 'A file, as an attachment: for its uploader and for those whom its record lets read it',
    params: idParams,
    raw: true,
    data: z.any(),
  }),
};
