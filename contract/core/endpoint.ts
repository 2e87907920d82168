import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { PublicFact } from './public-facts.ts';

type Schema = z.ZodMiniType;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A file as an answer: any that may be uploaded, a picture, a PDF, a spreadsheet, or a ZIP. */
export type FileAnswer = 'any' | 'picture' | 'pdf' | 'sheet' | 'zip';

/**
 * One call of the platform. The mounted route, the typed clients, the access table and OpenAPI all come from it; what
 * integrators read of it besides is in its room's `docs.ts`.
 * - `encoding`: `json` (default); `form` takes query, urlencoded form and JSON alike; `multipart` takes files.
 * - `raw`: the answer is not wrapped in the envelope `{code, msg, data}`.
 * - `file`: the answer is a file; `data` says nothing then.
 * - `acts`: a GET that changes something, since clients know it as one: a cookie's must come from our own pages, as a write's.
 * - `poll`: the call does not slide the session.
 * - `shows`: what of the public facts a visitor is answered; every call that answers visitors says so.
 * - `touches`: what of them a write may change; kept pages that show it are rendered anew. What says nothing forgets nothing.
 * - `schemas`: where the build left the schemas out (the browser's pages), brings the call with them.
 * - `limit`: at most `points` calls in `seconds`, counted by address or by person.
 */
export type Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  D extends Schema = Schema,
> = {
  method: Method;
  path: string;
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  data: D;
  encoding?: 'json' | 'form' | 'multipart';
  raw?: boolean;
  file?: FileAnswer;
  acts?: boolean;
  poll?: boolean;
  shows?: readonly PublicFact[];
  touches?: readonly PublicFact[];
  limit?: { points: number; seconds: number; by: 'address' | 'person' };
  aliases?: readonly string[];
  schemas?: () => Promise<Endpoint>;
};

/** Declares a call; its types are kept, so that client and handler are typed by it. */
export const endpoint = <
  D extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  e: Endpoint<P, Q, B, D>,
): Endpoint<P, Q, B, D> => e;

export type AnyEndpoint = Endpoint;
type In<S> = [NonNullable<S>] extends [never] ? undefined : z.input<NonNullable<S> & Schema>;
type Out<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S> & Schema>;
type Parts<E extends AnyEndpoint, F> = F extends 'in'
  ? { params: In<E['params']>; query: In<E['query']>; body: In<E['body']> }
  : { params: Out<E['params']>; query: Out<E['query']>; body: Out<E['body']> };
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller passes. */
export type InputOf<E extends AnyEndpoint> = Given<Parts<E, 'in'>>;
/** What a handler receives, after validation. */
export type ParsedOf<E extends AnyEndpoint> = Parts<E, 'out'>;
export type DataOf<E extends AnyEndpoint> = z.output<E['data']>;
/** What a handler answers. */
export type AnswerOf<E extends AnyEndpoint> = z.input<E['data']>;
