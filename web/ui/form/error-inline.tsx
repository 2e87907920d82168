import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import classes from '../feedback/states.module.css';

type Props = {
  /** What happened. */
  title: string;
  /** What was kept. */
  text?: ReactNode;
  /** What can be done: another try first. */
  onRetry?: () => void;
  busy?: boolean;
  /** A code to quote. */
  code?: string;
  children?: ReactNode;
};

/** A fault where it arose: what happened, what was kept, what to do, a code to quote. */
export const ErrorInline = ({ title, text, onRetry, busy = false, code, children }: Props) => {
  const { t } = useTranslation('ui');
  return (
    <div className={classes['error']} role="alert">
      <IconPlugConnectedX size={22} stroke={1.6} aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {(onRetry || children) && (
          <div className={classes['acts']}>
            {onRetry && (
              <Button onClick={onRetry} loading={busy}>
                {t('state.retry')}
              </Button>
            )}
            {children}
          </div>
        )}
        {code && <small>{t('state.code', { code })}</small>}
      </div>
    </div>
  );
};
