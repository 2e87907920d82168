import { useTranslation } from 'react-i18next';
import type { InquiryRow } from '#contract/inquiry-schemas.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { Deadline } from './deadline.tsx';
import classes from './inquiry-table.module.css';
import { QuoteBars } from './quote-bars.tsx';
import { SiteLink } from './site-link.tsx';
import { Tag } from './tag.tsx';

const Row = ({ row, chosen }: { row: InquiryRow; chosen: boolean }) => {
  const { t } = useTranslation();
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  // A city of that name says it already.
  const named = row.deliveryRegion ? text(row.deliveryRegion.name) : '';
  const region = named === text(row.deliveryPlace) ? '' : named;
  const full = row.state === 'quoting' && row.quotations >= row.maxQuotations;
  return (
    <tr data-chosen={chosen || undefined}>
      <td className={classes['number']}>{row.number}</td>
      <td className={classes['need']}>
        <SiteLink to={`/moreInquiryDetails.html?id=${row.id}`} lang={textLang(row.title, lang)} data-row={row.id}>
          {text(row.title)}
        </SiteLink>{' '}
        {row.confidential && <Tag>{t('inquiries.confidential')}</Tag>} {full && <Tag>{t('inquiries.full')}</Tag>}{' '}
        {row.state !== 'quoting' && <Tag>{t(`inquiryState.${row.state}`)}</Tag>}
        <small>{row.products.map((p) => text(p.name)).join(' · ')}</small>
      </td>
      <td className={classes['quantity']}>
        <span className="figure">{f.number(row.quantity)}</span> <i>{t(`unit.${row.unit}` as 'unit.kg')}</i>
      </td>
      <td className={classes['delivery']}>
        <span className="figure">{row.tradeTerm}</span> {text(row.deliveryPlace)}
        {region && <small>{region}</small>}
      </td>
      <td className={classes['quotes']}>
        <QuoteBars
          count={row.quotations}
          wanted={row.maxQuotations}
          label={t('quotesOf', { count: row.quotations, wanted: row.maxQuotations })}
        />
      </td>
      <td className={classes['deadline']}>
        <Deadline at={row.deadline} />
      </td>
    </tr>
  );
};

/** `chosen` is the row that something beside the table tells more of. */
type Props = { rows: InquiryRow[]; label: string; chosen?: string | undefined };

/** Inquiries as a table; on the phone each row is a card. The same facts for everybody. */
export const InquiryTable = ({ rows, label, chosen }: Props) => {
  const { t } = useTranslation();
  return (
    <table className={classes['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('inquiries.number')}</th>
          <th scope="col">{t('inquiries.need')}</th>
          <th scope="col" className={classes['quantity']}>
            {t('inquiries.quantity')}
          </th>
          <th scope="col">{t('inquiries.delivery')}</th>
          <th scope="col">{t('inquiries.quotes')}</th>
          <th scope="col" className={classes['deadline']}>
            {t('inquiries.deadline')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} chosen={row.id === chosen} />
        ))}
      </tbody>
    </table>
  );
};
