import type { catalogue } from '#contract/catalogue/calls.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './product-page.module.css';

type Full = DataOf<typeof catalogue.memberDetail>;
export type Meets = DataOf<typeof catalogue.meets>;

/** Price and lead time by quantity; steps stand, as in the comparison of quotations. */
export const Tiers = ({ product: p }: { product: Full }) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const unit = useUnit();
  const per = unit(p.row.per);
  if (!p.tiers.length) return null;
  const range = (i: number): string => {
    const from = f.number(p.tiers[i]?.from ?? '0');
    const next = p.tiers[i + 1];
    return next ? `${from}–${f.number(next.from)} ${per}` : `≥ ${from} ${per}`;
  };
  return (
    <div className={`${panel['panel']} ${panel['scroll']}`} role="region" aria-label={t('tiers')} tabIndex={0}>
      <table className={`${panel['table']} ${classes['tiers']}`}>
        <thead>
          <tr>
            <th scope="col">{t('quantity')}</th>
            {p.tiers.map((x, i) => (
              <th key={x.from} scope="col" className="figure">
                {range(i)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('tierPrice', { currency: p.row.currency, unit: per })}</th>
            {p.tiers.map((x) => (
              <td key={x.from} className="figure">
                {x.price === null ? t('negotiable') : f.number(x.price, 4)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('leadTime')}</th>
            {p.tiers.map((x) => (
              <td key={x.from} className="figure">
                {x.leadDays === null ? '—' : t('days', { n: f.number(x.leadDays), count: x.leadDays })}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};

/** How the product meets lines of the reader's own open inquiries. */
export const MeetsInquiry = ({ meets }: { meets: Meets }) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  if (!meets.length) return null;
  return (
    <ul className={classes['meets']}>
      {meets.map((m) => (
        <li key={`${m.inquiry.id}.${m.line}`}>
          <SiteLink to={pageTo('compareQuotations', { id: m.inquiry.id })}>{m.inquiry.number}</SiteLink>{' '}
          {t('meets.line', { line: m.line, met: m.met, asked: m.asked })}
          {m.open.length > 0 && <small>{t('meets.open', { names: m.open.map(text).join(' · ') })}</small>}
        </li>
      ))}
    </ul>
  );
};
