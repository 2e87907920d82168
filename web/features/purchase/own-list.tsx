import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Page } from '#contract/core/schemas.ts';
import { pageTo } from '#contract/pages.ts';
import type { purchase } from '#contract/purchase.ts';
import { purchaseStates } from '#contract/purchase-states.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { useMay } from '#web/lib/viewer.ts';
import { Deadline } from '#web/ui/deadline.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import type { Pictured } from '#web/ui/pictured.ts';
import { PurchasePicture } from '#web/ui/purchase-card.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Tag } from '#web/ui/tag.tsx';
import classes from './own-list.module.css';

type Own = Page<DataOf<typeof purchase.ownPage>['records'][number] & Pictured>;

const Row = ({ row }: { row: Own['records'][number] }) => {
  const { t } = useTranslation('purchase');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <li>
      <span className={classes['thumb']}>
        <PurchasePicture row={row} sizes="96px" eager={false} />
      </span>
      <div className={classes['name']}>
        <h2 lang={textLang(row.title, lang)}>
          <SiteLink to={`/bigBuyersEnquiriesDetails.html?id=${row.id}`}>{text(row.title)}</SiteLink>
        </h2>
        <p>
          <span className="figure">{row.number}</span> · {row.products.map((p) => text(p.name)).join(' · ')}
        </p>
      </div>
      <p>
        <Tag tone={row.state === 'open' ? 'weft' : row.state === 'awarded' ? 'warp' : 'plain'}>
          {t(`state.${row.state}`)}
        </Tag>
      </p>
      <p data-waits={row.undecided > 0 || undefined}>
        {row.undecided
          ? t('own.undecided', { n: f.number(row.undecided) })
          : t(row.applications ? 'own.handled' : 'own.nobody')}
      </p>
      <p>
        <Deadline at={row.deadline} />
      </p>
    </li>
  );
};

/** Purchases of my own and of my company, with the applications that wait. */
export const OwnPurchases = ({ list }: { list: Own }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const mayBuy = useMay('buy');
  const [search] = useSearchParams();
  const state = purchaseStates.find((s) => s === search.get('state'));
  return (
    <main id="main">
      <PageHead
        title={t('own.title')}
        actions={
          mayBuy && (
            <Button component={SiteLink} to="/buyerInquirydata/addBigBuyers" color="weft">
              {t('own.new')}
            </Button>
          )
        }
      >
        <TabLinks
          label={t('own.filters')}
          tabs={[undefined, ...purchaseStates].map((s) => ({
            key: s ?? 'all',
            to: pageTo('myPurchases', { state: s }),
            label: s ? t(`state.${s}`) : t('common:all'),
            current: s === state,
          }))}
        />
      </PageHead>
      {list.records.length ? (
        <>
          <ul className={`${panel['panel']} ${classes['list']}`}>
            {list.records.map((r) => (
              <Row key={r.id} row={r} />
            ))}
          </ul>
          <Pager current={list.current} pages={list.pages} total={list.total} />
        </>
      ) : (
        <Empty title={t(state ? 'none.title' : 'own.none.title')} text={t(state ? 'none.text' : 'own.none.text')}>
          {state ? (
            <Button component={SiteLink} to={pageTo('myPurchases')} variant="default">
              {t('common:all')}
            </Button>
          ) : (
            mayBuy && (
              <Button component={SiteLink} to="/buyerInquirydata/addBigBuyers" variant="default">
                {t('own.new')}
              </Button>
            )
          )}
        </Empty>
      )}
    </main>
  );
};
