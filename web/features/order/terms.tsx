import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import type { TermDifference } from '#contract/order/terms-differ.ts';
import { useText } from '#web/lib/text/lang.ts';
import { oneUnit, useQuantity } from '#web/ui/text/units.ts';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Late } from './late.tsx';
import type { OrderDetail } from './order-detail.ts';
import classes from './order-page.module.css';

/** The page of what the order came of. */
export const sourceOf = ({ row, inquiryId, purchase }: OrderDetail): PageAddress | null => {
  if (purchase) return pageTo(row.party === 'buyer' ? 'purchaseComparison' : 'purchase', { id: purchase.id });
  if (!inquiryId) return null;
  return row.party === 'buyer' ? pageTo('compareQuotations', { id: inquiryId }) : pageTo('quote', { id: inquiryId });
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Side = ({ who, detail: { row, agreed } }: { who: 'buyer' | 'supplier'; detail: OrderDetail }) => {
  const { t } = useTranslation('order');
  const text = useText();
  const registered = agreed?.[who];
  const name = registered?.name ?? (row.party === who ? '' : text(row.other.name));
  return (
    name && (
      <Fact label={t(who)}>
        {name}
        {registered?.code && (
          <small>
            {t('agreed.code')} <span className="figure">{registered.code}</span>
          </small>
        )}
      </Fact>
    )
  );
};

/** The terms that bind: both sides as registered, delivery, payment; beside what differs stands what was asked. */
export const Terms = ({ detail }: { detail: OrderDetail }) => {
  const { row, terms, agreed, inquiryNumber, purchase } = detail;
  const quantity = useQuantity();
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const source = sourceOf(detail);
  const pay = (type: string) => t(`common:payment.${type}` as 'common:payment.net30');
  const asked = (what: TermDifference[], value: string) =>
    agreed?.differs.some((d) => what.includes(d)) && <small>{t('agreed.asked', { value })}</small>;
  return (
    <section className={`${panel['panel']} ${classes['box']}`} aria-label={t('terms')}>
      <h2>{t('terms')}</h2>
      <dl className={classes['facts']}>
        <Side who="buyer" detail={detail} />
        <Side who="supplier" detail={detail} />
        <Fact label={t('delivery')}>
          {terms.tradeTerm} {terms.place}
          {agreed && asked(['tradeTerm', 'place'], `${agreed.asked.tradeTerm} ${text(agreed.asked.place)}`)}
        </Fact>
        <Fact label={t('deliveryDate')}>
          <span className="figure">{terms.deliveryDate}</span>
          {terms.version > 1 && <small>{t('version', { n: terms.version })}</small>}
          {agreed && asked(['late'], agreed.asked.deliveryDate)}
        </Fact>
        {terms.expectedEnd && (
          <Fact label={t('expectedEnd')}>
            <span className="figure">{terms.expectedEnd}</span>
            {['confirmed', 'inProduction'].includes(row.state) && <Late day={terms.expectedEnd} />}
          </Fact>
        )}
        <Fact label={t('leadDays')}>{t('days', { n: terms.leadDays, count: terms.leadDays })}</Fact>
        <Fact label={t('payment')}>
          {pay(terms.paymentType)}
          {agreed && asked(['paymentType'], pay(agreed.asked.paymentType))}
        </Fact>
        {agreed?.quoted.moq && (
          <Fact label={t('agreed.moq')}>{quantity(agreed.quoted.moq, oneUnit(detail.lines))}</Fact>
        )}
        {source && (
          <Fact label={t(purchase ? 'purchase' : 'inquiry')}>
            <SiteLink to={source} className="figure">
              {purchase?.number ?? inquiryNumber}
            </SiteLink>
          </Fact>
        )}
        {agreed && (
          <Fact label={t('agreed.quotation')}>
            <span className="figure">{agreed.quoted.number}</span>
            <small>{t('agreed.revision', { n: agreed.quoted.revision })}</small>
          </Fact>
        )}
      </dl>
    </section>
  );
};
