import * as z from 'zod/mini';
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts';

export type QueryOf<E extends AnyEndpoint> = InputOf<E> extends { query: infer Q } ? Q : never;

/** An address's search as a call's query, without what the call would refuse. */
export const askedOf = <E extends AnyEndpoint>(e: E, search: string): QueryOf<E> => {
  const { shape } = e.query as z.ZodMiniObject;
  const asked = new URLSearchParams(search);
  const given = Object.entries(shape).flatMap(([key, schema]) => {
    const all = asked.getAll(key);
    const value = all.length > 1 ? all : all[0];
    return value !== undefined && value !== '' && z.safeParse(schema, value).success ? [[key, value]] : [];
  });
  return Object.fromEntries(given) as QueryOf<E>;
};
