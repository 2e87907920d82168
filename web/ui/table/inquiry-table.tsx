import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useUnit } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Deadline } from '../feedback/deadline.tsx';
import classes from './inquiry-table.module.css';
import type { Column } from '../list/column.ts';
import { ListTable } from '../list/list-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import { QuoteBars } from './quote-bars.tsx';
import { Tag } from '../feedback/tag.tsx';

const Need = ({ r }: { r: InquiryRow }) => {
  const { t } = useTranslation();
  const text = useText();
  const lang = useLang();
  return (
    <>
      <RowLink id={r.id} to={pageTo('inquiry', { id: r.id })} lang={textLang(r.title, lang)}>
        {text(r.title)}
      </RowLink>{' '}
      {r.confidential && <Tag>{t('inquiries.confidential')}</Tag>} {r.sealed && <Tag>{t('sealed.mark')}</Tag>}{' '}
      {r.state === 'quoting' && r.quotations >= r.maxQuotations && <Tag>{t('inquiries.full')}</Tag>}{' '}
      {r.state !== 'quoting' && <Tag>{t(`inquiryState.${r.state}`)}</Tag>}
      <small>{r.products.map((p) => text(p.name)).join(' · ')}</small>
    </>
  );
};

const Quantity = ({ r }: { r: InquiryRow }) => {
  const f = useFormat();
  const unitOf = useUnit();
  return (
    <>
      <span className="figure">{f.number(r.quantity)}</span>{' '}
      <i className={classes['unit']}>{unitOf(r.unit, r.quantity)}</i>
    </>
  );
};

/** A city of that name says the region already. */
const regionOf = (r: InquiryRow, text: ReturnType<typeof useText>) => {
  const named = r.deliveryRegion ? text(r.deliveryRegion.name) : '';
  return named === text(r.deliveryPlace) ? '' : named;
};

const Delivery = ({ r }: { r: InquiryRow }) => {
  const text = useText();
  const region = regionOf(r, text);
  return (
    <>
      <span className="figure">{r.tradeTerm}</span> {text(r.deliveryPlace)}
      {region && <small>{region}</small>}
    </>
  );
};

/** What everybody is told of an inquiry, column by column. */
export const useInquiryColumns = (): Column<InquiryRow>[] => {
  const { t } = useTranslation();
  const text = useText();
  return [
    {
      id: 'number',
      title: t('inquiries.number'),
      card: 'head',
      cell: (r) => <span className={classes['number']}>{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'need',
      title: t('inquiries.need'),
      card: 'title',
      fixed: true,
      width: '44%',
      cell: (r) => <Need r={r} />,
      value: (r) => text(r.title),
    },
    {
      id: 'quantity',
      title: t('inquiries.quantity'),
      end: true,
      cell: (r) => <Quantity r={r} />,
      value: (r) => Number(r.quantity),
    },
    {
      id: 'delivery',
      title: t('inquiries.delivery'),
      cell: (r) => <Delivery r={r} />,
      value: (r) => [r.tradeTerm, text(r.deliveryPlace), regionOf(r, text)].filter(Boolean).join(' '),
    },
    {
      id: 'quotes',
      title: t('inquiries.quotes'),
      cell: (r) => (
        <QuoteBars
          count={r.quotations}
          wanted={r.maxQuotations}
          label={t('quotesOf', { count: r.quotations, wanted: r.maxQuotations })}
        />
      ),
      value: (r) => r.quotations,
    },
    {
      id: 'deadline',
      title: t('inquiries.deadline'),
      end: true,
      card: 'side',
      sort: { up: 'deadline' },
      cell: (r) => <Deadline at={r.deadline} />,
      value: (r) => ({ at: r.deadline }),
    },
  ];
};

/** Inquiries as a table, in a narrow place as cards. The same facts for everybody. */
export const InquiryTable = ({ rows, label }: { rows: InquiryRow[]; label: string }) => (
  <ListTable label={label} columns={useInquiryColumns()} rows={rows} idOf={(r) => r.id} />
);
