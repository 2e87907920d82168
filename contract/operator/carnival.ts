import * as z from 'zod/mini';
import { campaignTask, campaignView, postalAddress } from '../carnival/calls.ts';
import { carnivalLimits, claimStates, prizeKinds } from '../carnival/states.ts';
import { editors } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, nothing, page, pageQuery, text } from '../core/schemas.ts';

export const deskCarnivalErrors = refusals('deskCarnival', {
  /** What is published is not changed any more. */
  published: 409,
  /** Its beginning is past: a commitment comes before the first draw. */
  begun: 409,
  /** Another operator saved it meanwhile. */
  changed: 409,
  /** A claim in this state goes no such way. */
  wrongState: 409,
});

/** Zones that a campaign's days can be meant in. */
export const campaignZones = ['Asia/Shanghai', 'Europe/Madrid', 'America/Mexico_City', 'UTC'] as const;

const inThree = (most: number) => z.object({ cn: line(1, most), en: line(1, most), es: line(1, most) });
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

const prizeDraft = z.object({
  name: inThree(carnivalLimits.name),
  provider: inThree(carnivalLimits.provider),
  kind: z.enum(prizeKinds),
  stock: whole(1, carnivalLimits.slots),
});

const draft = {
  name: inThree(carnivalLimits.name),
  about: inThree(carnivalLimits.about),
  zone: z.enum(campaignZones),
  startsAt: instant,
  endsAt: instant,
  slots: whole(1, carnivalLimits.slots),
  claimDays: whole(1, carnivalLimits.claimDays),
  tasks: z
    .array(campaignTask)
    .check(z.minLength(1), z.maxLength(carnivalLimits.tasks))
    .check(z.refine((l) => new Set(l.map((t) => t.kind)).size === l.length, { params: { rule: 'taskTwice' } })),
  prizes: z.array(prizeDraft).check(z.minLength(1), z.maxLength(carnivalLimits.prizes)),
};

const dayLength = 86_400_000;
const lasts = (b: { startsAt: string; endsAt: string }) => Date.parse(b.endsAt) - Date.parse(b.startsAt);

export const deskCampaign = z.object({
  ...campaignView.shape,
  published: z.boolean(),
  version: z.int(),
  /** Claims that wait to be sent. */
  waiting: z.int(),
});
export type DeskCampaign = z.infer<typeof deskCampaign>;

export const deskClaim = z.object({
  id,
  prize: z.object({ name: text, kind: z.enum(prizeKinds) }),
  slot: z.int(),
  /** Null where the account is gone. */
  winner: z.nullable(z.string()),
  state: z.enum(claimStates),
  /** Where it goes; null for a virtual prize, and when it has been deleted. */
  address: z.nullable(postalAddress),
  tracking: z.nullable(z.string()),
  claimedAt: instant,
  sentAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});
export type DeskClaim = z.infer<typeof deskClaim>;

/** Campaigns at the desk: made, published once, and their claims delivered. */
export const operatorCarnival = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/carnival',
    access: editors,
    query: z.object(pageQuery),
    data: page(deskCampaign),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/operator/carnival/campaign/{id}',
    access: editors,
    params: idParams,
    data: deskCampaign,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/operator/carnival',
    access: editors,
    limit: { points: 60, seconds: 600, by: 'person' },
    body: z
      .object({
        ...draft,
        /** The campaign that is changed; null for a new one. */
        id: z.nullable(id),
        /** The version that was changed; 0 for a new one. */
        version: whole(0, 1_000_000),
        clientKey: id,
      })
      .check(
        z.refine((b) => lasts(b) > 0, { path: ['endsAt'], params: { rule: 'endsLater' } }),
        z.refine((b) => lasts(b) <= carnivalLimits.days * dayLength, {
          path: ['endsAt'],
          params: { rule: 'lastsTooLong' },
        }),
        z.refine((b) => b.prizes.reduce((n, p) => n + p.stock, 0) <= b.slots, {
          path: ['slots'],
          params: { rule: 'fewSlots' },
        }),
      ),
    data: z.object({ id, version: z.int() }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/operator/carnival/campaign/{id}/publish',
    access: editors,
    params: idParams,
    data: z.object({ commitment: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/operator/carnival/campaign/{id}',
    access: editors,
    params: idParams,
    data: nothing,
  }),
  claims: endpoint({
    method: 'GET',
    path: '/api/operator/carnival/campaign/{id}/claims',
    access: editors,
    params: idParams,
    query: z.object(pageQuery),
    data: page(deskClaim),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/operator/carnival/claim/{id}',
    access: editors,
    params: idParams,
    body: z
      .object({
        to: z.enum(['sent', 'received', 'returned']),
        /** Carrier and number of the parcel, or the code of a virtual prize. */
        tracking: z.string().check(z.trim(), z.maxLength(carnivalLimits.tracking)),
      })
      .check(
        z.refine((b) => b.to !== 'sent' || b.tracking.length >= 4, {
          path: ['tracking'],
          params: { rule: 'required' },
        }),
      ),
    data: z.object({ state: z.enum(claimStates) }),
  }),
};
