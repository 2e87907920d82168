import { Button, Modal } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './desk.module.css';

type Frame = { title: string; onClose: () => void; children: ReactNode };

/** A dialog of the desk: its title and what it says. One that shows something once stays until it is closed by its button. */
export const DeskModal = ({ title, onClose, once = false, children }: Frame & { once?: boolean }) => (
  <Modal.Root opened centered onClose={onClose} closeOnClickOutside={!once} closeOnEscape={!once}>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body>
        <Modal.Title fw={600}>{title}</Modal.Title>
        {children}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);

type Props = Frame & {
  /** What the button does. */
  act: string;
  form: { props: FormHTMLAttributes<HTMLFormElement>; busy: boolean; fault: string | undefined };
};

/** A form of the desk in a dialog: fields, what was refused, the act and cancel. */
export const DeskDialog = ({ title, act, form, onClose, children }: Props) => {
  const { t } = useTranslation('common');
  return (
    <DeskModal title={title} onClose={onClose}>
      <form {...form.props} className={classes['settings']}>
        {children}
        <span role="alert" className={classes['wrong']}>
          {form.fault}
        </span>
        <div className={classes['acts']}>
          <Button type="submit" loading={form.busy}>
            {act}
          </Button>
          <Button variant="default" onClick={onClose} disabled={form.busy}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </DeskModal>
  );
};
