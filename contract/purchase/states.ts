/**
 * Life of a big-buyer purchase and of an application as tables of allowed moves (purchases 4). `closed` follows from
 * the deadline alone; the buyer may still accept applications that came in time.
 */
export const purchaseStates = ['open', 'closed', 'awarded', 'withdrawn'] as const;
export type PurchaseState = (typeof purchaseStates)[number];
/** From each state, where a purchase may go. */
export const purchaseMoves: Record<PurchaseState, readonly PurchaseState[]> = {
  open: ['closed', 'awarded', 'withdrawn'],
  closed: ['awarded', 'withdrawn'],
  awarded: [],
  withdrawn: [],
};

/** Life of an application: it is decided once. */
export const applicationStates = ['submitted', 'accepted', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Orders of the public list. */
export const purchaseSorts = ['newest', 'deadline'] as const;
export type PurchaseSort = (typeof purchaseSorts)[number];
/** The most that one purchase may name, and annexes of one application. */
export const purchaseLimits = { products: 20, certificates: 10, annexes: 5 } as const;
