import { Button } from '@mantine/core';
import type { FormHTMLAttributes, ReactNode } from 'react';
import type { JobStep } from '#contract/recruitment/states.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import shared from '#web/ui/frame/detail.module.css';
import classes from '../recruitment.module.css';

type Props = {
  step: JobStep;
  form: { props: FormHTMLAttributes<HTMLFormElement>; busy: boolean; fault: string | undefined };
  onClose: () => void;
  children?: ReactNode;
};

/** The form of a step: what follows from it, its fields, the act, and what was refused. */
export const StepFrame = ({ step, form, onClose, children }: Props) => {
  const { t } = useTranslation(['jobs', 'common']);
  const bad = step === 'decline' || step === 'withdraw';
  return (
    <form {...form.props} className={classes['form']} aria-label={t(`step.${step}`)}>
      <p className={classes['quiet']}>{t(`binds.${step}`)}</p>
      {children}
      <div className={shared['acts']}>
        <Button type="submit" color={bad ? 'red' : 'weft'} loading={form.busy}>
          {t(`step.${step}`)}
        </Button>
        <Button variant="default" onClick={onClose} disabled={form.busy}>
          {t('common:cancel')}
        </Button>
      </div>
      <p role="alert" className={shared['refused']}>
        {form.fault}
      </p>
    </form>
  );
};
