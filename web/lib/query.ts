import { data } from 'react-router';
import { CallError } from '#contract/core/client.ts';

/** The address's search as a call's query; the server checks it. */
export const queryOf = <T extends object>(request: Request): T =>
  Object.fromEntries([...new URL(request.url).searchParams].filter(([k]) => k !== '_routes')) as T;

export const idOf = (request: Request): string | null => new URL(request.url).searchParams.get('id');

/** Reads one record; an id that is missing, malformed or somebody else's shows the 404 page. */
export const orAbsent = async <T>(id: string | null | undefined, read: (id: string) => Promise<T>): Promise<T> => {
  if (!id) throw data(null, 404);
  try {
    return await read(id);
  } catch (err) {
    if (err instanceof CallError && err.status === 404) throw data(null, 404);
    throw err;
  }
};
