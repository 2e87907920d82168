/**
 * Life of a big-buyer purchase and of an application as tables of allowed moves (purchases 4). `closed` follows from
 * the deadline alone; the buyer may still award from what came in time.
 */
export const purchaseStates = ['open', 'closed', 'awarded', 'withdrawn'] as const;
export type PurchaseState = (typeof purchaseStates)[number];
/** From each state, where a purchase may go. A later deadline opens a closed one again. */
export const purchaseMoves: Record<PurchaseState, readonly PurchaseState[]> = {
  open: ['closed', 'awarded', 'withdrawn'],
  closed: ['open', 'awarded', 'withdrawn'],
  awarded: [],
  withdrawn: [],
};

/**
 * Life of an application. `accepted` is the end where a purchase has no lines; where it has, the supplier is admitted: hands in
 * prices, and is awarded or passed over.
 */
export const applicationStates = ['submitted', 'accepted', 'refused', 'withdrawn', 'awarded', 'passedOver'] as const;
export type ApplicationState = (typeof applicationStates)[number];
/** From each state, where an application may go. Who was passed over may be awarded what an award that fell through leaves. */
export const applicationMoves: Record<ApplicationState, readonly ApplicationState[]> = {
  submitted: ['accepted', 'refused', 'withdrawn'],
  accepted: ['awarded', 'passedOver', 'withdrawn'],
  refused: [],
  withdrawn: [],
  awarded: ['accepted', 'withdrawn'],
  passedOver: ['awarded'],
};
/** States in which a supplier is or was admitted, and reads what is for the admitted alone. */
const admittedStates = ['accepted', 'awarded', 'passedOver'] as const satisfies ApplicationState[];
export const isAdmitted = (state: ApplicationState | undefined): boolean => admittedStates.some((s) => s === state);

/** Orders of the public list. */
export const purchaseSorts = ['newest', 'deadline'] as const;
export type PurchaseSort = (typeof purchaseSorts)[number];

/** What a tender document is. */
export const tenderDocumentKinds = ['specification', 'drawing', 'terms', 'priceForm'] as const;
export type TenderDocumentKind = (typeof tenderDocumentKinds)[number];
/** Who reads a tender document: every member, or suppliers once they are admitted. */
export const audiences = ['all', 'admitted'] as const;
export type Audience = (typeof audiences)[number];

/** What a buyer may ask of a supplier, and what has to be said with each. */
export const criterionKinds = ['certificate', 'capacity', 'years', 'reference', 'text'] as const;
export type CriterionKind = (typeof criterionKinds)[number];
export const criterionAsks: Record<CriterionKind, readonly ('certificate' | 'least' | 'unit' | 'text')[]> = {
  certificate: ['certificate'],
  capacity: ['least', 'unit'],
  years: ['least'],
  reference: ['text'],
  text: ['text'],
};
/** What the buyer says of an answer; `asked`: the supplier is to complete it. */
export const verdicts = ['open', 'met', 'notMet', 'asked'] as const;
export type Verdict = (typeof verdicts)[number];

/** How prices came in: typed on the page, or read from the price file. */
export const offerSources = ['typed', 'file'] as const;
export type OfferSource = (typeof offerSources)[number];

/** So many days before the deadline suppliers are reminded; at 0 the buyer hears that it has passed. */
export const purchaseReminders = [3, 1, 0] as const;

/** The most that one purchase, one application or one offer may hold. */
export const purchaseLimits = {
  products: 20,
  certificates: 10,
  annexes: 5,
  lines: 100,
  criteria: 20,
  evidence: 3,
  documents: 20,
  versions: 20,
  revisions: 50,
  awards: 20,
} as const;
