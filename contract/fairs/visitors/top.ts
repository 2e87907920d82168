import * as z from 'zod/mini';
import { company } from '../../catalogue/calls.ts';
import { open } from '../../core/access.ts';
import { endpoint } from '../../core/endpoint.ts';
import { id, instant, text } from '../../core/schemas.ts';
import { boothClasses } from '../classes.ts';
import { fairPhases } from '../states.ts';

/** What exhibitors of a fair are ranked by. */
export const topLists = ['visits', 'cards', 'collections'] as const;
export type TopList = (typeof topLists)[number];

/** Days of a window, ranks of a list, and counts below which a list is absent (fairs 50 to 52). */
export const topRules = { days: 7, ranks: 10, least: 5, freshMinutes: 5 } as const;

export const topRow = z.object({
  rank: z.int(),
  company,
  booth: z.object({ id, number: z.string(), class: z.enum(boothClasses), hallId: id, hallNo: z.int() }),
  n: z.int(),
  /** Ranks up from the window before, negative for down; null where it was not ranked then. */
  change: z.nullable(z.int()),
});
export type TopRow = z.infer<typeof topRow>;

const list = z.nullable(z.array(topRow));
const topView = z.object({
  fair: z.nullable(z.object({ id, name: text, zone: z.string(), phase: z.enum(fairPhases) })),
  fairs: z.array(z.object({ id, name: text, phase: z.enum(fairPhases) })),
  /** The window: from `from` to `to`, which is when it was counted, or the end of the fair. */
  from: instant,
  to: instant,
  visits: list,
  cards: list,
  collections: list,
});
export type TopView = z.infer<typeof topView>;

/** Exhibitors of a fair by what visitors do. */
export const fairTop = {
  read: endpoint({
    method: 'GET',
    path: '/api/busi/fair/top',
    access: open,
    shows: ['fairs', 'companies'],
    query: z.object({ fair: z.optional(id) }),
    data: topView,
  }),
};
