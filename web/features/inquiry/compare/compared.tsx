import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import { Decision } from './award/decision.tsx';
import type { useAward } from './award/use-award.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareTable } from './compare-table.tsx';
import { answeredLine, type LinePick, tierOf } from './cost/level.ts';
import type { Comparison } from './use-comparison.ts';

type Data = DataOf<typeof inquiry.own>;
type Props = {
  data: Data;
  view: Comparison;
  award: ReturnType<typeof useAward>;
  /** Whether the seat decides at all, and whether the inquiry can be decided now. */
  may: boolean;
  open: boolean;
  /** An order fell through: what was refused can be awarded after all. */
  anew: boolean;
  onAssume: (q: QuotationView) => void;
};

/** All open lines that a quotation prices at the tier that is compared. */
const wholeOf = (data: Data, q: QuotationView, tier: number): Record<string, LinePick> =>
  Object.fromEntries(
    data.parts.lines.flatMap((l) => {
      const i = tierOf(answeredLine(q, l), tier);
      const priced = !l.awardedTo && q.lines.some((x) => x.lineId === l.id && x.prices[i]);
      return priced ? [[l.id, { quotationId: q.id, tier: i + 1 }]] : [];
    }),
  );

/** The quotations beside one another, and the decision as it is being made. */
export const Compared = ({ data, view, award, may, open, anew, onAssume }: Props) => {
  const { tier, setTier, currency, setCurrency, differencesOnly, setDifferencesOnly, landed, setLanded } = view;
  const { at, columns, tierNames, used } = view;
  return (
    <>
      <CompareBar
        {...{ tier, currency, differencesOnly }}
        tiers={tierNames}
        onTier={setTier}
        onCurrency={setCurrency}
        rates={used}
        landed={data.assumptions.length ? landed : undefined}
        onLanded={setLanded}
        onDifferencesOnly={setDifferencesOnly}
      />
      <CompareTable
        data={data}
        columns={columns}
        tier={tier}
        currency={currency}
        differencesOnly={differencesOnly}
        chosen={award.chosen}
        mayAward={(q) => open && (q.state === 'submitted' || (q.state === 'refused' && anew))}
        onChoose={(line, quotationId) =>
          award.setChosen({ ...award.chosen, [line.id]: { quotationId, tier: tierOf(line, tier) + 1 } })
        }
        onAccept={(q) => award.open(wholeOf(data, q, tier))}
        onRefuse={may ? award.setRefusing : undefined}
        onAssume={may ? onAssume : undefined}
      />
      {open && Object.keys(award.chosen).length > 0 && (
        <Decision
          lines={data.parts.lines}
          at={at}
          picks={award.chosen}
          currency={currency}
          onAccept={() => award.open(award.chosen)}
        />
      )}
    </>
  );
};
