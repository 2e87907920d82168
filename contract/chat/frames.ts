import * as z from 'zod/mini';
import { id } from '../core/schemas.ts';
import { message } from './calls.ts';

/** Conversations that one frame asks anew, and messages of each that come by the socket; who missed more reads the history. */
export const resumeMost = { conversations: 20, messages: 200 } as const;
/** Milliseconds in which the first frame has to say who is there. */
export const authorityWithin = 10_000;

const requestId = z.optional(z.union([z.string().check(z.maxLength(100)), z.number()]));
const short = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const sequence = z.int().check(z.gte(0));

/** What a client sends. The first frame is `authority`; its token may be empty where the upgrade carried the session. */
export const upstreamFrame = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('authority'),
    auid: id,
    token: short(500),
    appKey: short(100),
    requestId,
    timestamp: z.optional(z.union([z.number(), z.string().check(z.maxLength(40))])),
  }),
  z.object({
    method: z.literal('resume'),
    requestId,
    /** `held` is the first number that the client shows: what was taken back from it on comes as `recalled`. */
    from: z
      .array(z.object({ conversationId: id, after: sequence, held: z.optional(sequence) }))
      .check(z.minLength(1), z.maxLength(resumeMost.conversations)),
  }),
  z.object({ method: z.literal('typing'), conversationId: id }),
  z.object({ method: z.literal('ping'), requestId }),
]);
export type UpstreamFrame = z.infer<typeof upstreamFrame>;

const answersTo = { requestId };
/** What the server sends. */
export const downstreamFrame = z.discriminatedUnion('method', [
  z.object({ method: z.literal('authority'), ...answersTo, success: z.boolean(), msg: z.optional(z.string()) }),
  z.object({ ...message.shape, method: z.literal('message') }),
  z.object({ method: z.literal('recalled'), conversationId: id, sequence }),
  z.object({ method: z.literal('read'), conversationId: id, side: z.int(), fromUser: id, upto: sequence }),
  z.object({ method: z.literal('typing'), conversationId: id, fromUser: id, from: z.string() }),
  z.object({
    method: z.literal('resumed'),
    ...answersTo,
    /** `more`: there is more than came; the history has it. */
    conversations: z.array(z.object({ conversationId: id, lastSequence: sequence, more: z.boolean() })),
  }),
  /** The desk of the company handles the conversation another way: who reads it asks again. */
  z.object({ method: z.literal('desk'), conversationId: id }),
  z.object({ method: z.literal('pong'), ...answersTo }),
  /** The frame before was none of these; the socket stays open. */
  z.object({ method: z.literal('fault'), ...answersTo, msg: z.string() }),
]);
export type DownstreamFrame = z.infer<typeof downstreamFrame>;
