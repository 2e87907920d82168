import * as z from 'zod/mini';
import { open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { counted, id, idParams, named, page, pageQuery, slug, text } from '../core/schemas.ts';
import { desk } from './schemas.ts';

/** What narrows the phone list: a name or what is made, a material, and a country or a province of China. */
const phoneWish = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  category: z.optional(slug),
  place: z.optional(z.string().check(z.regex(/^([A-Z]{2}|\d{6})$/))),
};

/** A company that can be called, with whom one may ask for; no person and no number (sites 21). */
export const phoneRow = z.object({
  id,
  slug: z.string(),
  name: text,
  city: text,
  country: text,
  categories: z.array(named),
  desks: z.array(desk),
});
export type PhoneRow = z.infer<typeof phoneRow>;

const place = z.object({ ...counted.shape, children: z.array(counted) });

/** The phone list: contacts that companies keep for everybody, with a number that members are shown one at a time. */
export const phones = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/phones/page',
    access: open,
    shows: ['products', 'companies', 'dictionaries'],
    query: z.object({ ...pageQuery, ...phoneWish }),
    data: z.object({ ...page(phoneRow).shape, categories: z.array(place), places: z.array(place) }),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/busi/phones/{id}/reveal',
    access: session,
    limit: { points: 60, seconds: 3_600, by: 'person' },
    params: idParams,
    data: z.object({ name: z.string(), phone: z.string() }),
  }),
};
