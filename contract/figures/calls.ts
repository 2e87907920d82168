import * as z from 'zod/mini';
import { suppliers, within } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { day, id, text, timeZone } from '../core/schemas.ts';

/** Days that figures may cover, in whole weeks up to today; the usual one first. */
export const figureDays = ['28', '84'] as const;
export type FigureDays = (typeof figureDays)[number];
/** So many companies at least make a median (figures 4), and so many offers a place among them (figures 7). */
export const leastPeers = 5;
/** So many buyers at least share a row of what buyers are (figures 8). */
export const leastBuyers = 3;
/** A search without a result is told from so many on (figures 9). */
export const leastMissed = 5;
/** Rows of a ranking. */
export const mostRanked = 10;

/** From being shown in a search to an order. */
export const funnelStages = ['seen', 'opened', 'matched', 'quoted', 'won'] as const;
export type FunnelStage = (typeof funnelStages)[number];
/** How a quotation came to nothing, from what its record says. */
const lostReasons = ['refused', 'otherChosen', 'withdrawnByBuyer', 'expired', 'takenBack'] as const;
export type LostReason = (typeof lostReasons)[number];
/** Where a price stood among all that were offered, the lowest third first. */
export const priceThirds = ['low', 'middle', 'high'] as const;
export type PriceThird = (typeof priceThirds)[number];

/** What figures may be asked of: the days and the zone by whose days is counted. */
export const figureQuery = z.object({ days: z.optional(z.enum(figureDays)), zone: timeZone });
/** What figures are of; `since` and `until` are its first and last day by the zone. */
export const figurePeriod = z.object({ days: z.enum(figureDays), zone: z.string(), since: day, until: day });
export type FigurePeriod = z.infer<typeof figurePeriod>;

const counted = z.nullable(z.int());
const access = within(suppliers, 'seeSelling');
const limit = { points: 60, seconds: 60, by: 'person' } as const;
const product = z.object({ id, name: text, n: z.int() });
/** A kind of buyer or want; `label` is empty for those that are told together. */
const share = z.object({ slug: z.nullable(z.string()), label: text, n: z.int() });
export type Share = z.infer<typeof share>;

/** Calls of the data centre: figures of a supplier's company, for its own people. */
export const dataCentre = {
  nums: endpoint({
    method: 'GET',
    path: '/api/busi/busiDataCenter/getNums',
    access,
    limit,
    query: figureQuery,
    data: z.object({
      period: figurePeriod,
      /** `n` is null where too few visitors could be told apart; `median` where there are too few companies to compare with. */
      funnel: z.array(z.object({ stage: z.enum(funnelStages), n: counted, median: z.nullable(z.number()) })),
      /** Companies that the median is of. */
      peers: counted,
    }),
  }),
  digital: endpoint({
    method: 'GET',
    path: '/api/busi/busiDataCenter/getDigitalNums',
    access,
    limit,
    query: figureQuery,
    data: z.object({
      period: figurePeriod,
      weeks: z.array(
        z.object({ from: day, until: day, opened: counted, matched: z.int(), quoted: z.int(), won: z.int() }),
      ),
      /** Median hours from the match to the first quotation. */
      response: z.object({ quotations: z.int(), hours: z.nullable(z.number()), median: z.nullable(z.number()) }),
    }),
  }),
  topTen: endpoint({
    method: 'GET',
    path: '/api/busi/busiDataCenter/topTen',
    access,
    limit,
    query: figureQuery,
    data: z.object({ period: figurePeriod, products: z.array(product) }),
  }),
  topCollection: endpoint({
    method: 'GET',
    path: '/api/busi/busiDataCenter/topCollection',
    access,
    limit,
    query: figureQuery,
    data: z.object({ period: figurePeriod, products: z.array(product) }),
  }),
  sort: endpoint({
    method: 'GET',
    path: '/api/admin/need/getSort',
    access,
    limit,
    query: figureQuery,
    data: z.object({
      period: figurePeriod,
      /** Buyers whose inquiries matched the company, by their field and by where they want delivery. */
      buyers: counted,
      fields: z.array(share),
      regions: z.array(share),
      /** What all public inquiries asked for, by material. */
      needs: z.array(share),
      /** What was searched for among products and found nothing. */
      missed: z.array(z.object({ term: z.string(), n: z.int() })),
    }),
  }),
  analysis: endpoint({
    method: 'GET',
    path: '/api/admin/need/getPlAnalysis',
    access,
    limit,
    query: figureQuery,
    data: z.object({
      period: figurePeriod,
      /** Ended inquiries of the period for which at least five companies had a price. */
      compared: z.int(),
      prices: z.array(z.object({ third: z.enum(priceThirds), n: z.int(), won: z.int() })),
      lost: z.array(z.object({ reason: z.enum(lostReasons), n: z.int() })),
    }),
  }),
};
