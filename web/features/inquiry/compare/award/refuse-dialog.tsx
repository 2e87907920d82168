import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type RefusalReason, refusalReasons } from '#contract/inquiry/states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';

export type Refusal = { why: RefusalReason; reason: string };
type Props = {
  /** What is refused: one quotation, or all that are not decided. */
  title: string;
  /** What it means, where that is more than the title says. */
  text?: string;
  act: string;
  /** What the choice of a reason begins with. */
  first: RefusalReason;
  busy: boolean;
  onRefuse: (refusal: Refusal) => void;
  onClose: () => void;
};

/** Refuses quotations, with a reason that their suppliers read. */
const RefuseDialog = ({ title, text, act, first, busy, onRefuse, onClose }: Props) => {
  const { t } = useTranslation(['compare', 'common']);
  const [why, setWhy] = useState(first);
  const [reason, setReason] = useState('');
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      {text && <p>{text}</p>}
      <NativeSelect
        mt={text ? 'sm' : undefined}
        label={t('reason')}
        value={why}
        data={refusalReasons.map((value) => ({ value, label: t(`common:refusal.${value}`) }))}
        onChange={(e) => setWhy(e.currentTarget.value as RefusalReason)}
      />
      <Textarea
        mt="sm"
        label={`${t('refusalWords')} · ${t('common:optional')}`}
        autosize
        minRows={2}
        maxLength={300}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
      />
      <Button
        mt="md"
        fullWidth
        variant="outline"
        color="red"
        loading={busy}
        onClick={() => onRefuse({ why, reason: reason.trim() })}
      >
        {act}
      </Button>
    </Modal>
  );
};

export default RefuseDialog;
