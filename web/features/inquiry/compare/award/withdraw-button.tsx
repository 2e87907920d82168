import { Button } from '@mantine/core';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/core/client.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { call } from '#web/lib/call.ts';

/** Takes the inquiry back; the dialog says what that means. */
export const WithdrawButton = ({ id }: { id: string }) => {
  const { t } = useTranslation('inquiry');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  const withdraw = async () => {
    try {
      await call(inquiry.withdraw, { params: { id }, body: {} });
      setOpen(false);
      await revalidate();
    } catch (err) {
      setRefusal(err instanceof CallError ? err.message : t('compare.failed'));
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('withdraw.act')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={t('withdraw.title')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
      >
        <p>{t('withdraw.text')}</p>
        {refusal && <p role="alert">{refusal}</p>}
        <Button mt="md" fullWidth variant="outline" color="red" onClick={() => void withdraw()}>
          {t('withdraw.act')}
        </Button>
      </Modal>
    </>
  );
};
