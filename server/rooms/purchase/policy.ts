import { judge, quoteRight } from '#contract/core/access.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { purchase } from '#contract/purchase/calls.ts';
import type { SeatRight } from '#contract/core/seats.ts';
import type { Person } from '#server/platform/context.ts';
import { isOfSide, mayOnSide } from '#server/platform/side.ts';
import { covers, type CertificateStanding } from './rules.ts';
import type { ApplicationRecord, PurchaseRecord } from './store.ts';

type Owned = Pick<PurchaseRecord, 'buyerId' | 'entId'>;
const authored = (x: Owned) => ({ userId: x.buyerId, entId: x.entId });

/** The buyer's side, whatever the seat: nobody of it applies. */
export const isBuyersSide = (p: Person, x: Owned): boolean => isOfSide(p, authored(x));

/** The buyer's side with a seat that may read its purchases, or act on them. */
export const ownsPurchase = (p: Person, x: Owned, right: SeatRight = 'seeBuying'): boolean =>
  mayOnSide(p, authored(x), right);

/** A withdrawn purchase stays known to its buyer and to the companies that applied. */
export const mayKnow = (p: Person | null, x: PurchaseRecord, mine: ApplicationRecord | undefined): boolean =>
  x.state !== 'withdrawn' || Boolean(p && (ownsPurchase(p, x) || mine));

/** What stands between a person and an application, in the order in which it is told. */
export const verdictOf = (
  p: Person | null,
  x: PurchaseRecord,
  mine: ApplicationRecord | undefined,
  standing: CertificateStanding[] | null,
): DataOf<typeof purchase.detail>['apply'] => {
  if (!p) return 'login';
  if (isBuyersSide(p, x)) return 'own';
  if (mine) return 'applied';
  if (x.state !== 'open') return 'closed';
  const right = judge(quoteRight, p);
  if (right !== 'yes') return right === 'customerService' ? 'customerService' : 'noRight';
  if (!standing) return 'noRight';
  return covers(standing) ? 'yes' : 'missing';
};
