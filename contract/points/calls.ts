import * as z from 'zod/mini';
import { identified, open, session } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { refusals } from '../core/errors.ts';
import { cursorPage, cursorQuery, day, id, instant } from '../core/schemas.ts';
import {
  claimableRules,
  entryActs,
  entryCodes,
  memberLevels,
  mostTools,
  ruleCodes,
  spendingRules,
  statementSorts,
  statementWays,
  toolKeys,
} from './rules.ts';

export const pointsErrors = refusals('points', {
  /** Operators earn and spend nothing. */
  notForOperators: 403,
  /** There are fewer points than it costs. */
  tooFew: 409,
  /** The day is signed already. */
  signed: 409,
  /** The day is today, too long ago or before the account. */
  notMissed: 409,
  /** Every countersigning of the month is used. */
  noneLeft: 409,
});

const whole = z.int();
const figure = z.int().check(z.gte(0));
const code = z.enum(ruleCodes);
const levelFrom = z.object({ level: z.enum(memberLevels), from: figure });

export const pointBalance = z.object({
  /** What can be spent. */
  available: figure,
  /** Earned, and not to be spent before its hold is over. */
  pending: figure,
  /** What a reversal could not take: later earnings pay it first. */
  claim: figure,
});
export type PointBalance = z.infer<typeof pointBalance>;

export const scoreInfo = z.object({
  ...pointBalance.shape,
  lifetime: figure,
  level: z.enum(memberLevels),
  levels: z.array(levelFrom),
  /** The level after this one; null at the highest. */
  next: z.nullable(levelFrom),
  /** Points that end within 30 days, and the first day on which some do; null where none do. */
  expiring: z.nullable(z.object({ points: figure, on: day })),
  /** Earned today, in China. */
  today: figure,
});
export type ScoreInfo = z.infer<typeof scoreInfo>;

export const scoreRule = z.object({
  code,
  spends: z.boolean(),
  /** Whole points that one deed gives, or costs. */
  value: figure,
  /** Points more for each further day of a streak. */
  step: figure,
  /** Most points of a day, and of a life; null without a bound. */
  dayCap: z.nullable(figure),
  lifeCap: z.nullable(figure),
  /** Days before they can be spent, and days after which they end; null never. */
  holdDays: figure,
  validDays: z.nullable(figure),
  from: instant,
});
export type ScoreRule = z.infer<typeof scoreRule>;

/** A rule with what the reader has earned by it. */
export const growthTask = z.object({
  ...scoreRule.shape,
  /** Deeds of today, points of today and points in all. */
  deeds: figure,
  today: figure,
  life: figure,
  /** Whether it gives nothing more today, or ever. */
  done: z.enum(['open', 'today', 'ever']),
  /** When it can be claimed again; null where it is no matter of time. */
  again: z.nullable(instant),
});
export type GrowthTask = z.infer<typeof growthTask>;

export const scoreEntry = z.object({
  id,
  /** Its number in the person's ledger, from 1 without a gap. */
  no: z.int(),
  at: instant,
  act: z.enum(entryActs),
  rule: z.nullable(z.enum(entryCodes)),
  /** What it was for, as people call it: a number, a day. */
  about: z.string(),
  /** What it gives or takes in all. */
  amount: whole,
  /** The same by account. */
  available: whole,
  pending: whole,
  claim: whole,
  /** What can be spent after it. */
  balance: figure,
  /** When the points end; null never, and where none were given. */
  expiresAt: z.nullable(instant),
  /** Why an operator booked it. */
  note: z.nullable(z.string()),
});
export type ScoreEntry = z.infer<typeof scoreEntry>;

const earned = z.object({
  /** Points that this call gave or took; 0 where there were none left to give. */
  points: whole,
  ...pointBalance.shape,
  /** When the same can be claimed again; null where it is no matter of time. */
  again: z.nullable(instant),
});
export type Earned = z.infer<typeof earned>;

export const signDays = z.object({
  /** The day in China, and when the next one begins. */
  today: day,
  nextDay: instant,
  signed: z.boolean(),
  streak: figure,
  /** What the next signing in gives: today's, or tomorrow's where today is signed. */
  next: figure,
  /** Days of the month that was asked for. */
  days: z.array(z.object({ day, countersigned: z.boolean() })),
  countersign: z.object({
    price: figure,
    left: figure,
    /** Missed days that can be signed now, the newest first. */
    days: z.array(day),
  }),
});
export type SignDays = z.infer<typeof signDays>;

const perPerson = { limit: { points: 60, seconds: 60, by: 'person' as const } };
const claimed = { query: z.object({ ruleCode: z.enum(claimableRules) }), data: earned };

/** Points of members: balance, statement, and the few deeds that a client may claim. */
export const points = {
  currentScore: endpoint({
    method: 'GET',
    path: '/api/busi/busiscoredetail/currentScore',
    access: session,
    data: pointBalance,
  }),
  scoreInfo: endpoint({
    method: 'GET',
    path: '/api/busi/busiscoredetail/scoreInfo',
    access: session,
    data: scoreInfo,
  }),
  userInfo: endpoint({
    method: 'GET',
    path: '/api/busi/busiscoredetail/userinfo/{userId}',
    access: session,
    params: z.object({ userId: id }),
    data: scoreInfo,
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/busi/busiscoredetail/page',
    access: session,
    query: z.object({
      ...cursorQuery,
      rule: z.optional(z.enum(entryCodes)),
      way: z.optional(z.enum(statementWays)),
      from: z.optional(day),
      to: z.optional(day),
      sort: z.optional(z.enum(statementSorts)),
    }),
    data: cursorPage(scoreEntry),
  }),
  saveScore: endpoint({
    method: 'POST',
    path: '/api/busi/busiscoredetail/saveScore',
    access: session,
    ...perPerson,
    ...claimed,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/busi/busiscoredetail/add',
    access: session,
    ...perPerson,
    ...claimed,
  }),
  deductPoints: endpoint({
    method: 'POST',
    path: '/api/busi/busiscoredetail/deductPoints',
    access: session,
    ...perPerson,
    query: z.object({ ruleCode: z.enum(spendingRules), day: z.optional(day) }),
    data: earned,
  }),
  showRule: endpoint({
    method: 'GET',
    path: '/api/busi/busiscorerule/showRule',
    access: open,
    shows: [],
    data: z.array(scoreRule),
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/api/busi/busiscorerule/tasks',
    access: session,
    data: z.array(growthTask),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/busi/busisign/signin',
    access: identified,
    ...perPerson,
    data: z.object({ ...earned.shape, streak: figure }),
  }),
  countersign: endpoint({
    method: 'POST',
    path: '/api/busi/busisign/countersign',
    access: identified,
    ...perPerson,
    body: z.object({ day }),
    data: z.object({ ...earned.shape, streak: figure }),
  }),
  mySignDays: endpoint({
    method: 'GET',
    path: '/api/busi/busisign/mysignindays',
    access: session,
    query: z.object({ month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))) }),
    data: signDays,
  }),
};

const tools = z.object({ tools: z.array(z.enum(toolKeys)).check(z.maxLength(mostTools)) });

/** Which tools a member keeps at hand. */
export const memberTools = {
  show: endpoint({ method: 'GET', path: '/api/busi/busiTool/show', access: session, data: tools }),
  save: endpoint({
    method: 'POST',
    path: '/api/busi/busiTool/save',
    access: session,
    ...perPerson,
    body: tools,
    data: tools,
  }),
};
