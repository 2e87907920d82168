import { Button } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { Modal } from '#web/ui/feedback/modal.tsx';
import classes from './dialogs.module.css';

type Props = {
  title: string;
  act: string;
  bad?: boolean;
  wide?: boolean;
  form: { props: FormHTMLAttributes<HTMLFormElement>; busy: boolean; fault: string | undefined };
  onClose: () => void;
  children: ReactNode;
};

/** A form over the order: fields, what was refused, back and the act. Typed words stay until it is sent. */
export const FormDialog = ({ title, act, bad, wide, form, onClose, children }: Props) => {
  const { t } = useTranslation(['order', 'common']);
  return (
    <Modal
      opened
      onClose={onClose}
      size={wide ? 'lg' : 'md'}
      title={<strong>{title}</strong>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form {...form.props} className={classes['form']} method="post">
        {children}
        <p role="alert" className={classes['refused']}>
          {form.fault}
        </p>
        <div className={classes['acts']}>
          <Button variant="default" onClick={onClose} disabled={form.busy}>
            {t('back')}
          </Button>
          <Button type="submit" color={bad ? 'red' : 'weft'} loading={form.busy}>
            {act}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
