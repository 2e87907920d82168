import { useTranslation } from '#web/lib/text/words.ts';
import classes from './desk.module.css';

/** Two days of a filter, both included, by Beijing's calendar; the browser's own fields, so that it works without script. */
export const DayRange = ({ from, to }: { from: string; to: string }) => {
  const { t } = useTranslation('operator');
  return (
    <span className={classes['days']} title={t('decided.zone')}>
      <label>
        {t('decided.since')} <input type="date" name="from" defaultValue={from} max="2099-12-31" />
      </label>
      <label>
        {t('decided.to')} <input type="date" name="to" defaultValue={to} max="2099-12-31" />
      </label>
      <small>{t('decided.zone')}</small>
    </span>
  );
};
