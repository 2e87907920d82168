import * as z from 'zod/mini';
import { session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { currency, day, id, instant, nothing, text } from '../core/schemas.ts';
import { gap, reason } from '../inquiry/schemas.ts';
import { inquiryStates } from '../inquiry/states.ts';
import { orderStates, parties } from '../order/calls.ts';
import { toolKeys } from '../points/rules.ts';
import { startView } from './start.ts';
import { task } from './task.ts';
import { seenKinds } from './tasks.ts';

/** How many rows of each list a home shows; the list itself has the rest. */
export const homeRows = { tasks: 8, threads: 5, quotations: 5, matches: 5, offers: 4, orders: 4, news: 3 } as const;

/** News at home are of so many days. */
export const newsOfDays = 7;

/** An inquiry of the reader's side as a thread: published, matched, quoted, closed, awarded, ordered. */
const inquiryThread = z.object({
  id,
  number: z.string(),
  title: text,
  state: z.enum(inquiryStates),
  quantity: z.string(),
  unit: z.string(),
  publishedAt: z.nullable(instant),
  deadline: instant,
  /** Companies told. */
  matched: z.int(),
  quotations: z.int(),
  maxQuotations: z.int(),
  undecided: z.int(),
  orders: z.int(),
});
export type InquiryThread = z.infer<typeof inquiryThread>;

/** A quotation that waits for the reader's side; `total` decimal text at the largest quantity that is offered on every line. */
const undecided = z.object({
  id,
  company: z.object({ id, name: text, city: text }),
  currency,
  total: z.nullable(z.string()),
  /** Requirements that it meets, of those asked. */
  meets: z.int(),
  asked: z.int(),
  leadDays: z.int(),
  validUntil: day,
  /** The lowest, where all are in one currency and on one trade term. */
  lowest: z.boolean(),
});

/** What the reader's side buys; null for who has no part in it. `all` is what the side's list counts. */
const buying = z.object({
  all: z.int(),
  threads: z.array(inquiryThread),
  /** The most pressing inquiry with quotations to decide. */
  decision: z.nullable(
    z.object({
      id,
      number: z.string(),
      title: text,
      quantity: z.string(),
      unit: z.string(),
      quotations: z.array(undecided),
    }),
  ),
  mayRelease: z.boolean(),
});

/** An inquiry that the company matches and has not quoted for. */
const match = z.object({
  id,
  number: z.string(),
  title: text,
  quantity: z.string(),
  unit: z.string(),
  tradeTerm: z.string(),
  deliveryPlace: text,
  score: z.int(),
  reasons: z.array(reason),
  missing: z.array(gap),
  quotations: z.int(),
  maxQuotations: z.int(),
  deadline: instant,
  read: z.boolean(),
});
/** A quotation of the company that waits for its buyer. */
const offer = z.object({
  id,
  inquiryId: id,
  number: z.string(),
  title: text,
  currency,
  total: z.nullable(z.string()),
  /** Null where it is sealed and cannot be read at present. */
  validUntil: z.nullable(day),
  /** The inquiry's: it may still take others, or be closed. */
  state: z.enum(inquiryStates),
});
/** What the reader's company sells. `open` and `waiting` are what the lists count behind their links. */
const selling = z.object({
  open: z.int(),
  matches: z.array(match),
  waiting: z.int(),
  offers: z.array(offer),
  mayQuote: z.boolean(),
});

const orderThread = z.object({
  id,
  number: z.string(),
  title: text,
  state: z.enum(orderStates),
  party: z.enum(parties),
  other: text,
  deliveryDate: day,
});

/** What has happened around the reader and asks nothing of them; each null where there is nothing. */
const news = z.object({
  /** Products of the last days of companies that the reader follows; `companies` are those with the newest. */
  products: z.nullable(
    z.object({ n: z.int(), capped: z.boolean(), companies: z.array(z.object({ id, name: text, n: z.int() })) }),
  ),
  /** Visitors of the reader's company: `named` ones of the last days, and all as their page counts them. */
  visits: z.nullable(
    z.object({
      visitors: z.nullable(z.int()),
      named: z.int(),
      people: z.array(z.object({ name: z.string(), company: z.nullable(z.object({ id, name: text })), day })),
    }),
  ),
});

const view = z.object({
  /** The most pressing first; `count` counts all of them, `capped` where there are more than a room looks through. */
  tasks: z.array(task),
  count: z.object({ tasks: z.int(), overdue: z.int(), today: z.int(), capped: z.boolean() }),
  buying: z.nullable(buying),
  selling: z.nullable(selling),
  orders: z.nullable(z.object({ all: z.int(), running: z.array(orderThread) })),
  news,
  /** Tools that the reader keeps at hand, and their points; those null for who has no pages of points. */
  hand: z.object({
    tools: z.array(z.enum(toolKeys)),
    points: z.nullable(z.object({ available: z.int(), signed: z.boolean() })),
  }),
  start: startView,
});
export type HomeWork = z.infer<typeof view>;
export type Buying = z.infer<typeof buying>;
export type Selling = z.infer<typeof selling>;
export type OrderThread = z.infer<typeof orderThread>;

/** The call behind every member's home. */
export const homeWork = {
  work: endpoint({
    method: 'GET',
    path: '/api/busi/pc/busi/home/work',
    access: session,
    // A home is the dearest of a member's reads: some forty statements.
    limit: { points: 60, seconds: 60, by: 'person' },
    data: view,
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/busi/pc/busi/home/seen',
    access: session,
    limit: { points: 120, seconds: 60, by: 'person' },
    body: z.object({ kind: z.enum(seenKinds), id }),
    data: nothing,
  }),
};
