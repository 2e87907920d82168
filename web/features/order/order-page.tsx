import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { isUnshipped } from '#contract/order/states.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Thread } from '#web/ui/picture/thread.tsx';
import { Agreed } from './agreed.tsx';
import { knotsOf } from './course.ts';
import { ChangesPanel, OpenChangePanel } from './goods/changes-panel.tsx';
import { DeliveriesPanel } from './goods/deliveries-panel.tsx';
import { DocumentsPanel } from './goods/documents-panel.tsx';
import { RatingsPanel } from './goods/ratings-panel.tsx';
import { PaymentsPanel } from './goods/payments-panel.tsx';
import { RefundsPanel } from './goods/refunds-panel.tsx';
import { Late } from './late.tsx';
import type { Asked } from './open-dialog.ts';
import { DisputePanel } from './dispute-panel.tsx';
import { OrderLines } from './order-lines.tsx';
import type { OrderDetail } from './order-detail.ts';
import classes from './order-page.module.css';
import { OrderSteps } from './order-steps.tsx';
import { type Contacts, PeoplePanel } from './people-panel.tsx';
import { StateTag } from './state-tag.tsx';
import { sourceOf, Terms } from './terms.tsx';
import { Timeline } from './timeline.tsx';

const Dialogs = lazy(() => import('./dialogs/all.tsx'));

/** Number, state, the other side and the day. */
const Facts = ({ row, inquiryId, purchase }: Pick<OrderDetail, 'row' | 'inquiryId' | 'purchase'>) => {
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const f = useFormat();
  return (
    <>
      <span className="figure">{row.number}</span>
      <StateTag state={row.state} />
      {row.party === 'buyer' && row.other.entId ? (
        <SiteLink to={pageTo('company', { slug: row.other.entId })}>
          {t('from', { company: text(row.other.name) })}
        </SiteLink>
      ) : (
        <span>{t(row.party === 'buyer' ? 'from' : 'to', { company: text(row.other.name) })}</span>
      )}
      <time dateTime={row.createdAt} className="figure">
        {f.stamp(row.createdAt)}
      </time>
      {inquiryId && <SiteLink to={pageTo('deal', { id: inquiryId })}>{t('dealTimeline')}</SiteLink>}
      {purchase && <SiteLink to={pageTo('deal', { id: purchase.id, of: 'purchase' })}>{t('dealTimeline')}</SiteLink>}
    </>
  );
};

const Course = ({ state, timeline }: { state: OrderDetail['row']['state']; timeline: OrderDetail['timeline'] }) => {
  const { t } = useTranslation(['order', 'common']);
  return (
    <div className={`${panel['panel']} ${classes['box']} ${classes['thread']}`}>
      <Thread
        label={t('course')}
        knots={knotsOf(state, timeline).map((k) => ({
          key: k.key,
          state: k.state,
          children: t(`common:orderState.${k.key}`),
        }))}
      />
    </div>
  );
};

/** The promised day is over and the goods are not all on their way. */
const lateDay = ({ row, terms, lines }: OrderDetail): string | null =>
  isUnshipped(row.state) && lines.some((l) => Number(l.remaining) > 0) ? terms.deliveryDate : null;

const PrintButton = () => {
  const { t } = useTranslation('order');
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} stroke={1.6} />}
      onClick={() => window.print()}
      className={classes['print'] ?? ''}
    >
      {t('print')}
    </Button>
  );
};

/** One order: where it stands, what to do next, what was agreed, shipped, paid, and what happened. */
export const OrderPage = ({ detail, contacts }: { detail: OrderDetail; contacts: Contacts }) => {
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const lang = useLang();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { row, timeline, dispute } = detail;
  const late = lateDay(detail);
  const source = sourceOf(detail);
  return (
    <main id="main" className={classes['page']}>
      <PageHead
        crumb={<SiteLink to={pageTo('orders')}>{t('title')}</SiteLink>}
        title={<span lang={textLang(row.title, lang)}>{text(row.title)}</span>}
        note={
          <>
            <Facts row={row} inquiryId={detail.inquiryId} purchase={detail.purchase} />
            {late && <Late day={late} />}
          </>
        }
        actions={<PrintButton />}
      />
      <Course state={row.state} timeline={timeline} />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {dispute && <DisputePanel detail={detail} dispute={dispute} />}
          <OpenChangePanel detail={detail} open={setAsked} />
          <RatingsPanel detail={detail} open={setAsked} />
          <OrderLines detail={detail} />
          <DeliveriesPanel detail={detail} open={setAsked} />
          <RefundsPanel detail={detail} open={setAsked} />
          <PaymentsPanel detail={detail} open={setAsked} />
          <Terms detail={detail} />
          <DocumentsPanel detail={detail} open={setAsked} />
          <PeoplePanel detail={detail} contacts={contacts} />
          <Agreed detail={detail} />
          <ChangesPanel detail={detail} />
          <Timeline timeline={timeline} />
        </div>
        <OrderSteps detail={detail} open={setAsked}>
          {row.state === 'cancelled' && row.party === 'buyer' && source && (
            <Button component={SiteLink} to={source} variant="default" fullWidth>
              {t('again')}
            </Button>
          )}
        </OrderSteps>
      </div>
      {asked && (
        <Suspense>
          <Dialogs asked={asked} detail={detail} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </main>
  );
};
