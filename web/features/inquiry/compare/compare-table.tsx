import { Button, Radio } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Currency } from '#contract/core/schemas.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import type { LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import type { TermDifference } from '#contract/order/terms-differ.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { WeftMark } from '#web/ui/picture/marks.tsx';
import { useAnswerText, useRequirementText } from '../requirement-text.ts';
import { useDifferences } from '../use-difference-words.ts';
import classes from './compare-table.module.css';
import { CompareHead } from './compare-head.tsx';
import { LandedRow } from './cost/landed-row.tsx';
import { outlierOf } from './flags.ts';
import { type Column, type Picks, tierOf } from './cost/level.ts';
import { usePair } from './use-pair.ts';

type Props = {
  data: DataOf<typeof inquiry.own>;
  columns: Column[];
  tier: number;
  currency: Currency;
  differencesOnly: boolean;
  chosen: Picks;
  /** Whether its lines can be awarded now. */
  mayAward: (q: QuotationView) => boolean;
  onChoose: (line: LineView, quotationId: string) => void;
  onAccept: (q: QuotationView) => void;
  /** Absent where the seat only reads. */
  onRefuse: ((q: QuotationView) => void) | undefined;
  /** Absent where the seat only reads. */
  onAssume: ((q: QuotationView) => void) | undefined;
};

const terms = ['tradeTerm', 'leadDays', 'moq', 'payment', 'validUntil', 'note'] as const;

/** In which row each difference from the asked terms is marked. */
const flagged: Record<TermDifference, (typeof terms)[number]> = {
  late: 'leadDays',
  tradeTerm: 'tradeTerm',
  place: 'tradeTerm',
  paymentType: 'payment',
  currency: 'payment',
};

