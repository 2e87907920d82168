import { judge, quoteRight } from '#contract/core/access.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { purchase } from '#contract/purchase.ts';
import type { Person } from '#server/platform/context.ts';
import { covers, type Standing } from './rules.ts';
import type { ApplicationRecord, PurchaseRecord } from './store.ts';

/** The buyer's side: who released it and colleagues of the same company. */
export const ownsPurchase = (p: Person, x: Pick<PurchaseRecord, 'buyerId' | 'entId'>): boolean =>
  x.buyerId === p.userId || (x.entId !== null && x.entId === p.entId);

/** A withdrawn purchase stays known to its buyer and to the companies that applied. */
export const mayKnow = (p: Person | null, x: PurchaseRecord, mine: ApplicationRecord | undefined): boolean =>
  x.state !== 'withdrawn' || Boolean(p && (ownsPurchase(p, x) || mine));

/** What stands between a person and an application, in the order in which it is told. */
export const verdictOf = (
  p: Person | null,
  x: PurchaseRecord,
  mine: ApplicationRecord | undefined,
  standing: Standing[] | null,
): DataOf<typeof purchase.detail>['apply'] => {
  if (!p) return 'login';
  if (ownsPurchase(p, x)) return 'own';
  if (mine) return 'applied';
  if (x.state !== 'open') return 'closed';
  const right = judge(quoteRight, p);
  if (right !== 'yes') return right === 'customerService' ? 'customerService' : 'noRight';
  if (!standing) return 'noRight';
  return covers(standing) ? 'yes' : 'missing';
};
