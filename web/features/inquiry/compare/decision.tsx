import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/core/schemas.ts';
import type { LineView, QuotationView } from '#contract/inquiry-schemas.ts';
import { useFormat, useText } from '#web/lib/lang.ts';
import classes from './decision.module.css';
import landed from './landed.module.css';
import { type Column, savingOf, sumOf } from './level.ts';

/** What one accepting means: which lines of which quotation. */
export type Award = { quotation: QuotationView; lineIds: string[] };

type Props = {
  lines: LineView[];
  columns: Column[];
  chosen: Readonly<Record<string, string>>;
  selected: Award[];
  currency: Currency;
  busy: boolean;
  onAccept: () => void;
};

/** The choice so far: who gets which line, what it costs, and what that saves against the lowest whole quotation. */
export const Decision = ({ lines, columns, chosen, selected, currency, busy, onAccept }: Props) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const text = useText();
  const saving = savingOf(columns, lines, chosen);
  const estimated = columns.some((c) => c.landed && selected.some((a) => a.quotation.id === c.quotation.id));
  return (
    <section className={classes['decision']} aria-label={t('compare.decision')}>
      <div>
        <p>{t('compare.yourChoice')}</p>
        {selected.map((a) => (
          <h3 key={a.quotation.id}>
            {t('compare.choice', {
              lines: a.lineIds.map((id) => lines.find((l) => l.id === id)?.no).join(', '),
              company: text(a.quotation.company.name),
            })}
          </h3>
        ))}
      </div>
      <div>
        <p>{t('compare.sum')}</p>
        <p className={`figure ${classes['sum']} ${estimated ? landed['estimate'] : ''}`}>
          {f.money(sumOf(columns, lines, chosen), currency)}
        </p>
        {saving !== null && Math.abs(saving) >= 0.005 && (
          <p className={landed['saving']} data-saves={saving > 0 || undefined}>
            {t(saving > 0 ? 'compare.saves' : 'compare.costsMore', { amount: f.money(Math.abs(saving), currency) })}
          </p>
        )}
        {estimated && <p className={`${landed['saving']} ${landed['shared']}`}>{t('landed.shared')}</p>}
      </div>
      <div>
        <Button color="weft" size="lg" fullWidth loading={busy} onClick={onAccept}>
          {t('compare.accept', { count: selected.length })}
        </Button>
        <small>{t('compare.binds')}</small>
      </div>
    </section>
  );
};
