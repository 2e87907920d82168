import type { ReactNode } from 'react';
import { roleCodes } from '#contract/core/access.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useQuantity } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import shared from '#web/ui/frame/detail.module.css';
import panel from '#web/ui/frame/panel.module.css';
import { QuoteBars } from '#web/ui/table/quote-bars.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './preview.module.css';

const useFacts = (row: InquiryRow): [string, ReactNode][] => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const f = useFormat();
  const quantity = useQuantity();
  return [
    [t('category'), row.products.map((p) => text(p.name)).join(' · ')],
    [
      t('common:inquiries.quantity'),
      <span key="q" className="figure">
        {quantity(row.quantity, row.unit)}
      </span>,
    ],
    [t('common:inquiries.delivery'), `${row.tradeTerm} ${text(row.deliveryPlace)} · ${row.deliveryDate}`],
    ...(row.deliveryRegion ? [[t('region'), text(row.deliveryRegion.name)] as [string, string]] : []),
    ...(['processes', 'certificates'] as const).flatMap((k): [string, string][] => {
      const names = row.needs?.[k] ?? [];
      return names.length ? [[t(k), names.map((x) => text(x.name)).join(' · ')]] : [];
    }),
    ...(row.needs?.field ? [[t('field'), text(row.needs.field.name)] as [string, string]] : []),
    [
      t('common:inquiries.deadline'),
      <span key="d">
        <Deadline at={row.deadline} /> <small className="figure">{f.stamp(row.deadline)}</small>
      </span>,
    ],
    [
      t('common:inquiries.quotes'),
      <QuoteBars
        key="b"
        count={row.quotations}
        wanted={row.maxQuotations}
        label={t('common:quotesOf', { count: row.quotations, wanted: row.maxQuotations })}
      />,
    ],
  ];
};

/**
 * The chosen row beside the list, on wide windows alone: the facts that the row tells everybody, in full, and the way to the
 * whole. What is gated stands on the inquiry's own page, behind its gate.
 */
export const Preview = ({ row }: { row: InquiryRow }) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const lang = useLang();
  const viewer = useViewer();
  const quotes = viewer?.roles.includes(roleCodes.supplier) && row.state === 'quoting';
  const facts = useFacts(row);
  return (
    <aside className={`${panel['panel']} ${classes['preview']}`} aria-label={t('preview.title')}>
      <p className={classes['number']}>
        <span className="figure">{row.number}</span>
        {row.state !== 'quoting' && <Tag>{t(`common:inquiryState.${row.state}`)}</Tag>}
        {row.confidential && <Tag>{t('common:inquiries.confidential')}</Tag>}
        {row.sealed && <Tag>{t('common:sealed.mark')}</Tag>}
      </p>
      <h2 lang={textLang(row.title, lang)}>{text(row.title)}</h2>
      <dl className={shared['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!viewer && <p className={classes['note']}>{t('preview.gated')}</p>}
      {quotes && (
        <ActLink look="offer" wide full to={pageTo('quote', { id: row.id })}>
          {t('quote')}
        </ActLink>
      )}
      <ActLink full to={pageTo('inquiry', { id: row.id })}>
        {t('preview.whole')}
      </ActLink>
    </aside>
  );
};
