import type { ownProducts } from '#contract/catalogue/own.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import panel from '#web/ui/frame/panel.module.css';
import { useUnit } from '#web/ui/text/units.ts';

type Change = DataOf<typeof ownProducts.prices>[number];

/** Who changed the price when, what it was and what it became. */
export const PriceHistory = ({ changes }: { changes: readonly Change[] }) => {
  const { t } = useTranslation('products');
  const f = useFormat();
  const unit = useUnit();
  if (!changes.length) return <p>{t('history.none')}</p>;
  const point = (p: Change['was']): string => {
    if (!p) return '—';
    const money = (price: string | null) => (price === null ? t('negotiable') : f.money(price, p.currency, 4));
    const tiers = p.tiers.map((x) => `≥ ${f.number(x.from)} ${unit(p.per)}: ${money(x.price)}`);
    const sample = p.samplePrice === null ? [] : [`${t('form.samplePrice')}: ${f.money(p.samplePrice, p.currency, 4)}`];
    return [`${money(p.price)} / ${unit(p.per)}`, ...tiers, ...sample].join('; ');
  };
  return (
    <div className={panel['scroll']} role="region" aria-label={t('history.title')} tabIndex={0}>
      <table className={panel['table']}>
        <thead>
          <tr>
            {(['at', 'by', 'how', 'was', 'now'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`history.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((c) => (
            <tr key={c.id}>
              <td>{f.stamp(c.at)}</td>
              <td>{c.by}</td>
              <td>{t(`history.source.${c.how}`)}</td>
              <td>{point(c.was)}</td>
              <td>{point(c.now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
