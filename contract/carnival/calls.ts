import * as z from 'zod/mini';
import { identified, open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { id, idParams, instant, line, nothing, page, pageQuery, text } from '../core/schemas.ts';
import { campaignPhases, carnivalLimits, prizeKinds, taskKinds, winStates } from './states.ts';

export const carnivalErrors = refusals('carnival', {
  /** It has not begun or is over. */
  notOpen: 409,
  /** Every draw that was earned is used. */
  noDrawsLeft: 409,
  /** All slots are drawn. */
  allDrawn: 409,
  /** Neither a phone number nor a mail address is proved. */
  noAddress: 403,
  /** Too many draws from one network on a day. */
  tooManyHere: 429,
  /** The time to claim is over. */
  expired: 409,
  /** It was claimed before. */
  claimed: 409,
  /** A postal prize needs an address. */
  addressMissing: 400,
  /** Nothing was sent that could have arrived. */
  notSent: 409,
});

const figure = z.int().check(z.gte(0));
export const campaignTask = z.object({
  kind: z.enum(taskKinds),
  /** Deeds of a day, and draws that they earn that day. */
  need: z.int().check(z.gte(1), z.lte(carnivalLimits.need)),
  draws: z.int().check(z.gte(1), z.lte(carnivalLimits.draws)),
});
export type CampaignTask = z.infer<typeof campaignTask>;

export const campaignPrize = z.object({
  id,
  /** Its place in the campaign, from 1. */
  no: z.int(),
  name: text,
  provider: text,
  kind: z.enum(prizeKinds),
  stock: figure,
  /** How many of them nobody has won yet. */
  left: figure,
});
export type CampaignPrize = z.infer<typeof campaignPrize>;

export const campaignView = z.object({
  id,
  name: text,
  about: text,
  zone: z.string(),
  startsAt: instant,
  endsAt: instant,
  phase: z.enum(campaignPhases),
  slots: figure,
  drawn: figure,
  /** Days in which a prize can be claimed after the draw. */
  claimDays: z.int(),
  tasks: z.array(campaignTask),
  prizes: z.array(campaignPrize),
  commitment: z.string(),
  /** Null until the campaign is over. */
  seed: z.nullable(z.string()),
});
export type CampaignView = z.infer<typeof campaignView>;

/** What the reader has of a campaign. */
export const myCampaign = z.object({
  earned: figure,
  used: figure,
  tasks: z.array(
    z.object({
      kind: z.enum(taskKinds),
      /** Deeds of today. */
      today: figure,
      /** Whether it has earned its draws of today; of one that is done once, at all. */
      done: z.boolean(),
      /** Draws that it has earned so far. */
      earned: figure,
    }),
  ),
  /** Why the reader can't draw; null where they can. */
  hindrance: z.nullable(z.enum(['operator', 'incomplete', 'noAddress'])),
});
export type MyCampaign = z.infer<typeof myCampaign>;

const winner = z.object({
  /** First letter of the name; null where the account is gone. */
  initial: z.nullable(z.string()),
  /** Number of the prize. */
  prize: z.int(),
  at: instant,
});

export const win = z.object({
  id,
  campaign: z.object({ id, name: text, zone: z.string() }),
  prize: z.object({ name: text, kind: z.enum(prizeKinds), provider: text }),
  slot: figure,
  at: instant,
  /** Until when it can be claimed. */
  until: instant,
  state: z.enum(winStates),
  /** Number of the parcel, or the code of a virtual prize; null until it is sent. */
  tracking: z.nullable(z.string()),
  sentAt: z.nullable(instant),
});
export type Win = z.infer<typeof win>;

export const postalAddress = z.object({
  name: line(2, 60),
  phone: line(5, 30),
  address: line(8, 200),
  postcode: line(0, 20),
});
export type PostalAddress = z.infer<typeof postalAddress>;

/** Campaigns with tasks and draws. Everybody reads what a campaign offers and its proof; the rest is for members. */
export const carnival = {
  page: endpoint({
    method: 'GET',
    path: '/api/busi/carnival/page',
    access: open,
    shows: [],
    query: z.object(pageQuery),
    data: page(campaignView),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/carnival/campaign/{id}',
    access: open,
    shows: [],
    params: idParams,
    data: z.object({
      campaign: campaignView,
      /** Null for visitors. */
      mine: z.nullable(myCampaign),
      winners: z.array(winner),
    }),
  }),
  draw: endpoint({
    method: 'POST',
    path: '/api/busi/carnival/campaign/{id}/draw',
    access: identified,
    limit: { points: 30, seconds: 60, by: 'person' },
    params: idParams,
    body: z.object({ clientKey: id }),
    data: z.object({
      slot: figure,
      /** What was won; null where nothing. */
      win: z.nullable(z.object({ id, prize: z.int() })),
      /** Draws that are left to the person. */
      left: figure,
    }),
  }),
  wins: endpoint({
    method: 'GET',
    path: '/api/busi/carnival/wins',
    access: session,
    query: z.object(pageQuery),
    data: page(win),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/busi/carnival/win/{id}/claim',
    access: identified,
    limit: { points: 20, seconds: 600, by: 'person' },
    params: idParams,
    body: z.object({ address: z.nullable(postalAddress) }),
    data: nothing,
  }),
  received: endpoint({
    method: 'POST',
    path: '/api/busi/carnival/win/{id}/received',
    access: identified,
    params: idParams,
    data: nothing,
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/busi/carnival/campaign/{id}/proof',
    access: open,
    shows: [],
    params: idParams,
    data: z.object({
      commitment: z.string(),
      slots: figure,
      stocks: z.array(figure),
      drawn: figure,
      seed: z.nullable(z.string()),
      /** Slots that won; none before the seed is there. */
      wins: z.array(z.object({ slot: figure, prize: z.int() })),
      /** Slots that the reader drew. */
      mine: z.array(figure),
    }),
  }),
};
