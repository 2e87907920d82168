import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { operatorRecords } from '#contract/operator/records.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { deskCall } from '../desk-call.ts';
import { DeskDialog } from '../desk-dialog.tsx';
import desk from '../desk.module.css';

type Seen = DataOf<typeof operatorRecords.contact>;

const Ask = ({ id, onSeen, onClose }: { id: string; onSeen: (seen: Seen) => void; onClose: () => void }) => {
  const { t } = useTranslation('operator');
  const form = useCallForm({
    endpoint: operatorRecords.contact,
    initial: { reason: '' },
    input: (body) => ({ params: { id }, body }),
    words: { reason: t('operators.needReason') },
    send: deskCall,
    onDone: onSeen,
  });
  return (
    <DeskDialog title={t('record.seeContact')} act={t('record.seeContactAct')} form={form} onClose={onClose}>
      <p>{t('record.seeContactText')}</p>
      <TextInput data-autofocus label={t('operators.reason')} maxLength={300} {...form.input('reason')} />
    </DeskDialog>
  );
};

/** Phone and mail with their middle hidden; whole for a reason, which is recorded (operator 16). */
export const Contact = ({ id, phone, email }: { id: string; phone: string; email: string }) => {
  const { t } = useTranslation('operator');
  const [asking, setAsking] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  const shown = seen ? [seen.phone, seen.email] : [phone, email];
  if (!phone && !email) return '—';
  return (
    <>
      <span className="figure">{shown.filter(Boolean).join(' · ')}</span>{' '}
      {!seen && (
        <button type="button" className={desk['act']} onClick={() => setAsking(true)}>
          {t('record.seeContact')}
        </button>
      )}
      {asking && (
        <Ask
          id={id}
          onSeen={(s) => {
            setSeen(s);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
