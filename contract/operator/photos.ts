import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, instant, line, text } from '../core/schemas.ts';
import { albumRow, photoStates } from '../fairs/albums/albums.ts';

/** A photograph that waits for the desk. */
export const waitingPhoto = z.object({
  id,
  url: z.string(),
  caption: text,
  /** Counts what was written to it; a decision names it. */
  revision: z.int(),
  album: z.object({ id, title: text }),
  by: z.string(),
  at: instant,
});

/** The desk's calls on albums of fairs and their photographs (fairs 64, 65). */
export const operatorPhotos = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/photos',
    access: editors,
    data: z.object({
      waiting: z.array(waitingPhoto),
      albums: z.array(albumRow),
      fairs: z.array(z.object({ id, name: text })),
    }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/operator/photos/{id}/decide',
    access: editors,
    touches: ['fairs'],
    params: idParams,
    body: z.object({
      show: z.boolean(),
      reason: z.optional(line(4, 300)),
      /** What the desk has read; without it the decision is on what stands there. */
      revision: z.optional(z.int().check(z.gte(1), z.lte(2_000_000_000))),
    }),
    data: z.object({ id, state: z.enum(photoStates) }),
  }),
  createAlbum: endpoint({
    method: 'POST',
    path: '/api/operator/albums',
    access: editors,
    touches: ['fairs'],
    body: z.object({ fair: id, title: z.object({ cn: line(2, 60), en: line(2, 60), es: line(2, 60) }) }),
    data: z.object({ id }),
  }),
};
