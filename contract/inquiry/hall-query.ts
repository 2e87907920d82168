/** Filters as text, apart from their schemas, so that the hall loads none. */
import { wishText } from '../alerts/wish-query.ts';
import type { HallWish } from './hall-filters.ts';

const keys = [
  'q',
  'category',
  'process',
  'certificate',
  'field',
  'term',
  'region',
  'nda',
] as const satisfies (keyof HallWish)[];

/** What is looked for as parameters of the hall's address, in one order; a list is its key repeated. */
export const wishParams = (wish: HallWish): [string, string][] =>
  keys.flatMap((k) => [wish[k] ?? []].flat().flatMap((v): [string, string][] => (v ? [[k, v]] : [])));

/** The same wish is the same text, however its lists were put together; empty when nothing is looked for. */
export const wishQuery = (wish: HallWish): string => wishText(keys, wish);
