import { Button, Radio } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { useQuantity, useUnit } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import classes from './compare-table.module.css';
import { outliersOf, answerTo, type Column, type Picks, tierOf } from '#contract/inquiry/comparison/level.ts';
import { Flag } from './flag.tsx';
import { RequirementRow, type RowProps } from './requirement-row.tsx';
import type { Pair } from './use-pair.ts';

// Only where suppliers offer more than was asked.
const LeastRow = lazy(() => import('./offers/least-row.tsx'));
const AlternativesRow = lazy(() => import('./offers/alternatives-row.tsx'));

type Share = DataOf<typeof inquiry.own>['shares'][number];
type Props = {
  line: LineView;
  /** Which line of the inquiry it is, from 0. */
  at: number;
  tier: number;
  columns: Column[];
  pair: Pair;
  /** Whether a row that says the same everywhere is left out. */
  same: (values: string[]) => boolean;
  chosen: Picks;
  /** Who has lines, or shares of them, already. */
  shares: Share[];
  mayAward: (q: QuotationView) => boolean;
  onChoose: (line: LineView, quotationId: string, alternative?: number) => void;
  /** Shares the line out to several; absent where the inquiry cannot be decided now. */
  onShare: ((line: LineView) => void) | undefined;
  currency: Currency;
};

type ChoiceProps = Pick<Props, 'line' | 'onChoose'> & {
  quotation: QuotationView;
  chosen: boolean;
  /** Whether the supplier can get the line. */
  offered: boolean;
  /** What of it the supplier has already. */
  share: Share | undefined;
};

/** The choice of a supplier for a line, or that it has been awarded. */
const Choice = ({ line, quotation: q, chosen, offered, share, onChoose }: ChoiceProps) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const quantity = useQuantity();
  return line.awarded !== 'open' ? (
    share && (
      <span className={classes['awarded']}>
        <IconCheck size={16} stroke={2} aria-hidden="true" /> {t('compare:awarded')}
        {Number(share.quantity) !== Number(share.of) && (
          <span className="figure"> {quantity(share.quantity, line.unit)}</span>
        )}
      </span>
    )
  ) : offered ? (
    <Radio
      name={`line-${line.id}`}
      label={t(chosen ? 'compare:chosen' : 'compare:choose')}
      checked={chosen}
      onChange={() => onChoose(line, q.id)}
    />
  ) : null;
};

type PriceProps = {
  cell: NonNullable<Column['cells'][number]>;
  currency: Currency;
  unit: string;
  /** How far it lies off the others, where that is far. */
  ratio: number | undefined;
};

const Price = ({ cell: c, currency, unit, ratio }: PriceProps) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const f = useFormat();
  return (
    <span className={classes['price']}>
      <b className="figure" data-lowest={c.lowest || undefined}>
        {f.money(c.price, currency, 4)}
        <small>/{unit}</small>
      </b>
      <span className="figure">{f.money(c.total, currency)}</span>
      {ratio !== undefined && (
        <Flag>
          {ratio > 1
            ? t('compare:flag.high', { n: f.number(ratio, 1) })
            : t('compare:flag.low', { n: f.number(ratio * 100, 0) })}
        </Flag>
      )}
    </span>
  );
};

const PriceRow = ({ at, columns, pair, unit, isChosen }: RowProps & { at: number; unit: string }) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const ratios = outliersOf(columns, at);
  return (
    <tr>
      <th scope="row">{t('compare:price')}</th>
      {columns.map(({ quotation: q, cells }, k) => {
        const c = cells[at];
        const ratio = ratios[k];
        return (
          <td
            key={q.id}
            data-out={pair.out(q.id)}
            data-chosen={isChosen(q) || undefined}
            data-missing={!c || undefined}
          >
            {c ? <Price cell={c} currency={q.currency} unit={unit} ratio={ratio} /> : t('compare:missing')}
          </td>
        );
      })}
    </tr>
  );
};

type HeadProps = Pick<Props, 'line' | 'tier' | 'onShare'>;
/** What is needed and how much of it, and the way to share it out. */
const LineHead = ({ line, tier, onShare }: HeadProps) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const f = useFormat();
  const text = useText();
  const unitOf = useUnit();
  return (
    <th scope="row">
      <WeftMark /> {t('line.title', { n: line.no })} {text(line.productName)}
      <small>
        {f.number(line.tiers[tierOf(line, tier)] ?? '')}
        {'\u00a0'}
        {unitOf(line.unit, line.tiers[tierOf(line, tier)])}
      </small>
      {onShare && (
        <Button size="compact-sm" variant="subtle" onClick={() => onShare(line)}>
          {t(line.awarded === 'part' ? 'compare:shareRest' : 'compare:shareOut')}
        </Button>
      )}
    </th>
  );
};

/** A line of the inquiry: who gets it, its prices, the answers to its requirements. */
export const LineRows = (props: Props) => {
  const { line, at, tier, columns, pair, same, chosen, shares, mayAward, onChoose, onShare, currency } = props;
  // Whoever has none of it yet could get a share.
  const sharers = columns.filter(
    ({ quotation: q, cells }) =>
      cells[at] && mayAward(q) && !shares.some((s) => s.lineId === line.id && s.quotationId === q.id),
  ).length;
  const mayShare = line.awarded === 'part' ? sharers > 0 : line.awarded === 'open' && sharers > 1;
  const pick = chosen[line.id];
  const isChosen = (q: QuotationView) => pick?.quotationId === q.id && !pick.alternative;
  const unitOf = useUnit();
  const unit = unitOf(line.unit, 1);
  return (
    <tbody>
      <tr className={classes['section']}>
        <LineHead line={line} tier={tier} onShare={mayShare ? onShare : undefined} />
        {columns.map(({ quotation: q, cells }) => (
          <td key={q.id} data-out={pair.out(q.id)} data-chosen={isChosen(q) || undefined}>
            <Choice
              line={line}
              quotation={q}
              chosen={isChosen(q)}
              offered={Boolean(cells[at] && mayAward(q))}
              share={shares.find((s) => s.lineId === line.id && s.quotationId === q.id)}
              onChoose={onChoose}
            />
          </td>
        ))}
      </tr>
      <PriceRow {...{ at, columns, pair, unit, isChosen }} />
      {columns.some((c) => c.quotation.lines.some((l) => l.lineId === line.id && l.moq)) && (
        <Suspense>
          <LeastRow {...{ line, tier, columns, pair, isChosen }} />
        </Suspense>
      )}
      {columns.some((c) => c.alternatives[at]?.length) && (
        <Suspense>
          <AlternativesRow {...{ line, at, columns, pair, chosen: pick, mayAward, onChoose, currency }} />
        </Suspense>
      )}
      {line.requirements.map((r, n) => {
        const answers = columns.map(({ quotation: q }) => answerTo(q, line, n));
        if (same(answers.map((a) => `${a?.verdict}${a?.value ?? ''}`))) return null;
        return <RequirementRow key={r.field} requirement={r} {...{ answers, columns, pair, isChosen }} />;
      })}
    </tbody>
  );
};
