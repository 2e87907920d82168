import { Button, Modal } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './desk.module.css';

type Props = {
  title: string;
  /** What the button does. */
  act: string;
  form: { props: FormHTMLAttributes<HTMLFormElement>; busy: boolean; fault: string | undefined };
  onClose: () => void;
  children: ReactNode;
};

/** A form of the desk in a dialog: fields, what was refused, the act and cancel. */
export const DeskDialog = ({ title, act, form, onClose, children }: Props) => {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={<strong>{title}</strong>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
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
    </Modal>
  );
};
