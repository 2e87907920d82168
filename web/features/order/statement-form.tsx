import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeEnds, order } from '#contract/order.ts';
import { call } from '#web/lib/call.ts';
import { uploadFile } from '#web/lib/upload.ts';
import { FileField } from '#web/ui/file-field.tsx';
import type { Stored } from '#web/ui/upload.ts';
import classes from './dispute.module.css';
import { useAct } from './use-act.ts';

/** What one side has to say in a dispute, with evidence and, if it likes, the end that it offers. A repeated click is one. */
export const StatementForm = ({ id, onSent }: { id: string; onSent: () => void }) => {
  const { t } = useTranslation(['order', 'common']);
  const { busy, refused, errors, act } = useAct();
  const [clientKey] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [offer, setOffer] = useState('');
  const [annexes, setAnnexes] = useState<Stored[]>([]);
  const send = async () => {
    const body = {
      clientKey,
      text,
      annexes: annexes.map((a) => a.id),
      offer: disputeEnds.find((e) => e === offer),
    };
    if (await act(() => call(order.statement, { params: { id }, body }))) onSent();
  };
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={t('disputed.text')}
        autosize
        minRows={3}
        maxLength={2000}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
        error={errors['text']}
      />
      <FileField
        label={t('disputed.evidence')}
        kind="annex"
        most={5}
        value={annexes}
        onChange={setAnnexes}
        upload={uploadFile}
        error={errors['annexes']}
      />
      <NativeSelect
        label={t('disputed.offer')}
        value={offer}
        onChange={(e) => setOffer(e.currentTarget.value)}
        data={[
          { value: '', label: t('disputed.noOffer') },
          ...disputeEnds.map((value) => ({ value, label: t(`end.${value}`) })),
        ]}
      />
      <p role="alert" className={classes['refused']}>
        {refused}
      </p>
      <Button type="submit" loading={busy}>
        {t('disputed.send')}
      </Button>
    </form>
  );
};
