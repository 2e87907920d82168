/** What earns and costs points (docs/product/points.md). Values are rows of the database; what stands here is what they are for. */
export const ruleCodes = [
  'SIGN_IN',
  'USER_ONLINE',
  'SHARE',
  'PROFILE',
  'VERIFY',
  'PUBLISH_INQUIRY',
  'QUOTE',
  'ORDER_COMPLETED',
  'RATE',
  'INVITE',
  'INVITE_VERIFIED',
  'FOLLOW',
  'VISIT_BOOTH',
  'COUNTERSIGN',
] as const;
export type RuleCode = (typeof ruleCodes)[number];
/** What a line of the ledger is booked under: a rule, or the mall, whose goods have their own prices. */
export const entryCodes = [...ruleCodes, 'EXCHANGE'] as const;
export type EntryCode = (typeof entryCodes)[number];

/** Rules that take points; all others give them. */
export const spendingRules = ['COUNTERSIGN'] as const satisfies readonly RuleCode[];
/** Rules that a client may claim by their code; everything else is earned by what the platform itself recorded (points 9). */
export const claimableRules = ['USER_ONLINE', 'SIGN_IN', 'SHARE'] as const satisfies readonly RuleCode[];

export const isSpending = (code: RuleCode): boolean => (spendingRules as readonly RuleCode[]).includes(code);

/** What a line of the ledger does. */
export const entryActs = ['earn', 'release', 'spend', 'refund', 'reverse', 'expire', 'correct', 'close'] as const;
export type EntryAct = (typeof entryActs)[number];

/** Lines of the statement: what came in, what went out, what waits. */
export const statementWays = ['in', 'out', 'held'] as const;
export type StatementWay = (typeof statementWays)[number];
export const statementSorts = ['newest', 'oldest'] as const;
export type StatementSort = (typeof statementSorts)[number];

/** Levels of members, the lowest first; from how many lifetime points each begins is a setting (points 18). */
export const memberLevels = ['basic', 'ordinary', 'senior', 'silver', 'golden', 'diamond'] as const;
export type MemberLevel = (typeof memberLevels)[number];
/** Points at which the levels above `basic` begin. */
export type LevelBounds = Record<Exclude<MemberLevel, 'basic'>, number>;

/** Where each level begins, the lowest first. */
export const levelsOf = (bounds: LevelBounds): { level: MemberLevel; from: number }[] =>
  memberLevels.map((level) => ({ level, from: level === 'basic' ? 0 : bounds[level] }));

/** The level of so many lifetime points. */
export const levelAt = (bounds: LevelBounds, lifetime: number): MemberLevel =>
  levelsOf(bounds).findLast((l) => lifetime >= l.from)?.level ?? 'basic';

/** Signing in for a day that was missed (points 15). */
export const countersignLimits = { withinDays: 7, aMonth: 3 } as const;
/** Points that end within so many days are named beside the balance. */
export const expiringDays = 30;
/** Whole points only, within what an integer column holds. */
export const mostPoints = 1_000_000;

/** Tools that a member may keep at hand on their home, by the page that each is (points 21). */
export const toolKeys = [
  'myFavorite',
  'myInterest',
  'myCards',
  'hotSearch',
  'dynamicRecording',
  'character',
  'inviteFriends',
  'growthTask',
  'releaseInquiry',
  'search',
  'inquiryHall',
  'samples',
] as const;
export type ToolKey = (typeof toolKeys)[number];
export const mostTools = 8;
/** What stands there until somebody chooses. */
export const usualTools: readonly ToolKey[] = ['growthTask', 'myFavorite', 'myCards', 'inviteFriends'];
