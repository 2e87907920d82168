import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { onArrival } from '#web/lib/arrivals.ts';
import { onSaid } from '#web/lib/said.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton } from '#web/ui/feedback/act.tsx';
import classes from './home.module.css';

/** Whether the reader is at work in the page: nothing moves under their hands. */
const isAtWork = () => !document.hidden && document.activeElement?.closest('main') !== null;

/**
 * A notice or a message that comes in while the page is open says that something waits that isn't shown: the lists are read anew at once, or, where
 * the reader is at work in them, once they ask.
 */
export const Fresh = () => {
  const { t } = useTranslation('work');
  const { revalidate } = useRevalidator();
  const [come, setCome] = useState(false);
  useEffect(() => {
    const take = () => {
      if (isAtWork()) setCome(true);
      else void revalidate();
    };
    const leave = [onArrival(take), onSaid(take)];
    return () => leave.forEach((l) => l());
  }, [revalidate]);
  return (
    <div role="status" className={classes['fresh']}>
      {come && (
        <ActButton
          full
          onClick={() => {
            setCome(false);
            void revalidate();
          }}
        >
          {t('tasks.show')}
        </ActButton>
      )}
    </div>
  );
};
