import type { Currency } from '#contract/core/schemas.ts';
import type { SharePlan } from '#contract/inquiry/comparison/share-plan.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useQuantity } from '#web/ui/text/units.ts';
import classes from './shares.module.css';

type Props = {
  plan: SharePlan;
  unit: string;
  currency: Currency;
  /** The lowest award of all of it to one supplier; null where there is none to compare with. */
  best: { company: string; total: number } | null;
};

/** What is left of the quantity, what the shares come to, and what that saves or costs against one supplier. */
export const ShareSums = ({ plan, unit, currency, best }: Props) => {
  const { t } = useTranslation('deciding');
  const f = useFormat();
  const quantity = useQuantity();
  const whole = !plan.tooMuch && Number(plan.rest) === 0;
  const saving = best && whole && plan.sum !== null ? best.total - plan.sum : null;
  return (
    <dl className={classes['sums']}>
      <dt>{t(plan.tooMuch ? 'shares.tooMuch' : 'shares.rest')}</dt>
      <dd className="figure" data-bad={plan.tooMuch || undefined}>
        {quantity(plan.rest, unit)}
      </dd>
      <dt>{t('shares.sum')}</dt>
      <dd className="figure">{plan.sum === null ? '—' : f.money(plan.sum, currency)}</dd>
      {best && (
        <>
          <dt>{t('shares.best', { company: best.company })}</dt>
          <dd className="figure">{f.money(best.total, currency)}</dd>
        </>
      )}
      {best && saving !== null && Math.abs(saving) >= 0.005 && (
        <>
          <dt>{t(saving > 0 ? 'shares.saves' : 'shares.costs')}</dt>
          <dd className="figure" data-saves={saving > 0 || undefined}>
            {f.money(Math.abs(saving), currency)} ({f.number((Math.abs(saving) / best.total) * 100, 1)}%)
          </dd>
        </>
      )}
    </dl>
  );
};
