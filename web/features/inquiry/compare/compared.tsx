import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { useAward } from './award/use-award.ts';
import { Late } from '../late.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareTable } from './compare-table.tsx';
import { answeredLine, awardable, type LinePick, tierOf } from '#contract/inquiry/comparison/level.ts';
import type { Comparison } from './use-comparison.ts';

// What opens comes when it opens.
const Decision = lazy(() => import('./award/decision.tsx'));
const LandedPanel = lazy(() => import('./cost/landed-panel.tsx'));
const RevisionsPanel = lazy(() => import('../revisions/revisions-panel.tsx'));
const ScorePanel = lazy(() => import('./score/score-panel.tsx'));
const SharesDialog = lazy(() => import('./award/shares/shares-dialog.tsx'));
const SplitPanel = lazy(() => import('./split/split-panel.tsx'));

type Data = DataOf<typeof inquiry.own>;
type Props = {
  data: Data;
  view: Comparison;
  award: ReturnType<typeof useAward>;
  /** Whether the seat decides at all, and whether the inquiry can be decided now. */
  may: boolean;
  open: boolean;
  onAssume: (q: QuotationView) => void;
};

/** All open lines that a quotation prices at the tier that is compared. */
const wholeOf = (data: Data, q: QuotationView, tier: number): Record<string, LinePick> =>
  Object.fromEntries(
    data.parts.lines.flatMap((l) => {
      const i = tierOf(answeredLine(q, l), tier);
      const priced = l.awarded === 'open' && q.lines.some((x) => x.lineId === l.id && x.prices[i]);
      return priced ? [[l.id, { quotationId: q.id, tier: i + 1 }]] : [];
    }),
  );

/** The award by line that would be lowest, and what is chosen. */
const Deciding = ({ data, view, award, open }: Pick<Props, 'data' | 'view' | 'award' | 'open'>) => {
  const splits = data.parts.lines.length > 1 && data.quotations.filter(awardable(data)).length > 1;
  return (
    <>
      {splits && (
        <Suspense>
          <SplitPanel data={data} view={view} onChoose={open ? award.setChosen : undefined} />
        </Suspense>
      )}
      {open && Object.keys(award.chosen).length > 0 && (
        <Suspense>
          <Decision
            lines={data.parts.lines}
            at={view.at}
            picks={award.chosen}
            currency={view.currency}
            onAccept={() => award.open(award.chosen)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The quotations beside one another, and the decision as it is being made. */
export const Compared = ({ data, view, award, may, open, onAssume }: Props) => {
  const { tier, setTier, currency, setCurrency, differencesOnly, setDifferencesOnly, landed, setLanded } = view;
  const { columns, tierNames, used } = view;
  const { t } = useTranslation(['compare', 'inquiry']);
  const [order, setOrder] = useState<string[] | null>(null);
  const [sharing, setSharing] = useState<string | null>(null);
  const shared = data.parts.lines.find((l) => l.id === sharing);
  const revised = data.quotations.filter((q) => q.revisions.length > 1);
  const rank = (q: QuotationView) => order?.indexOf(q.id) ?? 0;
  const couldBe = awardable(data);
  const mayAward = (q: QuotationView) => open && couldBe(q);
  return (
    <>
      <CompareBar
        {...{ tier, currency, differencesOnly }}
        tiers={tierNames}
        onTier={setTier}
        onCurrency={setCurrency}
        rates={used}
        inquiryId={data.row.id}
        landed={data.assumptions.length || data.quotations.some((q) => q.costs) ? landed : undefined}
        onLanded={setLanded}
        onDifferencesOnly={setDifferencesOnly}
      />
      <CompareTable
        data={data}
        columns={order ? columns.toSorted((a, b) => rank(a.quotation) - rank(b.quotation)) : columns}
        tier={tier}
        currency={currency}
        differencesOnly={differencesOnly}
        chosen={award.chosen}
        mayAward={mayAward}
        onChoose={(line, quotationId, alternative) =>
          award.setChosen({ ...award.chosen, [line.id]: { quotationId, tier: tierOf(line, tier) + 1, alternative } })
        }
        onAccept={(q) => award.open(wholeOf(data, q, tier))}
        onShare={open ? (line) => setSharing(line.id) : undefined}
        onRefuse={may ? award.setRefusing : undefined}
        onAssume={may ? onAssume : undefined}
      />
      <Late title={t('landed.lines')}>
        <LandedPanel {...{ data, view }} />
      </Late>
      {revised.length > 0 && (
        <Late title={t('inquiry:quote.changed')}>
          <RevisionsPanel quotations={revised} />
        </Late>
      )}
      <Late title={t('score')} begin={data.scored}>
        <ScorePanel {...{ data, view, may }} ordered={order !== null} onOrder={setOrder} />
      </Late>
      {shared && (
        <Suspense>
          <SharesDialog key={shared.id} {...{ data, view, mayAward }} line={shared} onClose={() => setSharing(null)} />
        </Suspense>
      )}
      <Deciding {...{ data, view, award, open }} />
    </>
  );
};
