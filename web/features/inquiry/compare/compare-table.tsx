import { Button, Radio } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/core/schemas.ts';
import type { LineView, QuotationView } from '#contract/inquiry-schemas.ts';
import { useFormat, useText } from '#web/lib/lang.ts';
import { WeftMark } from '#web/ui/marks.tsx';
import { useRequirementText } from '../requirement-text.ts';
import classes from './compare-table.module.css';
import { CompareHead } from './compare-head.tsx';
import { LandedRow } from './landed-row.tsx';
import { type Column, tierOf } from './level.ts';
import { usePair } from './use-pair.ts';

type Props = {
  lines: LineView[];
  columns: Column[];
  tier: number;
  currency: Currency;
  differencesOnly: boolean;
  chosen: Record<string, string>;
  open: boolean;
  onChoose: (lineId: string, quotationId: string) => void;
  onAccept: (q: QuotationView) => void;
  onRefuse: (q: QuotationView) => void;
  /** Absent where the seat only reads. */
  onAssume: ((q: QuotationView) => void) | undefined;
};

const terms = ['tradeTerm', 'leadDays', 'moq', 'payment', 'validUntil', 'note'] as const;

/** Suppliers as columns, needs as rows; heads and first column stick, the table scrolls itself. A phone shows a pair. */
export const CompareTable = ({
  lines,
  columns,
  tier,
  currency,
  differencesOnly,
  chosen,
  open,
  onChoose,
  onAccept,
  onRefuse,
  onAssume,
}: Props) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const text = useText();
  const say = useRequirementText();
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
                  <td key={q.id} data-out={pair.out(q.id)} data-chosen={chosen[line.id] === q.id || undefined}>
                    {line.awardedTo ? (
                      line.awardedTo === q.id && (
                        <span className={classes['awarded']}>
                          <IconCheck size={16} stroke={2} aria-hidden="true" /> {t('compare.awarded')}
                        </span>
                      )
                    ) : cells[i] && open && q.state === 'submitted' ? (
                      <Radio
                        name={`line-${line.id}`}
                        label={t(chosen[line.id] === q.id ? 'compare.chosen' : 'compare.choose')}
                        checked={chosen[line.id] === q.id}
                        onChange={() => onChoose(line.id, q.id)}
                      />
                    ) : null}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('compare.price')}</th>
                {columns.map(({ quotation: q, cells }) => {
                  const c = cells[i];
                  return (
                    <td
                      key={q.id}
                      data-out={pair.out(q.id)}
                      data-chosen={chosen[line.id] === q.id || undefined}
                      data-missing={!c || undefined}
                    >
                      {c ? (
                        <span className={classes['price']}>
                          <b className="figure" data-lowest={c.lowest || undefined}>
                            {f.money(c.price, q.currency, 4)}
                            <small>/{unit(line)}</small>
                          </b>
                          <span className="figure">{f.money(c.total, q.currency)}</span>
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
                          data-chosen={chosen[line.id] === q.id || undefined}
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
                              <span>
                                {[a.value, a.note].filter(Boolean).join(' · ') ||
                                  t(a.verdict === 'meets' ? 'quote.meets' : 'quote.deviates')}
                              </span>
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
          {open && (
            <tr>
              <th scope="row">
                <span className="visually-hidden">{t('compare.decide')}</span>
              </th>
              {columns.map(({ quotation: q }) => (
                <td key={q.id} data-out={pair.out(q.id)}>
                  {q.state === 'submitted' && (
                    <span className={classes['acts']}>
                      <Button size="compact-md" variant="default" onClick={() => onAccept(q)}>
                        {t('compare.acceptWhole')}
                      </Button>
                      <Button size="compact-md" variant="subtle" color="gray" onClick={() => onRefuse(q)}>
                        {t('compare.refuse')}
                      </Button>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
};
