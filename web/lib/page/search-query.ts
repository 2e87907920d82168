import type { AnyEndpoint } from '#contract/core/endpoint.ts';
import type { QueryOf } from './asked.ts';

/** What the list of an address asks its call for, read in the browser: the call's schemas come with it. */
export const searchQuery = async <E extends AnyEndpoint>(e: E, search: string): Promise<QueryOf<E>> => {
  const [{ askedOf }, whole] = await Promise.all([import('./asked.ts'), e.schemas?.()]);
  return askedOf(whole ?? e, search) as QueryOf<E>;
};
