import { Button, Textarea } from '@mantine/core';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { useText } from '#web/lib/text/lang.ts';

type Props = { quotation: QuotationView; busy: boolean; onRefuse: (reason: string) => void; onClose: () => void };

/** Refuses a quotation, with a reason if one likes. */
const RefuseDialog = ({ quotation, busy, onRefuse, onClose }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const text = useText();
  const [reason, setReason] = useState('');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('compare:refuseTitle', { company: text(quotation.company.name) })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Textarea
        label={`${t('compare:reason')} · ${t('optional', { ns: 'common' })}`}
        maxLength={300}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
      />
      <Button mt="md" fullWidth variant="outline" color="red" loading={busy} onClick={() => onRefuse(reason)}>
        {t('compare:refuse')}
      </Button>
    </Modal>
  );
};

export default RefuseDialog;
