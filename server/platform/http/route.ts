import type { AnyEndpoint, AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { Context } from 'hono';
import type { Ctx, Refused } from '../context.ts';

/** What a handler receives: the context, the validated input and, for cookies and streams, the raw request. */
export type Asked<E extends AnyEndpoint> = ParsedOf<E> & { ctx: Ctx; http: Context };
/** Answers a refusal in a shape of the call's own. */
export type Refuses = (http: Context, ctx: Ctx, refused: Refused) => Response;
export type Mounted = { endpoint: AnyEndpoint; handler: (asked: never) => Promise<unknown>; refuses?: Refuses };

/**
 * Joins an endpoint of the contract with its use case. A handler may answer a `Response` of its own (files); `refuses` where
 * a public protocol has a shape for refusals too.
 */
export const route = <E extends AnyEndpoint>(
  endpoint: E,
  handler: (asked: Asked<E>) => Promise<AnswerOf<E> | Response>,
  refuses?: Refuses,
): Mounted => ({
  endpoint,
  handler,
  ...(refuses && { refuses }),
});
