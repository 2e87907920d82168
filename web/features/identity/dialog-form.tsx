import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#contract/core/client.ts';
import classes from './account/account.module.css';

export type Ends<T> = { onDone: (said: T) => Promise<void>; onClose: () => void };
type Errors = Record<string, string>;

/** Sends once at a time, and keeps what the server refused by its field. */
export const useSend = () => {
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await work();
    } catch (err) {
      const fields = err instanceof CallError ? err.fields : {};
      setErrors(Object.keys(fields).length ? { ...fields } : { form: (err as Error).message });
    }
    setBusy(false);
  };
  return { errors, setErrors, busy, send };
};

type Props = {
  title: string;
  /** What the button does. */
  act: string;
  bad?: boolean;
  busy: boolean;
  fault: string | undefined;
  submit: (e: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: fields, what was refused, cancel and the act. */
export const DialogForm = ({ title, act, bad = false, busy, fault, submit, onClose, children }: Props) => {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={<strong>{title}</strong>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes['form']} method="post" onSubmit={submit} noValidate>
        {children}
        {fault && (
          <p role="alert" className={classes['error']}>
            {fault}
          </p>
        )}
        <div className={classes['acts']} style={{ justifyContent: 'flex-end' }}>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy} {...(bad && { color: 'red' })}>
            {act}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
