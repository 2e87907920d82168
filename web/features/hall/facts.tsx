import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useQuantity } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import shared from '#web/ui/frame/detail.module.css';
import { QuoteBars } from '#web/ui/table/quote-bars.tsx';
import classes from './inquiry-detail.module.css';
import type { Detail, Teaser } from './seen.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A closed part: its label, and what opens it; never blurred data. */
export const Closed = ({ words }: { words: string }) => (
  <span className={classes['closed']}>
    <IconLock size={16} stroke={2} aria-hidden="true" />
    {words}
  </span>
);

/** The deadline; a draft that is looked at may have none yet. */
const Until = ({ at }: { at: string }) => {
  const f = useFormat();
  return at ? (
    <>
      <Deadline at={at} /> <small className="figure">{f.stamp(at)}</small>
    </>
  ) : (
    '–'
  );
};

export const TeaserFacts = ({ row }: { row: Teaser }) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const closed = <Closed words={t('loginToSee')} />;
  return (
    <dl className={shared['facts']}>
      <Fact label={t('category')}>{row.products.map((p) => text(p.name)).join(' · ')}</Fact>
      <Fact label={t('common:inquiries.deadline')}>
        <Until at={row.deadline} />
      </Fact>
      {row.deliveryRegion && <Fact label={t('region')}>{text(row.deliveryRegion.name)}</Fact>}
      {row.needs?.field && <Fact label={t('field')}>{text(row.needs.field.name)}</Fact>}
      <Fact label={t('common:inquiries.quantity')}>{closed}</Fact>
      <Fact label={t('common:inquiries.delivery')}>{closed}</Fact>
      <Fact label={t('payment')}>{closed}</Fact>
      <Fact label={t('buyer')}>{closed}</Fact>
    </dl>
  );
};

export const Facts = ({ detail: { row, parts, buyer, gate } }: { detail: Detail }) => {
  const { t } = useTranslation(['hall', 'common', 'confidential']);
  const text = useText();
  const quantity = useQuantity();
  const closed = <Closed words={t(gate === 'revoked' ? 'confidential:revoked.title' : 'agreeToSee')} />;
  return (
    <dl className={shared['facts']}>
      <Fact label={t('category')}>{row.products.map((p) => text(p.name)).join(' · ')}</Fact>
      <Fact label={t('common:inquiries.deadline')}>
        <Until at={row.deadline} />
      </Fact>
      <Fact label={t('common:inquiries.quantity')}>
        <span className="figure">{quantity(row.quantity, row.unit)}</span>
      </Fact>
      <Fact label={t('common:inquiries.delivery')}>
        {row.tradeTerm} {text(row.deliveryPlace)} <span className="figure">{row.deliveryDate}</span>
      </Fact>
      {row.deliveryRegion && <Fact label={t('region')}>{text(row.deliveryRegion.name)}</Fact>}
      {parts?.field && <Fact label={t('field')}>{text(parts.field.name)}</Fact>}
      <Fact label={t('payment')}>
        {parts ? t(`common:payment.${parts.paymentType}` as 'common:payment.net30') : closed}
        {parts && ` · ${parts.currency}`}
      </Fact>
      <Fact label={t('common:inquiries.quotes')}>
        <QuoteBars
          count={row.quotations}
          wanted={row.maxQuotations}
          label={t('common:quotesOf', { count: row.quotations, wanted: row.maxQuotations })}
        />
      </Fact>
      {(buyer || gate !== 'none') && (
        <Fact label={t('buyer')}>
          {buyer ? [text(buyer.name), text(buyer.city)].filter(Boolean).join(' · ') : closed}
        </Fact>
      )}
    </dl>
  );
};
