import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { escalateAfterDays, type OrderStep } from '#contract/order/calls.ts';
import classes from './order-steps.module.css';

type Props = {
  step: OrderStep;
  busy: boolean;
  refused: string;
  onSend: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before a step that the other side must understand. The browser's own dialog keeps and returns the focus. */
export const ReasonDialog = ({ step, busy, refused, onSend, onClose }: Props) => {
  const { t } = useTranslation(['order', 'common']);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const reason = new FormData(e.currentTarget).get('reason');
    onSend(typeof reason === 'string' ? reason.trim() : '');
  };
  return (
    <dialog ref={dialog} className={classes['dialog']} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={send}>
        <h2 id={`${id}-title`}>{t(`ask.${step}` as 'ask.cancel')}</h2>
        <p>{t(`binds.${step}` as 'binds.dispute', { days: escalateAfterDays })}</p>
        <label htmlFor={`${id}-reason`}>{t('reason')}</label>
        <textarea
          id={`${id}-reason`}
          name="reason"
          rows={4}
          required
          maxLength={500}
          aria-describedby={refused ? `${id}-refused` : undefined}
          aria-invalid={refused ? true : undefined}
        />
        <p id={`${id}-refused`} role="alert" className={classes['refused']}>
          {refused}
        </p>
        <div className={classes['acts']}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t('back')}
          </Button>
          <Button type="submit" variant="outline" color="red" loading={busy}>
            {t(`act.${step}`)}
          </Button>
        </div>
      </form>
    </dialog>
  );
};
