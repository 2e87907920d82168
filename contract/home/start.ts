import * as z from 'zod/mini';
import { instant, text } from '../core/schemas.ts';

/**
 * The first steps of a member, in their order, by what they came for (home 9): somebody who buys for themselves, a company that
 * buys, one that wants to supply, one that serves, a colleague on a seat, somebody who only looks.
 */
export const startWays = {
  buyer: ['complete', 'publish'],
  company: ['company', 'verify', 'publish'],
  supplier: ['company', 'verify', 'quote'],
  provider: ['company', 'verify'],
  colleague: [],
  viewer: ['complete'],
  none: [],
} as const satisfies Record<string, readonly string[]>;
export type StartWay = keyof typeof startWays;
const startSteps = ['complete', 'company', 'verify', 'publish', 'quote'] as const;
export type StartStep = (typeof startSteps)[number];

/** How a verification stands that is a step of the start. */
export const verifyStates = ['none', 'draft', 'submitted', 'moreAsked', 'rejected'] as const;

export const startView = z.object({
  way: z.enum(Object.keys(startWays) as StartWay[]),
  steps: z.array(z.object({ key: z.enum(startSteps), done: z.boolean() })),
  /** The step to take now; null when all are done. */
  now: z.nullable(z.enum(startSteps)),
  /** The page of that step; null for one that is filled in at home. */
  to: z.nullable(z.string()),
  verify: z.object({ state: z.enum(verifyStates), since: z.nullable(instant) }),
  /** Nothing is under way yet and nobody waits for an answer: the home shows the start alone. */
  fresh: z.boolean(),
  /** The inquiry that somebody came for, while they can't quote. */
  cameFor: z.nullable(z.string()),
  /** Reached by phone alone: a mail address is asked for. */
  needsMail: z.boolean(),
  /** The mail server of the account's address refuses what is sent there. */
  mailRefused: z.boolean(),
  /** What the account lacks besides the steps: a phone number, a mail address, what somebody buys. */
  lacks: z.array(z.enum(['phone', 'email', 'needs'])),
  company: z.nullable(text),
});
export type Start = z.infer<typeof startView>;
