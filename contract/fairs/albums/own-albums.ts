import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, instant, nothing, text } from '../../core/schemas.ts';
import { exhibits, seesExhibiting } from '../exhibiting/access.ts';
import { photoStates } from './albums.ts';

/** Photographs that an exhibitor has in its album of a fair, those that wait or were refused too. */
export const mostOwnPhotos = 20;
/** Letters of what stands under a photograph, in each language. */
export const captionLength = 140;

const one = z.optional(z.string().check(z.trim(), z.maxLength(captionLength)));
/** What a picture shows, in up to three languages. */
export const pictureWords = z.object({ cn: one, en: one, es: one });
/** The same with one language at least. */
const caption = pictureWords.check(z.refine((v) => Boolean(v.cn || v.en || v.es), { params: { rule: 'oneLanguage' } }));

/** A photograph as its exhibitor edits it; `revision` counts what was written to it. */
export const ownPhoto = z.object({
  id,
  url: z.string(),
  caption: text,
  state: z.enum(photoStates),
  reason: z.string(),
  revision: z.int(),
  at: instant,
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** An exhibitor's album of the fair of one of its booths. */
export const ownAlbum = z.object({
  /** Null until it has a photograph. */
  id: z.nullable(id),
  /** In the order in which the album shows them. */
  photos: z.array(ownPhoto),
  /** Whether the reader's seat may change it, and photographs of the fair are still taken. */
  mayEdit: z.boolean(),
});
export type OwnAlbum = z.infer<typeof ownAlbum>;

const limit = { points: 240, seconds: 3_600, by: 'person' } as const;

/** Calls of an exhibitor on its album of a fair (fairs 75, 76). `{id}` is one of its booths, or a photograph. */
export const ownAlbums = {
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/stand/album/{id}',
    access: seesExhibiting,
    params: idParams,
    data: ownAlbum,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/busi/stand/album/{id}/photo',
    access: exhibits,
    limit,
    params: idParams,
    body: z.object({ file: id, caption }),
    data: z.object({ id, state: z.enum(photoStates) }),
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/busi/stand/album/{id}/order',
    access: exhibits,
    limit,
    touches: ['fairs'],
    params: idParams,
    body: z.object({ photos: z.array(id).check(z.maxLength(mostOwnPhotos)) }),
    data: nothing,
  }),
  describe: endpoint({
    method: 'PUT',
    path: '/api/busi/stand/photo/{id}',
    access: exhibits,
    limit,
    touches: ['fairs'],
    params: idParams,
    body: z.object({ base: z.int().check(z.gte(1), z.lte(2_000_000_000)), caption }),
    data: z.object({ revision: z.int(), state: z.enum(photoStates) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/busi/stand/photo/{id}',
    access: exhibits,
    limit,
    touches: ['fairs'],
    params: idParams,
    data: nothing,
  }),
};
