import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { QuotationView } from '#contract/inquiry/schemas.ts';
import type { TermDifference } from '#contract/order/terms-differ.ts';
import { useDifferences } from '../use-difference-words.ts';
import classes from './compare-table.module.css';
import type { Column } from '#contract/inquiry/comparison/level.ts';
import { ForeignText } from '#web/ui/text/foreign-text.tsx';
import { Flag } from './flag.tsx';
import type { Pair } from './use-pair.ts';

type Props = { columns: Column[]; pair: Pair };

const terms = ['tradeTerm', 'leadDays', 'payment', 'validUntil', 'note'] as const;

/** In which row each difference from the asked terms is marked. */
const flagged: Record<TermDifference, (typeof terms)[number]> = {
  late: 'leadDays',
  tradeTerm: 'tradeTerm',
  place: 'tradeTerm',
  paymentType: 'payment',
  currency: 'payment',
};

const useTermOf = () => {
  const { t } = useTranslation(['inquiry', 'compare']);
  return (q: QuotationView, k: (typeof terms)[number]): string =>
    ({
      tradeTerm: `${q.tradeTerm} ${q.place}`,
      leadDays: t('quote.days', { n: q.leadDays, count: q.leadDays }),
      payment: t(`common:payment.${q.paymentType as 'net30'}`),
      validUntil: q.validUntil,
      note: q.note ?? '—',
    })[k];
};

type TermProps = Props & {
  data: DataOf<typeof inquiry.own>;
  /** Whether a row that says the same everywhere is left out. */
  same: (values: string[]) => boolean;
};

/** The suppliers' terms, with a mark on those that are not as asked. */
export const TermRows = ({ data, columns, pair, same }: TermProps) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  const differences = useDifferences(data);
  const termOf = useTermOf();
  const differing = columns.map((c) => differences(c.quotation));
  return terms.map((k) => {
    const values = columns.map((c) => termOf(c.quotation, k));
    return same(values) ? null : (
      <tr key={k}>
        <th scope="row">{t(`quote.${k}`)}</th>
        {columns.map((c, n) => (
          <td key={c.quotation.id} data-out={pair.out(c.quotation.id)}>
            {k === 'note' && c.quotation.note ? (
              <ForeignText text={c.quotation.note} className={undefined} />
            ) : (
              values[n]
            )}
            {differing[n]
              ?.filter((d) => flagged[d.what] === k)
              .map((d) => (
                <Flag key={d.what}>
                  {d.what === 'late'
                    ? t('compare:flag.late', { n: d.days, count: d.days })
                    : t('compare:flag.asked', { value: d.asked })}
                </Flag>
              ))}
          </td>
        ))}
      </tr>
    );
  });
};

type DecisionProps = Props & {
  mayAccept: (q: QuotationView) => boolean;
  onAccept: (q: QuotationView) => void;
  onRefuse: ((q: QuotationView) => void) | undefined;
};

/** Accepting a whole quotation, refusing it. */
export const DecisionRow = ({ columns, pair, mayAccept, onAccept, onRefuse }: DecisionProps) => {
  const { t } = useTranslation(['inquiry', 'compare']);
  return (
    <tr>
      <th scope="row">
        <span className="visually-hidden">{t('compare:decide')}</span>
      </th>
      {columns.map(({ quotation: q }) => (
        <td key={q.id} data-out={pair.out(q.id)}>
          <span className={classes['acts']}>
            {mayAccept(q) && (
              <Button size="compact-md" variant="default" onClick={() => onAccept(q)}>
                {t(q.state === 'accepted' ? 'compare:acceptRest' : 'compare:acceptWhole')}
              </Button>
            )}
            {onRefuse && q.state === 'submitted' && (
              <Button size="compact-md" variant="subtle" color="gray" onClick={() => onRefuse(q)}>
                {t('compare:refuse')}
              </Button>
            )}
          </span>
        </td>
      ))}
    </tr>
  );
};
