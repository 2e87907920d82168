import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { fromThousandths } from '#contract/core/money.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { convert } from '#contract/inquiry/comparison/level.ts';
import { bestSingle, planShares } from '#contract/inquiry/comparison/share-plan.ts';
import { leftOfLine } from '#contract/inquiry/comparison/shares.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { say } from '#web/lib/say.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { Segments } from '#web/ui/form/choice/segments.tsx';
import { useQuantity } from '#web/ui/text/units.ts';
import type { Comparison } from '../../use-comparison.ts';
import { NeedsApproval } from '../needs-approval.tsx';
import { ShareRow } from './share-row.tsx';
import { ShareSums } from './share-sums.tsx';
import classes from './shares.module.css';

type Data = DataOf<typeof inquiry.own>;
type Props = {
  data: Data;
  view: Comparison;
  line: LineView;
  mayAward: (q: QuotationView) => boolean;
  onClose: () => void;
};

/** Who can get a share: whoever prices the line as it is asked now, can be awarded, and has none of it. */
const sharersOf = ({ data, line, mayAward }: Pick<Props, 'data' | 'line' | 'mayAward'>): QuotationView[] =>
  data.quotations.filter(
    (q) =>
      mayAward(q) &&
      q.forVersion === data.version &&
      q.lines.some((l) => l.lineId === line.id && l.prices.some(Boolean)) &&
      !data.shares.some((s) => s.lineId === line.id && s.quotationId === q.id),
  );

/** What is typed of the shares, and what it comes to. */
const useShares = ({ data, view, line, mayAward }: Omit<Props, 'onClose'>) => {
  const held = data.shares.filter((s) => s.lineId === line.id);
  // What is shared out already says of which quantity.
  const heldTier = line.tiers.findIndex((x) => Number(x) === Number(held[0]?.of)) + 1;
  const [chosen, setTier] = useState(Math.min(view.tier, line.tiers.length));
  const tier = heldTier || chosen;
  const [percent, setPercent] = useState(true);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const of = line.tiers[tier - 1] ?? '';
  const left = leftOfLine(held);
  const sharers = sharersOf({ data, line, mayAward });
  const plan = planShares(
    sharers.map((quotation) => ({ quotation, typed: typed[quotation.id] ?? '' })),
    {
      line,
      of,
      left: left === null ? of : fromThousandths(left),
      percent,
      to: view.currency,
      rates: data.rates,
    },
  );
  const ready = plan.shares.length > 0 && !plan.tooMuch && plan.shares.every((s) => s.fault === null);
  const best = held.length ? null : bestSingle(view.at(tier), data.parts.lines.indexOf(line), mayAward);
  const { limit } = data.approval;
  const cny = plan.shares.reduce<number | null>((sum, s) => {
    const n = s.total && convert(s.total, s.quotation.currency, 'CNY', data.rates);
    return sum === null || n === null || n === '' ? null : sum + n;
  }, 0);
  const passed = limit !== null && (cny === null || cny > Number(limit)) ? limit : null;
  return {
    held,
    tier,
    setTier,
    percent,
    setPercent,
    typed,
    setTyped,
    reason,
    setReason,
    sharers,
    plan,
    ready,
    best,
    /** The limit that they come above, so that somebody has to approve. */
    passed,
  };
};
type Shares = ReturnType<typeof useShares>;

/** Gives the shares, or asks who has to approve them. */
const useGive = ({ data, line, onClose }: Pick<Props, 'data' | 'line' | 'onClose'>, s: Shares) => {
  const { t } = useTranslation(['deciding', 'compare']);
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const { plan, tier, passed, reason } = s;
  const give = async () => {
    const awards = plan.shares.map((x) => ({
      quotationId: x.quotation.id,
      lines: [{ lineId: line.id, tier, quantity: x.quantity }],
    }));
    const done = await act(async () => {
      const body = { awards, ...(passed !== null && reason && { reason }) };
      const { requestId, orders } = await call(inquiry.award, { params: { id: data.row.id }, body });
      const count = orders.length;
      say({ message: requestId ? t('compare:requested') : t('shares.done', { n: count, count }), color: 'warp' });
    });
    // Refused or not, others may have been quicker.
    await revalidate();
    if (done) onClose();
  };
  return { busy, fault, give };
};

/** Of which quantity, and whether shares are typed in percent of it. */
const Choices = ({ line, shares: s }: { line: LineView; shares: Shares }) => {
  const { t } = useTranslation('deciding');
  const quantity = useQuantity();
  return (
    <div className={classes['choices']}>
      <NativeSelect
        label={t('shares.of')}
        value={String(s.tier)}
        disabled={s.held.length > 0}
        data={line.tiers.map((x, i) => ({ value: String(i + 1), label: quantity(x, line.unit) }))}
        onChange={(e) => s.setTier(Number(e.currentTarget.value))}
      />
      <Segments
        aria-label={t('shares.by')}
        value={s.percent ? 'percent' : 'quantity'}
        data={[
          { value: 'percent', label: '%' },
          { value: 'quantity', label: t('shares.quantity') },
        ]}
        onChange={(by) => {
          s.setPercent(by === 'percent');
          s.setTyped({});
        }}
      />
    </div>
  );
};

/** A line to several suppliers, each a share of one of its quantities: what each comes to, and what it costs against one supplier. */
const Dialog = ({ data, view, line, mayAward, onClose }: Props) => {
  const { t } = useTranslation(['deciding', 'compare', 'common']);
  const text = useText();
  const s = useShares({ data, view, line, mayAward });
  const { plan, percent, typed, passed, best, reason } = s;
  const { busy, fault, give } = useGive({ data, line, onClose }, s);
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('shares.title', { n: line.no, name: text(line.productName) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p className={classes['note']}>{t('shares.hint')}</p>
      <Choices line={line} shares={s} />
      <ul className={classes['rows']}>
        {s.sharers.map((q) => (
          <ShareRow
            key={q.id}
            {...{ line, percent }}
            quotation={q}
            typed={typed[q.id] ?? ''}
            share={plan.shares.find((x) => x.quotation.id === q.id)}
            onType={(next) => s.setTyped({ ...typed, [q.id]: next })}
          />
        ))}
      </ul>
      <ShareSums
        plan={plan}
        unit={line.unit}
        currency={view.currency}
        best={
          best && { ...best, company: text(data.quotations.find((q) => q.id === best.quotationId)?.company.name ?? {}) }
        }
      />
      <p role="alert" className={classes['refusal']}>
        {fault}
      </p>
      {passed !== null ? (
        <NeedsApproval limit={passed} reason={reason} onReason={s.setReason} />
      ) : (
        <p className={classes['note']}>{t('compare:binds')}</p>
      )}
      <Button mt="md" color="weft" fullWidth loading={busy} disabled={!s.ready} onClick={() => void give()}>
        {passed !== null ? t('award.ask') : t('shares.act', { n: plan.shares.length, count: plan.shares.length })}
      </Button>
    </Modal>
  );
};

const SharesDialog = withWords(['deciding', 'ui'], Dialog);
export default SharesDialog;
