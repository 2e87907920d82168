import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type Meets, MeetsInquiry, Tiers } from './offer-terms.tsx';
import { useStated } from '#web/ui/text/stated.ts';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './product-page.module.css';

type Full = DataOf<typeof catalogue.memberDetail>;

/** Samples, terms and days, each with its name; null where nothing is said of it. */
const useFacts = (p: Full): [string, string | null][] => {
  const { t } = useTranslation(['catalogue', 'common']);
  const f = useFormat();
  const unit = useUnit();
  const { row } = p;
  const per = unit(row.per);
  return [
    [t('moq'), row.moq && `${f.number(row.moq)} ${per}`],
    [
      t('sample'),
      p.samplePrice &&
        t('sampleValue', {
          price: f.money(p.samplePrice, row.currency),
          moq: f.number(p.sampleMoq ?? '1'),
          unit: per,
        }),
    ],
    [t('payments'), p.payments.map((x) => t(`common:payment.${x as 'net30'}`)).join(t('and')) || null],
    [t('term'), [p.tradeTerm, p.termPlace].filter(Boolean).join(' ') || null],
    [t('brand'), p.brand || null],
    [t('pricedAt'), p.pricedAt && f.day(p.pricedAt)],
    [t('updated'), f.day(p.updatedAt)],
  ];
};

/** Four key values, price by quantity, samples and terms, and the one act: to ask; then how it meets what the reader asks for. */
const Offer = ({ product: p, meets }: { product: Full; meets: Meets }) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const text = useText();
  const unit = useUnit();
  const shown = useStated();
  const { row } = p;
  const per = unit(row.per);
  const facts = useFacts(p);
  return (
    <>
      <dl className={classes['key']}>
        {p.values.slice(0, 4).map((v) => (
          <div key={v.field}>
            <dt>{text(v.label)}</dt>
            <dd>
              <span className="figure">{shown(v.value)}</span> {v.unit && <small>{unit(v.unit)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes['price']}>
        <span>{t('price')}</span>
        <strong className="figure">{row.price ? f.money(row.price, row.currency) : t('negotiable')}</strong>
        {row.price && <small>{t(p.taxIncluded ? 'priceTaxed' : 'priceNote', { unit: per })}</small>}
      </div>
      <Tiers product={p} />
      <dl className={classes['facts']}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <SiteLink to={pageTo('releaseInquiry', { ask: row.id })} className={classes['ask']}>
        {t('ask')}
      </SiteLink>
      <MeetsInquiry meets={meets} />
    </>
  );
};

export default Offer;
