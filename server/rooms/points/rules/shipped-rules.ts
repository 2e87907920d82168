import type { RuleCode } from '#contract/points/rules.ts';

type Shipped = {
  value: number;
  step?: number;
  dayCap?: number;
  lifeCap?: number;
  holdDays?: number;
  validDays?: number;
};
const year = { validDays: 365 };

/** What deeds give and cost until an operator sets something else; written into the database where a code has no row. */
export const shippedRules: Record<RuleCode, Shipped> = {
  SIGN_IN: { value: 5, step: 5, dayCap: 30, ...year },
  USER_ONLINE: { value: 5, dayCap: 40, ...year },
  SHARE: { value: 2, dayCap: 2, ...year },
  PROFILE: { value: 200, lifeCap: 200, ...year },
  VERIFY: { value: 300, lifeCap: 900, ...year },
  PUBLISH_INQUIRY: { value: 30, dayCap: 90, holdDays: 3, ...year },
  QUOTE: { value: 15, dayCap: 60, holdDays: 3, ...year },
  ORDER_COMPLETED: { value: 50, dayCap: 200, ...year },
  RATE: { value: 20, dayCap: 60, ...year },
  INVITE: { value: 20, dayCap: 100, holdDays: 7, ...year },
  INVITE_VERIFIED: { value: 100, dayCap: 500, ...year },
  FOLLOW: { value: 2, dayCap: 10, ...year },
  VISIT_BOOTH: { value: 2, dayCap: 10, ...year },
  COUNTERSIGN: { value: 20 },
};
/** From when on they hold: before anything could be earned. */
export const shippedFrom = '2020-01-01T00:00:00Z';
