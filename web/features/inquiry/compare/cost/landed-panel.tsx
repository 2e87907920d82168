import { countryOfRegion } from '#contract/enterprise/places.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { gapsOf, landLine } from '#contract/inquiry/comparison/landed-lines.ts';
import type { Landed } from '#contract/inquiry/comparison/landed.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { Flag } from '../flag.tsx';
import type { Comparison } from '../use-comparison.ts';
import classes from './landed.module.css';

type Props = { data: DataOf<typeof inquiry.own>; view: Comparison };

/** What a line comes to, part by part, each with whose word it is. */
const Parts = ({ landed: l, currency }: { landed: Landed; currency: Comparison['currency'] }) => {
  const { t } = useTranslation('costs');
  const f = useFormat();
  const whose = (from: Landed['from']['duty']) => (from ? t(`from.${from}`) : t('from.nobody'));
  return (
    <dl className={classes['parts']}>
      <dt>{t('price')}</dt>
      <dd className="figure">{f.money(l.price, currency)}</dd>
      <dt>
        {t('freight')} <small>{whose(l.from.freight)}</small>
      </dt>
      <dd className="figure">{l.from.freight ? f.money(l.freight, currency) : '—'}</dd>
      <dt>
        {l.from.duty && l.dutyPercent ? t('dutyAt', { percent: f.number(l.dutyPercent, 2) }) : t('duty')}{' '}
        <small>{whose(l.from.duty)}</small>
      </dt>
      <dd className="figure">{l.from.duty ? f.money(l.duty, currency) : '—'}</dd>
      {l.other > 0 && (
        <>
          <dt>
            {t('other')} <small>{t('from.buyer')}</small>
          </dt>
          <dd className="figure">{f.money(l.other, currency)}</dd>
        </>
      )}
      <dt>
        <b>{t('landed')}</b>
      </dt>
      <dd className="figure">
        <b className={classes['estimate']}>{f.money(l.total, currency)}</b>
      </dd>
    </dl>
  );
};

/** Landed cost line by line: what each comes to with what is said of the costs, whose word that is, and what is open. */
const Panel = ({ data, view }: Props) => {
  const { t } = useTranslation('costs');
  const text = useText();
  const f = useFormat();
  const { columns, currency, tier } = view;
  const region = data.row.deliveryRegion?.slug;
  const country = region ? countryOfRegion(region) : null;
  const { lines } = data.parts;
  return (
    <>
      <p>{t('panel')}</p>
      <div className={classes['lines']} role="region" aria-label={t('byLine')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {columns.map(({ quotation: q }) => (
                <th key={q.id} scope="col">
                  {text(q.company.name)}
                  {gapsOf(q, data.quotations, { assumed: data.assumptions, tier, country }).map((g) => (
                    <span key={g} className={classes['gap']}>
                      <Flag>{t(`gap.${g}`)}</Flag>
                    </span>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.no} · {text(line.productName)}
                </th>
                {columns.map((c) => {
                  const landed = landLine(c, at);
                  const levelled = c.cells[at]?.levelled;
                  return (
                    <td key={c.quotation.id}>
                      {landed ? (
                        <Parts landed={landed} currency={currency} />
                      ) : typeof levelled === 'number' ? (
                        <>
                          <span className="figure">{f.money(levelled, currency)}</span> <small>{t('priceAlone')}</small>
                        </>
                      ) : (
                        '—'
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

const LandedPanel = withWords(['costs'], Panel);
export default LandedPanel;
