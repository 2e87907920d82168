import type { Asked } from '../open-dialog.ts';
import type { OrderDetail } from '../order-detail.ts';
import { ChangeDialog, EndDialog, RefuseDialog } from './change-dialog.tsx';
import { AnswerDialog, ComplainDialog } from './complaint-dialogs.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { ContestDialog, PayDialog } from './payment-dialogs.tsx';
import { RateDialog, ReplyDialog } from './rating-dialogs.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { ConfirmDialog, ProduceDialog, ReasonDialog } from './step-dialogs.tsx';

type Props = { asked: Asked; detail: OrderDetail; onClose: () => void };

/** The dialogs of the order page, loaded together when the first one opens. */
export default function AllDialogs({ asked, ...rest }: Props) {
  switch (asked.kind) {
    case 'confirm':
      return <ConfirmDialog {...rest} />;
    case 'produce':
      return <ProduceDialog {...rest} />;
    case 'ship':
      return <ShipDialog {...rest} />;
    case 'change':
      return <ChangeDialog {...rest} />;
    case 'end':
      return <EndDialog {...rest} />;
    case 'pay':
      return <PayDialog {...rest} />;
    case 'refund':
      return <RefundDialog {...rest} />;
    case 'document':
      return <DocumentDialog {...rest} />;
    case 'rate':
      return <RateDialog {...rest} />;
    case 'replyRating':
      return <ReplyDialog {...rest} ratingId={asked.ratingId} />;
    case 'receive':
      return <ReceiveDialog {...rest} deliveryId={asked.deliveryId} />;
    case 'complain':
      return <ComplainDialog {...rest} deliveryId={asked.deliveryId} />;
    case 'answerComplaint':
      return <AnswerDialog {...rest} deliveryId={asked.deliveryId} />;
    case 'contest':
    case 'contestRefund':
      return <ContestDialog {...rest} kind={asked.kind} paymentId={asked.paymentId} />;
    case 'refuseChange':
      return <RefuseDialog {...rest} changeId={asked.changeId} />;
    default:
      return <ReasonDialog {...rest} step={asked.step} />;
  }
}
