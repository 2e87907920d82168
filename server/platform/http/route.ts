import type { AnyEndpoint, AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { Context } from 'hono';
import type { Ctx } from '../context.ts';

/** What a handler receives: the context, the validated input and, for cookies and streams, the raw request. */
export type Asked<E extends AnyEndpoint> = ParsedOf<E> & { ctx: Ctx; http: Context };
export type Mounted = { endpoint: AnyEndpoint; handler: (asked: never) => Promise<unknown> };

/** Joins an endpoint of the contract with its use case. A handler may answer a `Response` of its own (files). */
export const route = <E extends AnyEndpoint>(
  endpoint: E,
  handler: (asked: Asked<E>) => Promise<AnswerOf<E> | Response>,
): Mounted => ({
  endpoint,
  handler,
});
