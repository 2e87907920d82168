import * as z from 'zod/mini';
import { identified, open } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { id, idParams, instant, text } from '../../core/schemas.ts';

/** A photograph as its sender reads it: waits for the desk, is shown, or was refused with a reason (fairs 65). */
export const photoStates = ['waiting', 'shown', 'refused'] as const;
export type PhotoState = (typeof photoStates)[number];
/** Photographs that a person may have in one album, those that were refused apart. */
export const mostPhotos = 20;
/** What visitors see of an album. */
export const teaserPhotos = 3;
/** Days after the end of a fair within which photographs are taken. */
export const photoDays = 30;

export const photoErrors = refusals('photos', { closed: 409, tooMany: 409, full: 409, changed: 409 });

const ofFair = z.object({ id, name: text });

/** An album in a list. */
export const albumRow = z.object({
  id,
  title: text,
  fair: ofFair,
  /** The exhibitor whose album it is; null for one that the desk opened. */
  exhibitor: z.nullable(id),
  photos: z.int(),
  cover: z.nullable(z.string()),
});
export type AlbumRow = z.infer<typeof albumRow>;

/** A photograph of an album: address, proportion (width by height), what stands under it and in which language. */
export const photoView = z.object({
  id,
  url: z.string(),
  ratio: z.number(),
  caption: text,
  /** Who sent it; empty for visitors and where the person is gone. */
  by: z.string(),
  /** Whether the reader sent it. */
  mine: z.boolean(),
  at: instant,
});

export const albumView = z.object({
  id,
  title: text,
  fair: ofFair,
  /** The exhibitor whose album it is, with the first of its booths at the fair; null for one that the desk opened. */
  exhibitor: z.nullable(z.object({ id, booth: z.nullable(z.object({ id, number: z.string() })) })),
  /** In the exhibitor's order, else the oldest first; visitors get the first few, without captions. */
  photos: z.array(photoView),
  /** How many there are. */
  total: z.int(),
  /** The reader's own that are not shown. */
  own: z.array(z.object({ id, caption: text, state: z.enum(photoStates), reason: z.string(), at: instant })),
  /** Whether photographs are still taken. */
  takes: z.boolean(),
  whole: z.boolean(),
});
export type AlbumView = z.infer<typeof albumView>;

/** Calls of albums of fairs, and of photographs that members send for them (fairs 64, 65). */
export const albums = {
  list: endpoint({
    method: 'GET',
    path: '/api/busi/fair/albums',
    access: open,
    shows: ['fairs'],
    query: z.object({ fair: z.optional(id) }),
    data: z.object({ albums: z.array(albumRow) }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/fair/album/{id}',
    access: open,
    shows: ['fairs'],
    params: idParams,
    data: albumView,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/busiphotoresource',
    access: identified,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    body: z.object({ album: id, file: id, caption: z.string().check(z.trim(), z.maxLength(140)) }),
    data: z.object({ id, state: z.enum(photoStates) }),
  }),
};
