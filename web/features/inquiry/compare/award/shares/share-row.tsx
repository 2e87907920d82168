import type { PlannedShare } from '#contract/inquiry/comparison/share-plan.ts';
import { leastOf } from '#contract/inquiry/offers/least.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useQuantity, useUnit } from '#web/ui/text/units.ts';
import classes from './shares.module.css';

type Props = {
  quotation: QuotationView;
  line: LineView;
  typed: string;
  percent: boolean;
  /** What was typed comes to; undefined where nothing was. */
  share: PlannedShare | undefined;
  onType: (typed: string) => void;
};

/** What one supplier would get: the quantity or per cent that is typed, the price that holds for it, and what it comes to. */
export const ShareRow = ({ quotation: q, line, typed, percent, share, onType }: Props) => {
  const { t } = useTranslation(['deciding', 'inquiry']);
  const f = useFormat();
  const text = useText();
  const quantity = useQuantity();
  const unit = useUnit()(line.unit, 1);
  const least = leastOf(q, line.id);
  const company = text(q.company.name);
  const fault = share?.fault && share.fault !== 'number' ? share.fault : null;
  return (
    <li>
      <span>
        <b>{company}</b>
        <small>
          {q.tradeTerm} · {t('inquiry:quote.days', { n: q.leadDays, count: q.leadDays })}
          {least && ` · ${t('inquiry:quote.moq')} ${quantity(least, line.unit)}`}
        </small>
      </span>
      <NumberField
        aria-label={t(percent ? 'shares.percentOf' : 'shares.quantityOf', { company })}
        digits={3}
        unit={percent ? '%' : unit}
        value={typed}
        onChange={onType}
        error={fault && t(`shares.fault.${fault}`, { moq: quantity(least ?? '', line.unit) })}
      />
      <span className={`figure ${classes['comes']}`}>
        {share?.total ? (
          <>
            {f.money(share.total, q.currency)}
            <small>
              {percent && `${quantity(share.quantity, line.unit)} · `}
              {f.money(share.price ?? '', q.currency, 4)}/{unit}
            </small>
          </>
        ) : (
          '—'
        )}
      </span>
    </li>
  );
};
