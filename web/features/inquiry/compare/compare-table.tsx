import { lazy, Suspense } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import classes from './compare-table.module.css';
import { CompareHead } from './compare-head.tsx';
import { VotesRow } from './votes/votes.tsx';
import type { Column, Picks } from '#contract/inquiry/comparison/level.ts';
import { LineRows } from './line-rows.tsx';
import { DecisionRow, TermRows } from './term-rows.tsx';
import { usePair } from './use-pair.ts';

// What few quotations have, and what has words of its own.
const LandedRow = lazy(() => import('./cost/landed-row.tsx'));
const StatedRows = lazy(() => import('./cost/stated-rows.tsx'));
const AnnexRow = lazy(() => import('./annex-row.tsx'));

type Props = {
  data: DataOf<typeof inquiry.own>;
  columns: Column[];
  tier: number;
  currency: Currency;
  differencesOnly: boolean;
  chosen: Picks;
  /** Whether its lines can be awarded now. */
  mayAward: (q: QuotationView) => boolean;
  onChoose: (line: LineView, quotationId: string, alternative?: number) => void;
  onAccept: (q: QuotationView) => void;
  /** Shares a line out to several; absent where the inquiry cannot be decided now. */
  onShare: ((line: LineView) => void) | undefined;
  /** Absent where the seat only reads. */
  onRefuse: ((q: QuotationView) => void) | undefined;
  /** Absent where the seat only reads. */
  onAssume: ((q: QuotationView) => void) | undefined;
};

const TermsHead = ({ span }: { span: number }) => {
  const { t } = useTranslation('compare');
  return (
    <tr className={classes['section']}>
      <th scope="row" colSpan={span} data-wide>
        <WeftMark /> {t('terms')}
      </th>
    </tr>
  );
};

/** Suppliers as columns, needs as rows; heads and first column stick, the table scrolls itself. A phone shows a pair. */
export const CompareTable = ({
  data,
  columns,
  tier,
  currency,
  differencesOnly,
  chosen,
  mayAward,
  onChoose,
  onAccept,
  onShare,
  onRefuse,
  onAssume,
}: Props) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const { lines } = data.parts;
  // What is accepted already can get what of it is left.
  const mayAccept = (q: QuotationView) =>
    mayAward(q) && lines.some((l) => l.awarded === 'open' && q.lines.some((x) => x.lineId === l.id));
  const deciding = columns.some(({ quotation: q }) => mayAccept(q) || (onRefuse && q.state === 'submitted'));
  // Whoever decides may try first.
  const mayAsk = onRefuse !== undefined && data.row.state !== 'awarded' && data.row.state !== 'withdrawn';
  const same = (values: string[]) => differencesOnly && values.length > 1 && new Set(values).size === 1;
  const pair = usePair(columns.map((c) => c.quotation.id));

  return (
    <div className={classes['scroll']} role="region" aria-label={t('compare:title')} tabIndex={0} {...pair.swipe}>
      <table className={classes['table']}>
        <CompareHead version={data.version} mayAsk={mayAsk} {...{ columns, lines, currency, pair }} />
        {lines.map((line, i) => (
          <LineRows
            key={line.id}
            {...{ line, tier, columns, pair, same, chosen, mayAward, onChoose, currency }}
            shares={data.shares}
            onShare={onShare}
            at={i}
          />
        ))}
        <tbody>
          <TermsHead span={columns.length + 1} />
          <Suspense>
            <LandedRow {...{ columns, currency, pair, onAssume }} />
            {columns.some((c) => c.quotation.costs) && <StatedRows {...{ columns, tier, pair, same }} />}
          </Suspense>
          <TermRows {...{ data, columns, pair, same }} />
          {columns.some((c) => c.quotation.annexes.length > 0) && (
            <Suspense>
              <AnnexRow columns={columns} pair={pair} />
            </Suspense>
          )}
          <VotesRow data={data} quotations={columns.map((c) => c.quotation)} pair={pair} />
          {deciding && <DecisionRow {...{ columns, pair, mayAccept, onAccept, onRefuse }} />}
        </tbody>
      </table>
    </div>
  );
};
