import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/words.ts';
import classes from './card.module.css';
import { Deadline } from '../feedback/deadline.tsx';
import { QuoteBars } from '../table/quote-bars.tsx';
import { SiteLink } from '../frame/site-link.tsx';
import { Tag } from '../feedback/tag.tsx';
import { useUnit } from '../text/units.ts';

/** One inquiry as a card, amber above: something is wanted. */
export const InquiryCard = ({ row, to }: { row: InquiryRow; to?: PageAddress }) => {
  const { t } = useTranslation();
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const unit = useUnit();
  const full = row.state === 'quoting' && row.quotations >= row.maxQuotations;
  return (
    <article className={`${classes['card']} ${classes['weft']}`}>
      <div className={classes['body']}>
        <p className={`${classes['facts']} ${classes['row']}`}>
          <span className="figure">{row.number}</span>
          <Deadline at={row.deadline} />
        </p>
        <h2 className={classes['name']} lang={textLang(row.title, lang)}>
          <SiteLink to={to ?? pageTo('inquiry', { id: row.id })}>{text(row.title)}</SiteLink>
        </h2>
        <p className={classes['facts']}>
          {row.products.map((p) => text(p.name)).join(' · ')}
          {row.confidential && <Tag>{t('inquiries.confidential')}</Tag>}
          {full && <Tag>{t('inquiries.full')}</Tag>}
          {row.state !== 'quoting' && <Tag>{t(`inquiryState.${row.state}`)}</Tag>}
        </p>
        <p className={`${classes['foot']} ${classes['row']}`}>
          <span>
            <span className="figure">{f.number(row.quantity)}</span> <i>{unit(row.unit)}</i> · {row.tradeTerm}{' '}
            {text(row.deliveryPlace)}
            {row.deliveryRegion && ` · ${text(row.deliveryRegion.name)}`}
          </span>
          <QuoteBars
            count={row.quotations}
            wanted={row.maxQuotations}
            label={t('quotesOf', { count: row.quotations, wanted: row.maxQuotations })}
          />
        </p>
      </div>
    </article>
  );
};
