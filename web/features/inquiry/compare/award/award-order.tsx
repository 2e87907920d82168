import { NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { isBelow, leastOf } from '#contract/inquiry/offers/least.ts';
import { useQuantity, useUnit } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { lineTotal, minorToDecimal } from '#contract/core/money.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { deliveryDay } from '#contract/order/terms-differ.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useNow } from '#web/lib/page/now.ts';
import { useAnswerText, useRequirementText } from '../../requirement-text.ts';
import { useDifferences } from '../../use-difference-words.ts';
import classes from './award.module.css';
import { tierOf } from '#contract/inquiry/comparison/level.ts';

type Bought = { line: LineView; tier: number; alternative: number | undefined };
type Props = {
  data: DataOf<typeof inquiry.own>;
  quotation: QuotationView;
  lines: Bought[];
  onTier: (lineId: string, tier: number) => void;
};

const quotedOf = (q: QuotationView, l: LineView) => q.lines.find((x) => x.lineId === l.id);
/** What is bought instead of what was asked, if it is. */
const insteadOf = (q: QuotationView, { line, alternative }: Omit<Bought, 'tier'>) =>
  alternative ? quotedOf(q, line)?.alternatives?.[alternative - 1] : undefined;
const pricesOf = (q: QuotationView, b: Omit<Bought, 'tier'>) => (insteadOf(q, b) ?? quotedOf(q, b.line))?.prices ?? [];

type PricedProps = Bought & {
  quotation: QuotationView;
  price: string | null;
  total: number;
  onTier: Props['onTier'];
};

/** A line with the choice of its tier; `tier` counts from 1. */
const PricedLine = ({ quotation: q, line, tier, alternative, price, total, onTier }: PricedProps) => {
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  const f = useFormat();
  const text = useText();
  const unitOf = useUnit();
  const unit = unitOf(line.unit, 1);
  const instead = insteadOf(q, { line, alternative });
  return (
    <li>
      <span>
        {t('line.title', { n: line.no })} {text(instead ? instead.name : line.productName)}
        {instead && <small>{t('deciding:award.instead', { asked: text(line.productName) })}</small>}
        <small>{price ? `${f.money(price, q.currency, 4)}/${unit}` : t('compare:missing')}</small>
      </span>
      <NativeSelect
        aria-label={t('deciding:award.tier', { n: line.no })}
        size="xs"
        value={String(tier)}
        onChange={(e) => onTier(line.id, Number(e.currentTarget.value))}
        data={line.tiers.flatMap((quantity, i) =>
          pricesOf(q, { line, alternative })[i]
            ? [{ value: String(i + 1), label: `${f.number(quantity)} ${unitOf(line.unit, quantity)}` }]
            : [],
        )}
      />
      <span className="figure">{f.money(total, q.currency)}</span>
    </li>
  );
};

/** Requirements that the quotation does not meet. */
const Deviations = ({ quotation: q, lines }: Pick<Props, 'quotation' | 'lines'>) => {
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  const say = useRequirementText();
  const answer = useAnswerText();
  const text = useText();
  const instead = lines.flatMap((b) => insteadOf(q, b) ?? []);
  const deviations = lines.flatMap(({ line, alternative }) =>
    (alternative ? [] : line.requirements).flatMap((r, i) => {
      const a = quotedOf(q, line)?.answers[i];
      return a?.verdict === 'deviates' ? [{ key: `${line.id} ${i}`, r, a }] : [];
    }),
  );
  return deviations.length + instead.length ? (
    <ul className={classes['marks']} data-tone="deviates">
      {instead.map((a, n) => (
        <li key={n}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
          <span>
            {t('deciding:award.alternative', { name: text(a.name) })}
            <small>{text(a.differs)}</small>
          </span>
        </li>
      ))}
      {deviations.map(({ key, r, a }) => (
        <li key={key}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
          <span>
            {t('deciding:award.deviation', { requirement: say(r) })}
            <small>{answer(r, a)}</small>
          </span>
        </li>
      ))}
    </ul>
  ) : (
    <p className={classes['marks']}>
      <IconCheck size={16} stroke={2} aria-hidden="true" /> {t('deciding:award.noDeviations')}
    </p>
  );
};

/** A line whose quantity is below the least one of its offer. */
type Below = { no: number; unit: string; least: string };

/** Terms that are not as asked, and a quantity below the supplier's least. */
const Differences = ({ data, quotation: q, below }: Pick<Props, 'data' | 'quotation'> & { below: Below[] }) => {
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  const quantity = useQuantity();
  const differing = useDifferences(data)(q);
  return differing.length + below.length ? (
    <ul className={classes['marks']} data-tone="deviates">
      {differing.map(({ what, ...words }) => (
        <li key={what}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
          <span>{t(`deciding:differs.${what}`, 'days' in words ? { ...words, count: words.days } : words)}</span>
        </li>
      ))}
      {below.map(({ no, unit, least }) => (
        <li key={no}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
          <span>{t('deciding:award.minimum', { line: no, moq: quantity(least, unit) })}</span>
        </li>
      ))}
    </ul>
  ) : (
    <p className={classes['marks']}>
      <IconCheck size={16} stroke={2} aria-hidden="true" /> {t('deciding:award.asAsked')}
    </p>
  );
};

/** One order to be: lines with a choice of tier, what they come to, what deviates and which terms are not as asked. */
export const AwardOrder = ({ data, quotation: q, lines, onTier }: Props) => {
  const { t } = useTranslation(['inquiry', 'compare', 'deciding']);
  const f = useFormat();
  const text = useText();
  const now = useNow();
  const priced = lines.map((b) => {
    const { line, tier, alternative } = b;
    const i = tierOf(line, tier);
    const [price, quantity] = [pricesOf(q, b)[i] ?? null, line.tiers[i] ?? ''];
    const instead = insteadOf(q, b);
    const least = instead ? instead.moq : leastOf(q, line.id);
    const below = isBelow(quantity, least) ? { no: line.no, unit: line.unit, least: least ?? '' } : null;
    const days = instead?.leadDays ?? q.leadDays;
    return {
      line,
      tier: i + 1,
      alternative,
      price,
      quantity,
      below,
      days,
      total: price ? Number(minorToDecimal(lineTotal(price, quantity))) : 0,
    };
  });
  const below = priced.flatMap((p) => p.below ?? []);
  // The last of it is the day of the order.
  const leadDays = Math.max(...priced.map((p) => p.days));
  return (
    <section className={classes['order']} aria-label={text(q.company.name)}>
      <h3>{text(q.company.name)}</h3>
      <ul className={classes['lines']}>
        {priced.map((p) => (
          <PricedLine key={p.line.id} quotation={q} {...p} onTier={onTier} />
        ))}
      </ul>
      <p className={classes['sum']}>
        {t('deciding:award.sum')}{' '}
        <strong className="figure">
          {f.money(
            priced.reduce((sum, p) => sum + p.total, 0),
            q.currency,
          )}
        </strong>
      </p>
      <h4>{t('deciding:award.answers')}</h4>
      <Deviations quotation={q} lines={lines} />
      <h4>{t('deciding:award.terms')}</h4>
      <p>
        {q.tradeTerm} {q.place} · {t(`common:payment.${q.paymentType as 'net30'}`)} ·{' '}
        {t('deciding:award.delivery', { day: deliveryDay(data.row.deliveryDate, leadDays, new Date(now)) })}
      </p>
      <Differences data={data} quotation={{ ...q, leadDays }} below={below} />
    </section>
  );
};
