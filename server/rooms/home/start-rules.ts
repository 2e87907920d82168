import { judge, quoteRight, type RoleCode, roleCodes, type UserType } from '#contract/core/access.ts';
import type { Seat } from '#contract/core/seats.ts';
import { type StartStep, startWays, type StartWay } from '#contract/home/start.ts';
import { mayOpen, type PageAddress, pageTo } from '#contract/pages.ts';

/** What the rules read of a person and of what they have done. */
export type StartFacts = {
  userType: UserType;
  roles: readonly RoleCode[];
  isFinish: boolean;
  authStatus: number;
  entId: string | null;
  seat: Seat | null;
  /** What they said at registration that they want to be. */
  wish: string | undefined;
  published: boolean;
  quoted: boolean;
};

/** Which first steps somebody has (home 9). Whoever sits for a company without managing it has none: its owner takes them. */
export const wayOf = (f: StartFacts): StartWay => {
  if (f.userType === 4 || f.userType === 9) return 'none';
  if (f.seat && f.seat !== 'owner') return 'colleague';
  if (f.userType === 5 || f.wish === 'service') return 'provider';
  if (f.userType === 2) return f.roles.includes(roleCodes.viewer) ? 'viewer' : 'buyer';
  if (f.roles.includes(roleCodes.supplier) || f.userType === 1 || f.wish === 'supplier') return 'supplier';
  return 'company';
};

/** Steps with those done, and the page of each; `complete` and `company` are filled in at home. */
export const stepsOf = (f: StartFacts): { key: StartStep; done: boolean }[] => {
  const done: Record<StartStep, boolean> = {
    complete: f.isFinish,
    company: f.isFinish,
    verify: f.authStatus !== 0 || f.roles.includes(roleCodes.supplier),
    publish: f.published,
    quote: f.quoted,
  };
  return startWays[wayOf(f)].map((key) => ({ key, done: done[key] }));
};

/** The page of the verification that somebody's way asks for, where they may open it. */
const verifyPage = (f: StartFacts): PageAddress | null => {
  const way = wayOf(f);
  const key = way === 'provider' ? 'beThirdParty' : way === 'company' ? 'verifyEnterprise' : 'beSupplier';
  return mayOpen(key, f) ? pageTo(key) : null;
};

/** Where a step is taken; null for one that is filled in at home. */
export const pageOfStep = (f: StartFacts, step: StartStep): PageAddress | null => {
  if (step === 'verify') return verifyPage(f);
  if (step === 'publish') return pageTo('releaseInquiry', { new: 1 });
  if (step === 'quote') return judge(quoteRight, f) === 'yes' ? pageTo('smartMatch') : null;
  return null;
};
