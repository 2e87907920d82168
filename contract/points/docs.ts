import type { CallsDocs, RoomDocs } from '../core/docs.ts';
import { common } from '../core/errors.ts';
import {
  growthTask,
  type memberTools,
  pointBalance,
  type points,
  pointsErrors,
  scoreEntry,
  scoreInfo,
  scoreRule,
  signDays,
} from './calls.ts';

const balance = {
  available: ['Points that can be spent.', 640],
  pending: ['Points that are earned and still held.', 30],
  claim: ['What a reversal could not take; later earnings pay it first.', 0],
} as const;
const rule = {
  code: ['Code of the rule.', 'PUBLISH_INQUIRY'],
  spends: ['Whether it takes points instead of giving some.', false],
  value: ['Whole points that one deed gives, or costs.', 30],
  step: ['Points more for each further day of a streak.', 0],
  dayCap: ['Most points of a day in China; null without a bound.', 90],
  lifeCap: ['Most points of a life; null without a bound.', null],
  holdDays: ['Days for which they are held before they can be spent.', 3],
  validDays: ['Days after which they end; null never.', 365],
  from: ['From when on the rule holds.', '2026-11-01T00:00:00Z'],
} as const;
const level = ['Level of the member, by lifetime points.', 'senior'] as const;

export const pointsDocs: RoomDocs = {
  schemas: {
    PointBalance: { is: pointBalance, about: 'What a member has.', fields: balance },
    ScoreInfo: {
      is: scoreInfo,
      about: 'Balance and level of a member.',
      fields: {
        ...balance,
        lifetime: ['Points earned in all, less what was reversed.', 2460],
        level,
        levels: 'The levels, the lowest first, with the points at which each begins.',
        next: 'The level after this one; null at the highest.',
        'levels.from': ['Lifetime points at which it begins.', 2000],
        'next.from': ['Lifetime points at which it begins.', 5000],
        expiring: 'Points that end within 30 days; null where none do.',
        points: ['How many points.', 300],
        on: ['The first day on which some end.', '2026-12-31'],
        today: ['Points earned today, in China.', 20],
      },
    },
    ScoreRule: { is: scoreRule, about: 'What a deed gives or costs.', fields: rule },
    GrowthTask: {
      is: growthTask,
      about: 'A rule with what the reader has earned by it.',
      fields: {
        ...rule,
        deeds: ['Deeds of today.', 1],
        today: ['Points of today.', 30],
        life: ['Points in all.', 240],
        done: ['Whether it still gives points: `open`, not any more `today`, or not `ever`.', 'open'],
        again: 'When it can be claimed again; null where it is no matter of time.',
      },
    },
    ScoreEntry: {
      is: scoreEntry,
      about: 'A line of a member’s ledger. Lines are never changed or deleted.',
      fields: {
        no: ['Its number in the ledger of the person, from 1 without a gap.', 42],
        act: ['What it does.', 'earn'],
        rule: ['Code of the rule; null where none applies.', 'PUBLISH_INQUIRY'],
        about: ['What it was for: a number or a day; empty where nothing more is to say.', 'XJ20261120-0001'],
        amount: ['What it gives or takes in all.', 30],
        available: ['What the points that can be spent gain.', 30],
        pending: ['What the held points gain.', 0],
        claim: ['What a claim gains; negative where it is paid.', 0],
        balance: ['Points that can be spent after it.', 640],
        expiresAt: 'When the points end; null never, and where none were given.',
        note: ['Why an operator booked it; null for all other lines.', null],
      },
    },
    SignDays: {
      is: signDays,
      about: 'Signed days of a month, and what can be signed now.',
      fields: {
        today: ['Today in China.', '2026-11-24'],
        nextDay: 'When the next day begins in China.',
        signed: ['Whether today is signed.', true],
        streak: ['Days in a row up to today, or to yesterday where today is not signed yet.', 5],
        next: ['What the next signing in gives.', 30],
        days: 'Signed days of the month that was asked for.',
        day: ['Day of China.', '2026-11-23'],
        countersigned: ['Whether it was signed later, for points.', false],
        countersign: 'Signing for days that were missed.',
        price: ['What one costs.', 20],
        left: ['How many are left this month.', 2],
        'countersign.days': ['Missed days that can be signed now, the newest first.', ['2026-11-21']],
      },
    },
  },
  fields: {
    ...balance,
    points: ['Points that this call gave or took; 0 where none were left to give.', 5],
    again: 'When the same can be claimed again; null where it is no matter of time.',
    streak: ['Days in a row.', 5],
    ruleCode: ['Code of the rule.', 'USER_ONLINE'],
    rule: ['Lines of one rule.', 'SIGN_IN'],
    way: ['Lines that gave, that took, or that held or released points.', 'in'],
    from: ['First day, of China.', '2026-11-01'],
    to: ['Last day, of China.', '2026-11-30'],
    day: ['Day of China.', '2026-11-21'],
    month: ['Month, this one where none is given.', '2026-11'],
    tools: ['Pages that are kept at hand, in their order.', ['growthTask', 'myFavorite']],
  },
};

