import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams } from '../core/schemas.ts';

/** What an upload is refused with; texts say what would be taken (files 4). */
export const filesErrors = refusals('files', {
  notYours: 422,
  wrongType: 415,
  pdfMixed: 415,
  pdfActive: 415,
  pdfSealed: 415,
  tooLarge: 413,
  overLimit: 413,
  empty: 422,
  broken: 422,
  tooManyPixels: 422,
  infected: 422,
  scannerDown: 503,
  unproved: 428,
});

/** Strictly fewer bytes than this (files 2, security 24). */
export const fileLimit = 5000 * 1024;
/** Documents that may be annexes (files 2). */
const annexExtensions = ['pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;

/** What an inquiry may have as an annex, by what decides how large it may be (files 7). */
export const drawingGroups = {
  document: annexExtensions,
  picture: ['jpeg', 'jpg', 'bmp', 'png'],
  cad: ['step', 'stp', 'iges', 'igs', 'dwg', 'dxf'],
} as const;
export type DrawingGroup = keyof typeof drawingGroups;
/** Bytes that a file of each group must stay under; an operator may set others. */
export type DrawingLimits = Record<DrawingGroup, number>;
/** Where the operator has set nothing. */
export const drawingLimits: DrawingLimits = { document: fileLimit, picture: fileLimit, cad: 20_000 * 1024 };
/** Kilobytes that an operator may allow at most. */
export const mostDrawing = 50_000;
/** The group of an extension; null for what no inquiry takes. */
const drawingGroupOf = (extension: string): DrawingGroup | null =>
  (Object.keys(drawingGroups) as DrawingGroup[]).find((g) => drawingGroups[g].some((e) => e === extension)) ?? null;

/** What may be uploaded for what: extensions, and the size that a file must stay under, in bytes (files 2, 3 and 7). */
export const fileKinds = {
  annex: { extensions: annexExtensions, limit: fileLimit },
  drawing: {
    extensions: [...drawingGroups.document, ...drawingGroups.picture, ...drawingGroups.cad],
    limit: mostDrawing * 1024,
  },
  /** An annex of a sealed quotation, which rests closed from its upload on (files 10). */
  sealed: { extensions: annexExtensions, limit: fileLimit },
  picture: { extensions: ['jpeg', 'jpg', 'bmp', 'png'], limit: fileLimit },
  verification: { extensions: ['pdf', 'jpeg', 'jpg', 'bmp', 'png'], limit: fileLimit },
  docking: { extensions: ['jpg', 'png'], limit: 500 * 1024 },
  /** Recordings of talks, films of booths and products (files 11). */
  film: { extensions: ['mp4', 'webm'], limit: 60_000 * 1024 },
  /** An issue of a journal, from the desk (files 12). */
  issue: { extensions: ['pdf'], limit: 100_000 * 1024 },
} as const;
export type FileKind = keyof typeof fileKinds;

/** What may be sent without a session, and how many files one proof lets in. */
export const openExtensions = ['pdf', 'jpg', 'png', 'bmp'] as const;
/** Files that one proof lets in without a session. */
export const maxOpenFiles = 4;

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
/** Bytes that a file of this name must stay under. */
export const limitFor = (name: string, kind: FileKind, limits: DrawingLimits = drawingLimits): number => {
  const group = kind === 'drawing' ? drawingGroupOf(extensionOf(name)) : null;
  return group ? limits[group] : fileKinds[kind].limit;
};

/** What can be said of a file before it is sent; the server looks at its content besides. */
export const judgeFile = (
  file: { name: string; size: number },
  kind: FileKind,
  limits: DrawingLimits = drawingLimits,
): 'wrongType' | 'tooLarge' | 'empty' | null => {
  const extension = extensionOf(file.name);
  if (!fileKinds[kind].extensions.some((e) => e === extension)) return 'wrongType';
  if (file.size >= limitFor(file.name, kind, limits)) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
};

const uploaded = { id, url: z.string(), name: z.string(), size: z.int(), uid: z.nullable(z.string()) };
/** Parts of an upload, which the room reads as they come in; no schema parses them. */
export const uploadForm = z.any();
/** The same without a session. */
export const openForm = z.any();
const short = z.optional(z.string().check(z.maxLength(400)));

/** Calls of uploads and private files. */
export const files = {
  upload: endpoint({
    method: 'POST',
    path: '/api/busi/busifile/upload',
    access: session,
    encoding: 'multipart',
    limit: { points: 60, seconds: 600, by: 'person' },
    body: uploadForm,
    data: z.object(uploaded),
  }),
  uploadAs: endpoint({
    method: 'POST',
    path: '/api/busi/busifile/upload/{kind}',
    access: session,
    encoding: 'multipart',
    limit: { points: 60, seconds: 600, by: 'person' },
    params: z.object({ kind: z.enum(['annex', 'drawing', 'picture', 'docking', 'sealed']) }),
    body: uploadForm,
    data: z.object(uploaded),
  }),
  /** A film is large: fewer of them in an hour than of other files. */
  uploadFilm: endpoint({
    method: 'POST',
    path: '/api/busi/busifile/film',
    access: session,
    encoding: 'multipart',
    limit: { points: 12, seconds: 3_600, by: 'person' },
    body: uploadForm,
    data: z.object(uploaded),
  }),
  limits: endpoint({
    method: 'GET',
    path: '/api/busi/busifile/limits',
    access: session,
    data: z.object({ document: z.int(), picture: z.int(), cad: z.int() }),
  }),
  uploadOpen: endpoint({
    method: 'POST',
    path: '/api/busi/busifile/uploadOpen',
    access: open,
    encoding: 'multipart',
    limit: { points: 8, seconds: 3600, by: 'address' },
    query: z.object({ randomStr: short, code: short, target: short, ticket: short }),
    body: openForm,
    data: z.object({ ...uploaded, ticket: z.string() }),
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/busi/busifile/link/{id}',
    access: session,
    params: idParams,
    query: z.object({ anyone: z.optional(z.literal('1')) }),
    limit: { points: 120, seconds: 600, by: 'person' },
    data: z.object({ url: z.string(), until: z.string() }),
  }),
  signed: endpoint({
    method: 'GET',
    path: '/api/busi/busifile/signed/{id}',
    access: open,
    shows: [],
    params: idParams,
    query: z.object({
      until: z.coerce.number().check(z.int()),
      bound: z.optional(z.literal('1')),
      sig: z.string().check(z.maxLength(64)),
    }),
    file: 'any',
    data: z.any(),
  }),
  shown: endpoint({
    method: 'GET',
    path: '/api/busi/busifile/public/{id}',
    access: open,
    shows: [],
    params: idParams,
    file: 'picture',
    data: z.any(),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/busi/busifile/{id}',
    access: session,
    params: idParams,
    file: 'any',
    data: z.any(),
  }),
};
