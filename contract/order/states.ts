/** Life of an order (deals 30): each step with the party entitled to it. */
export const orderStates = [
  'toConfirm',
  'confirmed',
  'inProduction',
  'shipped',
  'received',
  'completed',
  'cancelled',
  'dispute',
] as const;
export type OrderState = (typeof orderStates)[number];
export const parties = ['buyer', 'supplier'] as const;
export type Party = (typeof parties)[number];
export const otherParty = (p: Party): Party => (p === 'buyer' ? 'supplier' : 'buyer');
/** What a party can do to an order. */
export const orderSteps = ['confirm', 'produce', 'ship', 'receive', 'complete', 'cancel', 'dispute', 'drop'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** What a step asks for: a reason, a day; `delivery` and `receipt` are calls of their own (`deliveries.ts`). */
export type Asked = 'reason' | 'committedDay' | 'expectedEnd' | 'delivery' | 'receipt';

/**
 * step -> from which states, by whom, to which state, and what it asks for; `before` is where the order stood when the dispute was
 * raised, `deliveries` is the state that the deliveries make (deals 52). `raiser` leaves the step to the party that raised the dispute.
 */
export const orderTable: Record<
  OrderStep,
  {
    from: readonly OrderState[];
    by: readonly Party[];
    to: OrderState | 'before' | 'deliveries';
    asks?: Asked;
    raiser?: true;
  }
> = {
  confirm: { from: ['toConfirm'], by: ['supplier'], to: 'confirmed', asks: 'committedDay' },
  produce: { from: ['confirmed'], by: ['supplier'], to: 'inProduction', asks: 'expectedEnd' },
  ship: {
    from: ['confirmed', 'inProduction', 'shipped', 'received'],
    by: ['supplier'],
    to: 'deliveries',
    asks: 'delivery',
  },
  receive: { from: ['confirmed', 'inProduction', 'shipped'], by: ['buyer'], to: 'deliveries', asks: 'receipt' },
  complete: { from: ['received'], by: ['buyer'], to: 'completed' },
  cancel: { from: ['toConfirm', 'confirmed'], by: ['buyer', 'supplier'], to: 'cancelled', asks: 'reason' },
  dispute: {
    from: ['confirmed', 'inProduction', 'shipped', 'received'],
    by: ['buyer', 'supplier'],
    to: 'dispute',
    asks: 'reason',
  },
  drop: { from: ['dispute'], by: ['buyer', 'supplier'], to: 'before', asks: 'reason', raiser: true },
};

/** Steps that `order.step` takes; the others have calls that say what was shipped and received. */
export const plainSteps = [
  'confirm',
  'produce',
  'complete',
  'cancel',
  'dispute',
  'drop',
] as const satisfies OrderStep[];
export type PlainStep = (typeof plainSteps)[number];

/** Of an order, what its steps depend on besides its state. */
export type StepFacts = {
  disputedBy: Party | null;
  /** A change waits for an answer: nothing else is agreed meanwhile. */
  changeOpen: boolean;
  /** Something can still be shipped; something shipped was not received; a complaint is not settled. */
  toShip: boolean;
  toReceive: boolean;
  complaintOpen: boolean;
};

const also: Partial<Record<OrderStep, (f: StepFacts) => boolean>> = {
  confirm: (f) => !f.changeOpen,
  ship: (f) => f.toShip,
  receive: (f) => f.toReceive,
  complete: (f) => !f.complaintOpen,
};

/** Steps open to one party now: what the page offers and what the server allows. */
export const stepsFor = (state: OrderState, party: Party, facts: StepFacts): OrderStep[] =>
  orderSteps.filter((s) => {
    const { from, by, raiser } = orderTable[s];
    return (
      from.includes(state) &&
      by.includes(party) &&
      (!raiser || facts.disputedBy === party) &&
      (also[s]?.(facts) ?? true)
    );
  });

/** The goods are not all on their way, and nothing has stopped the order. */
export const isUnshipped = (state: OrderState): boolean =>
  state === 'toConfirm' || state === 'confirmed' || state === 'inProduction';

/** How a dispute can end, by agreement of both or by the operator: the order goes on, is completed, or is cancelled. */
export const disputeEnds = ['resume', 'completed', 'cancelled'] as const;
export type DisputeEnd = (typeof disputeEnds)[number];
/** So many days after a dispute was raised, either side can hand it to the operator. */
export const escalateAfterDays = 7;
/** So many days the other side has to answer a dispute; then it is the operator's by itself. */
export const answerWithinDays = 5;
/** The most statements that one side makes in one dispute. */
export const maxStatements = 50;
/** So many days after everything was received without a complaint an order is completed by itself; told so many days before. */
export const autoComplete = { afterDays: 10, toldBefore: 3 } as const;

/** What is done with money that goes back after a cancelled order. */
const refundActs = ['refund', 'confirmRefund', 'contestRefund'] as const;
/** The same for what of it the supplier keeps, where its buyer agrees (deals 187). */
const keptActs = ['keepPart', 'confirmKept', 'contestKept'] as const;
/** What belongs to a dispute in the timeline. */
export const disputeActs = [
  'dispute',
  'statement',
  'agree',
  'settle',
  'drop',
  'escalate',
  'escalateDue',
  'decide',
] as const;
/** What stands in the timeline besides the steps. */
export const orderActs = [
  'create',
  ...orderSteps,
  'settle',
  'statement',
  'agree',
  'escalate',
  'escalateDue',
  'decide',
  'complain',
  'answerComplaint',
  'settleComplaint',
  'askChange',
  'acceptChange',
  'refuseChange',
  'withdrawChange',
  'pay',
  'confirmPayment',
  'contestPayment',
  ...refundActs,
  ...keptActs,
  'addDocument',
  'remind',
  'autoComplete',
  'rate',
  'answerRating',
] as const;
export type OrderAct = (typeof orderActs)[number];
/** What the amount of an entry is: paid, returned, or kept by the supplier. */
export const amountKindOf = (step: OrderAct): 'payment' | 'refund' | 'kept' => {
  if (keptActs.some((a) => a === step)) return 'kept';
  return refundActs.some((a) => a === step) ? 'refund' : 'payment';
};
/** Who acts: a side, the operator, or the clock. */
export const actors = [...parties, 'operator', 'clock'] as const;
export type Actor = (typeof actors)[number];
