import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { refusals } from '../../core/errors.ts';
import { currency, day, decimal, id, idParams, instant, line, page, pageQuery, text } from '../../core/schemas.ts';
import { boothClasses } from '../classes.ts';
import { exhibits, seesExhibiting } from './access.ts';
import { boothOrderActs, boothOrderParties, boothOrderStates, boothOrderSteps } from './order-states.ts';
import { boothSizes, fairPhases } from '../states.ts';

/**
 * `taken`: somebody else was faster. `priceChanged`: the price list says another price than the one that was agreed to.
 * `tooLate`: past the day until which the company cancels itself.
 */
export const boothOrderErrors = refusals('boothOrders', {
  noCompany: 409,
  over: 409,
  noPrices: 409,
  priceChanged: 409,
  taken: 409,
  tooMany: 409,
  wrongState: 409,
  tooLate: 409,
  reasonNeeded: 422,
});

export const perMetre = z.object({ small: decimal(2), medium: decimal(2), large: decimal(2) });
export const priceList = z.object({
  currency,
  perMetre,
  cornerPercent: z.int().check(z.gte(0), z.lte(100)),
  included: text,
  cancelDays: z.int().check(z.gte(0), z.lte(120)),
});

export const boothOrderRow = z.object({
  id,
  number: z.string(),
  state: z.enum(boothOrderStates),
  fair: z.object({ id, name: text, phase: z.enum(fairPhases), startsAt: instant, zone: z.string() }),
  hall: z.object({ id, no: z.int(), name: text }),
  booth: z.object({ id, number: z.string(), class: z.enum(boothClasses), size: z.enum(boothSizes) }),
  company: z.object({ id, name: text }),
  total: z.string(),
  currency,
  createdAt: instant,
  updatedAt: instant,
  /** When it ends by itself; null once it is answered. */
  expiresAt: z.nullable(instant),
  /** Until when the company itself cancels. */
  cancelUntil: instant,
});
export type BoothOrderRow = z.infer<typeof boothOrderRow>;

export const boothOrderEvent = z.object({
  id,
  act: z.enum(boothOrderActs),
  party: z.enum(boothOrderParties),
  text: z.string(),
  at: instant,
});
export const boothOrderView = z.object({
  row: boothOrderRow,
  note: z.string(),
  contact: z.string(),
  area: z.string(),
  perMetre: z.string(),
  corner: z.boolean(),
  cornerPercent: z.int(),
  included: text,
  paid: z.nullable(z.object({ on: day, reference: z.string() })),
  timeline: z.array(boothOrderEvent),
  /** Steps that the reader may take now. */
  steps: z.array(z.enum(boothOrderSteps)),
});
export type BoothOrderView = z.infer<typeof boothOrderView>;

const moved = z.object({ id, state: z.enum(boothOrderStates) });
export const reason = line(0, 500);

/** Calls of companies that order booths. */
export const boothOrders = {
  prices: endpoint({
    method: 'GET',
    path: '/api/busi/boothorder/prices/{id}',
    access: seesExhibiting,
    params: idParams,
    data: z.nullable(priceList),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/busi/boothorder/ask/{id}',
    access: exhibits,
    limit: { points: 30, seconds: 3600, by: 'person' },
    touches: ['fairs'],
    params: idParams,
    body: z.object({
      clientKey: id,
      /** The total that the company agrees to. */
      total: decimal(2),
      /** The class by which the company stands there. */
      class: z.enum(boothClasses),
      note: z.string().check(z.trim(), z.maxLength(1_000)),
      contact: line(2, 120),
    }),
    data: moved,
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/boothorder/page',
    access: seesExhibiting,
    query: z.object({ ...pageQuery, state: z.optional(z.enum(boothOrderStates)) }),
    data: page(boothOrderRow),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/busi/boothorder/detail/{id}',
    access: seesExhibiting,
    params: idParams,
    data: boothOrderView,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/busi/boothorder/withdraw/{id}',
    access: exhibits,
    touches: ['fairs'],
    params: idParams,
    data: moved,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/busi/boothorder/cancel/{id}',
    access: exhibits,
    touches: ['fairs'],
    params: idParams,
    body: z.object({ reason }),
    data: moved,
  }),
};
