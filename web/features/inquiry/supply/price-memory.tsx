import { useEffect, useState } from 'react';
import { inquiryQuoting, type RememberedPrice } from '#contract/inquiry/quoting.ts';
import type { LineView } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { withWords } from '#web/lib/text/with-words.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './price-memory.module.css';

const Earlier = ({ prices }: { prices: RememberedPrice[] }) => {
  const { t } = useTranslation(['quoting', 'common']);
  const f = useFormat();
  const unitOf = useUnit();
  return (
    <div className={classes['scroll']}>
      <table>
        <thead>
          <tr>
            {(['day', 'quantity', 'price', 'quote', 'state'] as const).map((k) => (
              <th key={k} scope="col">
                {t(k)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map((p) => (
            <tr key={`${p.quotation} ${p.quantity}`}>
              <td className="figure">{p.day}</td>
              <td className="figure">
                {f.number(p.quantity)} {unitOf(p.unit, p.quantity)}
              </td>
              <td className="figure">
                {f.money(p.price, p.currency, 4)}/{unitOf(p.unit, 1)} · {p.tradeTerm}
              </td>
              <td>
                <SiteLink to={pageTo('quote', { id: p.inquiryId })}>{p.quotation}</SiteLink>
              </td>
              <td>{t(`common:quotationState.${p.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** What the own company quoted for these materials before, line by line; read when it is opened. */
const Memory = ({ inquiryId, lines }: { inquiryId: string; lines: LineView[] }) => {
  const { t } = useTranslation('quoting');
  const text = useText();
  const [prices, setPrices] = useState<RememberedPrice[]>();
  const { fault, act } = useAct();
  useEffect(() => {
    void act(async () => setPrices((await call(inquiryQuoting.prices, { params: { id: inquiryId } })).prices));
    // oxlint-disable-next-line react/exhaustive-deps -- read once, as it opens
  }, [inquiryId]);
  const known = lines.filter((l) => prices?.some((p) => p.lineId === l.id));
  return (
    <div className={classes['memory']}>
      <p role="alert">{fault}</p>
      {prices && !known.length && <p>{t('none')}</p>}
      {known.map((l) => (
        <section key={l.id}>
          <h3>
            {t('line', { n: l.no })} {text(l.productName)}
          </h3>
          <Earlier prices={(prices ?? []).filter((p) => p.lineId === l.id)} />
        </section>
      ))}
    </div>
  );
};

const PriceMemory = withWords(['quoting'], Memory);
export default PriceMemory;
