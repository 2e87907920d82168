import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import { askedOf, type QueryOf } from './asked.ts';

/**
 * The address's search as a call's query. What the call would refuse (a page that is no number, a filter that there is not)
 * is left out: an address that somebody bent by hand still shows a list.
 */
export const queryOf = <E extends AnyEndpoint>(e: E, request: Request): QueryOf<E> =>
  askedOf(e, new URL(request.url).search);

/**
 * Reads a page of a list. Where its place is none any more (a cursor of another order, a number too deep), the first page: an
 * old link still shows the list.
 */
export const readPage = async <Q extends object, R>(query: Q, read: (query: Q) => Promise<R>): Promise<R> => {
  try {
    return await read(query);
  } catch (err) {
    const lost = err instanceof CallError && err.status === 400 && (err.fields['cursor'] ?? err.fields['current']);
    if (!lost) throw err;
    return read({ ...query, current: undefined, cursor: undefined });
  }
};

export const idOf = (request: Request): string | null => new URL(request.url).searchParams.get('id');

/** Reads one record; an id that is missing, malformed or somebody else's shows the 404 page, one that was taken down says so. */
export const orNotFound = async <T>(id: string | null | undefined, read: (id: string) => Promise<T>): Promise<T> => {
  if (!id) throw data(null, 404);
  try {
    return await read(id);
  } catch (err) {
    if (err instanceof CallError && (err.status === 404 || err.status === 410)) throw data(null, err.status);
    throw err;
  }
};
