import type { MyCampaign } from '#contract/carnival/calls.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import classes from './carnival.module.css';

/** How many draws somebody has left. */
export const Balance = ({ mine }: { mine: MyCampaign | null }) => {
  const { t } = useTranslation('carnival');
  const f = useFormat();
  return (
    <>
      <h2>{t('left')}</h2>
      {mine ? (
        <p className={classes['balance']}>
          <b className="figure">{f.number(Math.max(0, mine.earned - mine.used))}</b>
          <span className={classes['quiet']}>
            {t('leftOf', { earned: f.number(mine.earned), used: f.number(mine.used) })}
          </span>
        </p>
      ) : (
        <p className={classes['quiet']}>{t('drawLogin')}</p>
      )}
    </>
  );
};
