import * as z from 'zod/mini';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { langs } from '../core/langs.ts';
import { id, idParams, instant, line, page, pageQuery, slug } from '../core/schemas.ts';

export const broadcastErrors = refusals('broadcasts', {
  /** Nobody is in the segment. */
  nobody: 409,
  /** It is under way, sent or cancelled. */
  begun: 409,
});

export const broadcastLimits = { title: 80, text: 500, chosen: 20, reason: 300 } as const;
/** Seconds between "send now" and the first notice, in which it can still be cancelled. */
export const graceSeconds = 10;
/** Days ahead that a moment may lie. */
export const scheduleDays = 90;

export const audiences = ['everybody', 'buyers', 'suppliers', 'providers', 'personal'] as const;
export type Audience = (typeof audiences)[number];
export const broadcastStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

const slugs = z.array(slug).check(z.maxLength(broadcastLimits.chosen));
/** Whom it concerns: every condition narrows. Fields and regions are those of the company. */
export const segment = z.object({
  audience: z.enum(audiences),
  verified: z.boolean(),
  lang: z.nullable(z.enum(langs)),
  fields: slugs,
  regions: slugs,
});
export type Segment = z.infer<typeof segment>;

const inThree = (most: number) => z.object({ cn: line(1, most), en: line(1, most), es: line(1, most) });
/** What is said to whom. `link` is an address of this site, or empty. */
const draft = {
  title: inThree(broadcastLimits.title),
  text: inThree(broadcastLimits.text),
  link: z.string().check(z.trim(), z.maxLength(200)),
  segment,
  /** It reaches people whatever they have chosen; for terms and safety, by administrators alone. */
  binding: z.boolean(),
};
export type BroadcastDraft = z.infer<z.ZodMiniObject<typeof draft>>;

export const broadcastRow = z.object({
  id,
  ...draft,
  reason: z.string(),
  state: z.enum(broadcastStates),
  by: z.string(),
  /** Who would have had it when it was written; whom it has reached, and how many of them have read it. */
  counted: z.int(),
  told: z.int(),
  read: z.int(),
  at: instant,
  dueAt: instant,
  endedAt: z.nullable(instant),
});
export type BroadcastRow = z.infer<typeof broadcastRow>;

const mail = z.object({ subject: z.string(), text: z.string() });

/**
 * Broadcasts: what the desk says to a segment of the members, as a notice of each. What all visitors read above the pages is an
 * announcement (content 39).
 */
export const operatorBroadcasts = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/broadcasts',
    access: editors,
    query: z.object(pageQuery),
    data: page(broadcastRow),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/operator/broadcasts/preview',
    access: editors,
    limit: { points: 120, seconds: 600, by: 'person' },
    body: z.object(draft),
    data: z.object({
      receivers: z.int(),
      /** Of them: for whom it lies in the list as read, and who get a mail of their own or in the mail of the morning. */
      quiet: z.int(),
      mailed: z.int(),
      link: z.string(),
      mails: z.object({ cn: mail, en: mail, es: mail }),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/operator/broadcasts',
    access: editors,
    limit: { points: 20, seconds: 3_600, by: 'person' },
    body: z
      .object({
        ...draft,
        reason: z._default(z.string().check(z.trim(), z.maxLength(broadcastLimits.reason)), ''),
        /** When it goes out; at once where there is none. */
        at: z.nullable(instant),
        clientKey: id,
      })
      .check(z.refine((b) => !b.binding || b.reason.length >= 4, { path: ['reason'], params: { rule: 'required' } })),
    data: z.object({ id, dueAt: instant, receivers: z.int() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/operator/broadcasts/{id}/cancel',
    access: editors,
    params: idParams,
    data: z.object({ id, state: z.enum(broadcastStates) }),
  }),
};
