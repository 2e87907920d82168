import { answeredLine, type Column, tierOf } from '#contract/inquiry/comparison/level.ts';
import { isBelow, leastOf } from '#contract/inquiry/offers/least.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useQuantity } from '#web/ui/text/units.ts';
import { Flag } from '../flag.tsx';
import type { Pair } from '../use-pair.ts';

type Props = {
  line: LineView;
  tier: number;
  columns: Column[];
  pair: Pair;
  isChosen: (q: QuotationView) => boolean;
};

/** The least quantity at which each supplier offers a line; marked where the quantity that is looked at is less. */
const LeastRow = ({ line, tier, columns, pair, isChosen }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const quantity = useQuantity();
  return (
    <tr>
      <th scope="row">{t('quote.moq')}</th>
      {columns.map(({ quotation: q }) => {
        const least = leastOf(q, line.id);
        const { unit } = answeredLine(q, line);
        return (
          <td key={q.id} data-out={pair.out(q.id)} data-chosen={isChosen(q) || undefined}>
            <span className="figure">{least === null ? '—' : quantity(least, unit)}</span>
            {unit === line.unit && isBelow(line.tiers[tierOf(line, tier)], least) && (
              <Flag>{t('compare:flag.least')}</Flag>
            )}
          </td>
        );
      })}
    </tr>
  );
};

export default LeastRow;
