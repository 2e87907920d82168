import { Button } from '@mantine/core';
import { useQuantity } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { LineView } from '#contract/inquiry/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import classes from './decision.module.css';
import landed from '../cost/landed.module.css';
import { type Column, type Picks, savingOf, sumOf, tierOf } from '#contract/inquiry/comparison/level.ts';

type Props = {
  lines: LineView[];
  /** The comparison at a tier. */
  at: (tier: number) => Column[];
  picks: Picks;
  currency: Currency;
  onAccept: () => void;
};

/** The choice so far: who gets which line at which tier, what it costs, and what that saves against the lowest whole quotation. */
const Decision = ({ lines, at, picks, currency, onAccept }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const f = useFormat();
  const quantityOf = useQuantity();
  const text = useText();
  const saving = savingOf(at, lines, picks);
  const chosen = lines.flatMap((line) => {
    const pick = picks[line.id];
    const column = pick && at(pick.tier).find((c) => c.quotation.id === pick.quotationId);
    return column ? [{ line, column, tier: pick.tier }] : [];
  });
  const estimated = chosen.some(({ column }) => column.landed);
  const count = new Set(chosen.map(({ column }) => column.quotation.id)).size;
  return (
    <section
      className={classes['decision']}
      data-long={chosen.length > 3 || undefined}
      aria-label={t('compare:decision')}
    >
      <div>
        <p>{t('compare:yourChoice')}</p>
        {chosen.map(({ line, column, tier }) => (
          <h3 key={line.id}>
            {t('compare:choice', {
              line: line.no,
              quantity: quantityOf(line.tiers[tierOf(line, tier)] ?? '', line.unit),
              company: text(column.quotation.company.name),
            })}
          </h3>
        ))}
      </div>
      <div>
        <p>{t('compare:sum')}</p>
        <p className={`figure ${classes['sum']} ${estimated ? landed['estimate'] : ''}`}>
          {f.money(sumOf(at, lines, picks), currency)}
        </p>
        {saving !== null && Math.abs(saving) >= 0.005 && (
          <p className={landed['saving']} data-saves={saving > 0 || undefined}>
            {t(saving > 0 ? 'compare:saves' : 'compare:costsMore', { amount: f.money(Math.abs(saving), currency) })}
          </p>
        )}
        {estimated && <p className={`${landed['saving']} ${landed['shared']}`}>{t('compare:landed.shared')}</p>}
      </div>
      <div>
        <Button color="weft" size="lg" fullWidth onClick={onAccept}>
          {t('compare:accept', { count })}
        </Button>
        <small>{t('compare:binds')}</small>
      </div>
    </section>
  );
};

export default Decision;
