import { Button, Modal } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from '../account/account.module.css';
import { FormFault } from '../fields.tsx';

/** How a dialog ends: done, with what there is to say, or closed. */
export type Ends<Said = void> = { onDone: (said: Said) => Promise<void>; onClose: () => void };

type Frame = {
  title: string;
  /** What the button does. */
  act: string;
  bad?: boolean;
  onClose: () => void;
  children: ReactNode;
};
type FormProps = Frame & {
  form: {
    props: FormHTMLAttributes<HTMLFormElement>;
    busy: boolean;
    fault: string | undefined;
  };
};

/** A form in a dialog: fields, what was refused, cancel and the act. */
export const FormDialog = ({ title, act, bad = false, form, onClose, children }: FormProps) => {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={<strong className={classes['title']}>{title}</strong>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form {...form.props} className={classes['form']} method="post">
        {children}
        <FormFault text={form.fault} />
        <div className={`${classes['acts']} ${classes['end']}`}>
          <Button variant="default" onClick={onClose} disabled={form.busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy} {...(bad && { color: 'red' })}>
            {act}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

type ActProps = Frame & { work: { busy: boolean; fault: string }; onAct: () => Promise<unknown> };

/** An act that is asked about before it is done, with nothing to fill in. */
export const ActDialog = ({ work, onAct, ...frame }: ActProps) => (
  <FormDialog
    {...frame}
    form={{
      busy: work.busy,
      fault: work.fault,
      props: {
        onSubmit: (e) => {
          e.preventDefault();
          void onAct();
        },
      },
    }}
  />
);
