/**
 * Life of an inquiry and of a quotation as tables of allowed moves (specification 4, decisions 4). `outOfDate` closes
 * quoting; the buyer may still award from what came in time.
 */
export const inquiryStates = ['draft', 'quoting', 'outOfDate', 'awarded', 'withdrawn'] as const;
export type InquiryState = (typeof inquiryStates)[number];
/** From each state, where an inquiry may go. */
export const inquiryMoves: Record<InquiryState, readonly InquiryState[]> = {
  draft: ['quoting'],
  quoting: ['awarded', 'outOfDate', 'withdrawn'],
  outOfDate: ['awarded', 'withdrawn'],
  awarded: [],
  withdrawn: [],
};

/** States that the public hall shows (decisions 4: drafts and withdrawn inquiries are nobody else's). */
export const hallStates = ['quoting', 'outOfDate', 'awarded'] as const satisfies InquiryState[];

/** Incoterms that inquiries and quotations are made in. */
export const tradeTerms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const;

/** Life of a quotation: it is decided once. */
export const quotationStates = ['submitted', 'accepted', 'refused'] as const;
export type QuotationState = (typeof quotationStates)[number];
/** From each state, where a quotation may go. */
export const quotationMoves: Record<QuotationState, readonly QuotationState[]> = {
  submitted: ['accepted', 'refused'],
  accepted: [],
  refused: [],
};

/** The nine filters of the supplier's list (specification 4). */
export const supplierFilters = [
  'all',
  'quoting',
  'outOfDate',
  'readNotQuoted',
  'quoted',
  'notOffered',
  'accepted',
  'refused',
  'notHandled',
] as const;
export type SupplierFilter = (typeof supplierFilters)[number];

/** Whether a table of moves holds this one. */
export const canMove = <S extends string>(moves: Record<S, readonly S[]>, from: S, to: S): boolean =>
  moves[from].includes(to);
