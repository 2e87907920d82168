import type { Message } from '#contract/chat/calls.ts';
import { useReports } from '#web/lib/report-slot.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';

type Props = { message: Message; onClose: () => void };

/** Hands a message to the operator. */
export const ReportDialog = ({ message, onClose }: Props) => {
  const { t } = useTranslation('chat');
  const reports = useReports();
  return (
    <Modal opened onClose={onClose} title={t('reportTitle')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      {reports.form({ kind: 'message', id: message.messageId, onClose })}
    </Modal>
  );
};
