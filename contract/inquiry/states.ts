/**
 * Life of an inquiry and of a quotation as tables of allowed moves (deals 1). `outOfDate` closes
 * quoting; the buyer may still award from what came in time. An award falls through when its order is cancelled: the inquiry
 * is then what its deadline makes it.
 */
export const inquiryStates = ['draft', 'quoting', 'outOfDate', 'awarded', 'withdrawn'] as const;
export type InquiryState = (typeof inquiryStates)[number];
/** From each state, where an inquiry may go. */
export const inquiryMoves: Record<InquiryState, readonly InquiryState[]> = {
  draft: ['quoting'],
  quoting: ['awarded', 'outOfDate', 'withdrawn'],
  outOfDate: ['quoting', 'awarded', 'withdrawn'],
  awarded: ['quoting', 'outOfDate'],
  withdrawn: [],
};

/** Why a company that was told of an inquiry does not quote it. */
export const declineReasons = ['capacity', 'material', 'price', 'leadTime', 'terms', 'location', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
/** Why a buyer does not choose a quotation; `filled`: the lines went to others. */
export const refusalReasons = ['price', 'leadTime', 'terms', 'requirements', 'filled', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
/** What is recorded of an inquiry with who did it, for the own side. */
export const inquiryActs = ['refresh', 'invite', 'withdraw', 'refuse', 'takeBack'] as const;
export type InquiryAct = (typeof inquiryActs)[number];
/** So many days before the deadline an invited company that has said nothing is reminded. */
export const reminderDays = [3, 1] as const;

/** States that the public hall shows (deals 7). */
export const hallStates = ['quoting', 'outOfDate', 'awarded'] as const satisfies InquiryState[];

/** Who may find an inquiry: everybody, or whom it invites. */
export const visibilities = ['public', 'invited'] as const;
export type Visibility = (typeof visibilities)[number];

/** Terms of payment; the number of a term is its days, or its share in per cent. */
export const paymentTypes = ['prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit'] as const;
/** Incoterms that inquiries and quotations are made in. */
export const tradeTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;

/** Life of a quotation: it is decided once, unless the order that came of it, or of another, is cancelled; lines that are left may follow. */
export const quotationStates = ['submitted', 'accepted', 'refused', 'withdrawn'] as const;
export type QuotationState = (typeof quotationStates)[number];
/**
 * From each state, where a quotation may go. An accepted one may be awarded further lines. Its company withdraws one that is not decided. An accepted one is open again when the buyer cancels the order, and withdrawn when
 * the supplier does or the dispute about it ends so; a withdrawn one can be submitted anew while the inquiry takes quotations.
 * A refused one can be accepted after an award of the inquiry fell through.
 */
export const quotationMoves: Record<QuotationState, readonly QuotationState[]> = {
  submitted: ['accepted', 'refused', 'withdrawn'],
  accepted: ['accepted', 'submitted', 'withdrawn'],
  refused: ['accepted'],
  withdrawn: ['submitted'],
};

/** The nine filters of the supplier's list (deals 16). */
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

/** Orders of a buyer's own inquiries. */
export const ownSorts = ['newest', 'deadline'] as const;
/** Orders of a company's quotations: the latest changed, or what runs out first. */
export const quotationSorts = ['newest', 'valid'] as const;
/** Orders of smart match. */
export const matchSorts = ['match', 'deadline', 'newest'] as const;
export type MatchSort = (typeof matchSorts)[number];
/** Orders of the hall: what takes quotations still stands first. */
export const hallSorts = ['newest', 'deadline'] as const;
export type HallSort = (typeof hallSorts)[number];

/** Limits of an inquiry that keep suppliers from being told, as the form names them (deals 196). */
export const loosenCodes = ['certificate', 'process', 'field', 'region', 'requirement', 'quantity', 'invited'] as const;
export type LoosenCode = (typeof loosenCodes)[number];
