import { Radio } from '@mantine/core';
import type { Currency } from '#contract/core/schemas.ts';
import type { Alternative, LineView, QuotationView } from '#contract/inquiry/schemas.ts';
import { answeredLine, type Column, type LinePick } from '#contract/inquiry/comparison/level.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useQuantity, useUnit } from '#web/ui/text/units.ts';
import type { Pair } from '../use-pair.ts';
import classes from './offers.module.css';

type Props = {
  line: LineView;
  at: number;
  columns: Column[];
  pair: Pair;
  chosen: LinePick | undefined;
  mayAward: (q: QuotationView) => boolean;
  onChoose: (line: LineView, quotationId: string, alternative?: number) => void;
  currency: Currency;
};
type OfferProps = {
  offer: Alternative;
  line: LineView;
  column: Column;
  cell: Column['alternatives'][number][number];
  /** The lowest amount of what was asked; what it is held against. */
  best: number | null;
  currency: Currency;
};

/** One alternative: what it is, how it differs, its price and how far that lies off the lowest of what was asked. */
const Offer = ({ offer: a, line, column, cell, best, currency }: OfferProps) => {
  const { t } = useTranslation(['offers', 'inquiry']);
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const quantity = useQuantity();
  const unit = useUnit()(line.unit, 1);
  const { quotation: q } = column;
  const off = best && cell?.carried && column.comparable && column.alike ? ((cell.carried - best) / best) * 100 : null;
  return (
    <>
      <b lang={textLang(a.name, lang)}>
        {a.productId ? <SiteLink to={pageTo('product', { id: a.productId })}>{text(a.name)}</SiteLink> : text(a.name)}
      </b>
      <span lang={textLang(a.differs, lang)}>{text(a.differs)}</span>
      {cell ? (
        <span className="figure">
          {f.money(cell.price, q.currency, 4)}/{unit} · {f.money(cell.total, q.currency)}
          {q.currency !== currency && cell.levelled !== null && <> ≈ {f.money(cell.levelled, currency)}</>}
        </span>
      ) : (
        <span>{t('notAtTier')}</span>
      )}
      {off !== null && <small>{t(off < 0 ? 'below' : 'above', { percent: f.number(Math.abs(off), 1) })}</small>}
      <small>
        {t('inquiry:quote.leadDays')} {t('inquiry:quote.days', { n: a.leadDays, count: a.leadDays })}
        {a.moq && (
          <>
            {' '}
            · {t('inquiry:quote.moq')} {quantity(a.moq, line.unit)}
          </>
        )}
      </small>
    </>
  );
};

/** What suppliers offer for a line instead of what was asked; it can be awarded, and is never counted as the lowest. */
const Row = ({ line, at, columns, pair, chosen, mayAward, onChoose, currency }: Props) => {
  const { t } = useTranslation(['offers', 'compare']);
  const best = columns.find((c) => c.cells[at]?.lowest)?.cells[at]?.carried ?? null;
  return (
    <tr>
      <th scope="row">
        {t('alternatives')}
        <small className={classes['own']}>{t('notCounted')}</small>
      </th>
      {columns.map((column) => {
        const { quotation: q } = column;
        const said = q.lines.find((l) => l.lineId === line.id)?.alternatives ?? [];
        return (
          <td key={q.id} data-out={pair.out(q.id)}>
            {said.length ? (
              <ul className={classes['offers']}>
                {said.map((offer, n) => {
                  const cell = column.alternatives[at]?.[n] ?? null;
                  const picked = chosen?.quotationId === q.id && chosen.alternative === n + 1;
                  return (
                    <li key={n} data-chosen={picked || undefined}>
                      <Offer {...{ offer, column, cell, best, currency }} line={answeredLine(q, line)} />
                      {cell && line.awarded === 'open' && mayAward(q) && (
                        <Radio
                          name={`line-${line.id}`}
                          label={t(picked ? 'compare:chosen' : 'chooseAlternative')}
                          checked={picked}
                          onChange={() => onChoose(line, q.id, n + 1)}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
            ) : (
              '—'
            )}
          </td>
        );
      })}
    </tr>
  );
};

const AlternativesRow = withWords(['offers'], Row);
export default AlternativesRow;
