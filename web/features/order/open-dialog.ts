import type { PlainStep } from '#contract/order/calls.ts';

/** A dialog of the order page, with what it is about. */
export type Asked =
  | { kind: 'confirm' | 'produce' | 'ship' | 'change' | 'end' | 'pay' | 'refund' | 'document' | 'rate' }
  | { kind: 'receive' | 'complain' | 'answerComplaint'; deliveryId: string }
  | { kind: 'contest' | 'contestRefund'; paymentId: string }
  | { kind: 'refuseChange'; changeId: string }
  | { kind: 'replyRating'; ratingId: string }
  | { kind: 'reason'; step: PlainStep };
export type OpenDialog = (asked: Asked) => void;