export const pointsCalls: CallsDocs<typeof points> = {
  currentScore: {
    id: 'readBalance',
    summary: 'Read the balance',
    about: 'What can be spent, what is held, and what is owed. It equals the sum of the ledger’s lines.',
  },
  scoreInfo: {
    id: 'readScore',
    summary: 'Read balance and level',
    about: 'Balance, level with the next one, points that end soon, points of today.',
  },
  userInfo: {
    id: 'readUserScore',
    summary: 'Read balance and level by person',
    about: 'The same for the own id; every other id is as absent.',
    refuses: [common.notFound],
  },
  page: {
    id: 'listScoreEntries',
    summary: 'List the lines of one’s ledger',
    about: 'The statement, by rule, way and days.',
  },
  saveScore: {
    id: 'claimScore',
    summary: 'Claim points',
    about:
      'Takes the few rules that a client may claim: an hour online, signing in, sharing. Claimed again too early it gives nothing and says when it can be. All else is earned by what the platform records.',
    refuses: [pointsErrors.notForOperators, common.complete],
  },
  add: {
    id: 'addScore',
    summary: 'Claim points, by the shorter name',
    about: 'The same as `claimScore`; clients call it every hour with `USER_ONLINE`.',
    refuses: [pointsErrors.notForOperators, common.complete],
  },
  deductPoints: {
    id: 'deductPoints',
    summary: 'Spend points by a rule',
    about: 'Signs for a missed day; without a day for the newest one.',
    fields: { ruleCode: ['Code of the rule.', 'COUNTERSIGN'] },
    refuses: [
      pointsErrors.notForOperators,
      pointsErrors.tooFew,
      pointsErrors.signed,
      pointsErrors.notMissed,
      pointsErrors.noneLeft,
    ],
  },
  showRule: {
    id: 'listScoreRules',
    summary: 'List the rules in force',
    about: 'What each deed gives or costs now, with its caps.',
  },
  tasks: {
    id: 'listGrowthTasks',
    summary: 'List what earns points',
    about: 'The rules that give points, with what the reader has earned by each today and in all.',
  },
  signIn: {
    id: 'signIn',
    summary: 'Sign in for today',
    about: 'Counts today, by the day of China, and pays by the streak. The same day again gives nothing more.',
    refuses: [pointsErrors.notForOperators],
  },
  countersign: {
    id: 'countersign',
    summary: 'Sign for a missed day',
    about:
      'For points: the day counts for the streak and earns nothing itself. Of the last 7 days, three times a month.',
    refuses: [
      pointsErrors.notForOperators,
      pointsErrors.tooFew,
      pointsErrors.signed,
      pointsErrors.notMissed,
      pointsErrors.noneLeft,
    ],
  },
  mySignDays: {
    id: 'listSignDays',
    summary: 'List signed days',
    about: 'Signed days of a month, the streak, and missed days that can be signed now.',
  },
};

export const memberToolsCalls: CallsDocs<typeof memberTools> = {
  show: {
    id: 'listTools',
    summary: 'List the tools at hand',
    about: 'Which tools the reader keeps at hand on their home, in their order.',
  },
  save: {
    id: 'saveTools',
    summary: 'Choose the tools at hand',
    about: 'Keeps which tools stand at hand, and in which order; a tool that is named twice stands once.',
  },
};