const Flag = ({ children }: { children: ReactNode }) => (
  <small className={classes['flag']}>
    <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
    {children}
  </small>
);

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
  onRefuse,
  onAssume,
}: Props) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const text = useText();
  const say = useRequirementText();
  const answerText = useAnswerText();
  const differences = useDifferences(data);
  const { lines } = data.parts;
  const isChosen = (line: LineView, q: QuotationView) => chosen[line.id]?.quotationId === q.id;
  const deciding = columns.some(({ quotation: q }) => mayAward(q) || (onRefuse && q.state === 'submitted'));
  const unit = (l: LineView) => t(`unit.${l.unit as 'kg'}`, { ns: 'common' });
  const termOf = (q: QuotationView, k: (typeof terms)[number]): string =>
    ({
      tradeTerm: `${q.tradeTerm} ${q.place}`,
      leadDays: t('quote.days', { n: q.leadDays }),
      moq: q.moq ?? '—',
      payment: t(`payment.${q.paymentType as 'net30'}`, { ns: 'common' }),
      validUntil: q.validUntil,
      note: q.note ?? '—',
    })[k];
  const same = (values: string[]) => differencesOnly && values.length > 1 && new Set(values).size === 1;
  const differing = columns.map((c) => differences(c.quotation));
  const pair = usePair(columns.map((c) => c.quotation.id));

  return (
    <div className={classes['scroll']} role="region" aria-label={t('compare.title')} tabIndex={0} {...pair.swipe}>
      <table className={classes['table']}>
        <CompareHead {...{ columns, lines, currency, pair }} />
        {lines.map((line, i) => {
          const at = tierOf(line, tier);
          return (
            <tbody key={line.id}>
              <tr className={classes['section']}>
                <th scope="row">
                  <WeftMark /> {t('line.title', { n: line.no })} {text(line.productName)}
                  <small>
                    {f.number(line.tiers[at] ?? '')} {unit(line)}
                  </small>
                </th>
                {columns.map(({ quotation: q, cells }) => (
                  <td key={q.id} data-out={pair.out(q.id)} data-chosen={isChosen(line, q) || undefined}>
                    {line.awardedTo ? (
                      line.awardedTo === q.id && (
                        <span className={classes['awarded']}>
                          <IconCheck size={16} stroke={2} aria-hidden="true" /> {t('compare.awarded')}
                        </span>
                      )
                    ) : cells[i] && mayAward(q) ? (
                      <Radio
                        name={`line-${line.id}`}
                        label={t(isChosen(line, q) ? 'compare.chosen' : 'compare.choose')}
                        checked={isChosen(line, q)}
                        onChange={() => onChoose(line, q.id)}
                      />
                    ) : null}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('compare.price')}</th>
                {columns.map(({ quotation: q, cells }, k) => {
                  const c = cells[i];
                  const ratio = outlierOf(
                    columns.map((other) => other.cells[i]?.levelled ?? null),
                    k,
                  );
                  return (
                    <td
                      key={q.id}
                      data-out={pair.out(q.id)}
                      data-chosen={isChosen(line, q) || undefined}
                      data-missing={!c || undefined}
                    >
                      {c ? (
                        <span className={classes['price']}>
                          <b className="figure" data-lowest={c.lowest || undefined}>
                            {f.money(c.price, q.currency, 4)}
                            <small>/{unit(line)}</small>
                          </b>
                          <span className="figure">{f.money(c.total, q.currency)}</span>
                          {ratio !== undefined && (
                            <Flag>
                              {ratio > 1
                                ? t('flag.high', { n: f.number(ratio, 1) })
                                : t('flag.low', { n: f.number(ratio * 100, 0) })}
                            </Flag>
                          )}
                        </span>
                      ) : (
                        t('compare.missing')
                      )}
                    </td>
                  );
                })}
              </tr>
              {line.requirements.map((r, n) => {
                const answers = columns.map(
                  ({ quotation: q }) => q.lines.find((l) => l.lineId === line.id)?.answers[n],
                );
                if (same(answers.map((a) => `${a?.verdict}${a?.value ?? ''}`))) return null;
                return (
                  <tr key={r.field}>
                    <th scope="row">
                      {say(r)}
                      {r.must && <small className={classes['must']}>{t('requirement.must')}</small>}
                    </th>
                    {columns.map(({ quotation: q }, k) => {
                      const a = answers[k];
                      return (
                        <td
                          key={q.id}
                          data-out={pair.out(q.id)}
                          data-chosen={isChosen(line, q) || undefined}
                          data-missing={!a || undefined}
                          data-deviates={a?.verdict === 'deviates' || undefined}
                        >
                          {!a ? (
                            t('compare.missing')
                          ) : (
                            <span className={classes['answer']}>
                              {a.verdict === 'meets' ? (
                                <IconCheck size={16} stroke={2} aria-label={t('quote.meets')} />
                              ) : (
                                <IconAlertTriangle size={16} stroke={2} aria-label={t('quote.deviates')} />
                              )}
                              <span>{answerText(r, a)}</span>
                            </span>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          );
        })}
        <tbody>
          <tr className={classes['section']}>
            <th scope="row" colSpan={columns.length + 1} data-wide>
              <WeftMark /> {t('compare.terms')}
            </th>
          </tr>
          <LandedRow {...{ columns, currency, pair, onAssume }} />
          {terms.map((k) => {
            const values = columns.map((c) => termOf(c.quotation, k));
            return same(values) ? null : (
              <tr key={k}>
                <th scope="row">{t(`quote.${k}`)}</th>
                {columns.map((c, n) => (
                  <td key={c.quotation.id} data-out={pair.out(c.quotation.id)}>
                    {values[n]}
                    {differing[n]
                      ?.filter((d) => flagged[d.what] === k)
                      .map((d) => (
                        <Flag key={d.what}>
                          {d.what === 'late' ? t('flag.late', { n: d.days }) : t('flag.asked', { value: d.asked })}
                        </Flag>
                      ))}
                  </td>
                ))}
              </tr>
            );
          })}
          {columns.some((c) => c.quotation.annexes.length > 0) && (
            <tr>
              <th scope="row">{t('annex.title')}</th>
              {columns.map(({ quotation: q }) => (
                <td key={q.id} data-out={pair.out(q.id)}>
                  {q.annexes.length === 0
                    ? '—'
                    : q.annexes.map((a) => (
                        <a key={a.id} href={a.url} download className={classes['annex']}>
                          {a.name} <span className="figure">{f.number(Math.max(1, a.size / 1024), 0)} KB</span>
                        </a>
                      ))}
                </td>
              ))}
            </tr>
          )}
          {deciding && (
            <tr>
              <th scope="row">
                <span className="visually-hidden">{t('compare.decide')}</span>
              </th>
              {columns.map(({ quotation: q }) => (
                <td key={q.id} data-out={pair.out(q.id)}>
                  <span className={classes['acts']}>
                    {mayAward(q) && (
                      <Button size="compact-md" variant="default" onClick={() => onAccept(q)}>
                        {t('compare.acceptWhole')}
                      </Button>
                    )}
                    {onRefuse && q.state === 'submitted' && (
                      <Button size="compact-md" variant="subtle" color="gray" onClick={() => onRefuse(q)}>
                        {t('compare.refuse')}
                      </Button>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
};
