import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './account/account.module.css';
import { FormFault } from './fields.tsx';

/** How a dialog ends: done, with what there is to say, or closed. */
export type Ends<Said = void> = { onDone: (said: Said) => Promise<void>; onClose: () => void };

type Props = {
  title: string;
  /** What the button does. */
  act: string;
  bad?: boolean;
  busy: boolean;
  fault: string | undefined;
  submit: () => void;
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
      <form
        className={classes['form']}
        method="post"
        onSubmit={(e: FormEvent) => {
          e.preventDefault();
          submit();
        }}
        noValidate
      >
        {children}
        <FormFault text={fault} />
        <div className={`${classes['acts']} ${classes['end']}`}>
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
