import { Button } from '@mantine/core';
import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Page } from '#contract/core/schemas.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { purchase } from '#contract/purchase/calls.ts';
import { purchaseSorts, purchaseStates } from '#contract/purchase/states.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useMay } from '#web/lib/page/viewer.ts';
import { Deadline } from '#web/ui/feedback/deadline.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { withChange } from '#web/ui/list/list-address.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { NothingFound } from '#web/ui/list/nothing-found.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import type { Pictured } from '#web/ui/card/pictured.ts';
import { PurchasePicture } from '#web/ui/card/purchase-card.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import classes from './own-list.module.css';

type Row = DataOf<typeof purchase.ownPage>['records'][number] & Pictured;
const path = pageTo('myPurchases');

const Need = ({ row }: { row: Row }) => {
  const text = useText();
  const lang = useLang();
  return (
    <>
      <RowLink id={row.id} to={pageTo('purchase', { id: row.id })} lang={textLang(row.title, lang)}>
        {text(row.title)}
      </RowLink>
      <small>
        <span className="figure">{row.number}</span> · {row.products.map((p) => text(p.name)).join(' · ')}
      </small>
    </>
  );
};

/** Whether applications wait, are all handled, or never came. */
const Applications = ({ row }: { row: Pick<Row, 'undecided' | 'applications'> }) => {
  const { t } = useTranslation('purchase');
  const f = useFormat();
  return (
    <span className={classes['waits']} data-waits={row.undecided > 0 || undefined}>
      {row.undecided
        ? t('own.undecided', { n: f.number(row.undecided), count: row.undecided })
        : t(row.applications ? 'own.handled' : 'own.nobody')}
    </span>
  );
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['purchase', 'common']);
  const text = useText();
  return [
    {
      id: 'picture',
      title: t('form.thumb'),
      card: 'none',
      cell: (r) => (
        <span className={classes['thumb']}>
          <PurchasePicture row={r} sizes="96px" eager={false} />
        </span>
      ),
    },
    {
      id: 'number',
      title: t('common:inquiries.number'),
      extra: true,
      card: 'head',
      cell: (r) => <span className="figure">{r.number}</span>,
      value: (r) => r.number,
    },
    {
      id: 'need',
      title: t('form.titleLabel'),
      card: 'title',
      fixed: true,
      width: '42%',
      cell: (r) => <Need row={r} />,
      value: (r) => text(r.title),
    },
    {
      id: 'state',
      title: t('own.state'),
      cell: (r) => (
        <Tag tone={r.state === 'open' ? 'weft' : r.state === 'awarded' ? 'warp' : 'plain'}>{t(`state.${r.state}`)}</Tag>
      ),
      value: (r) => t(`state.${r.state}`),
    },
    {
      id: 'applications',
      title: t('own.applications'),
      cell: (r) => <Applications row={r} />,
      value: (r) => r.applications,
    },
    {
      id: 'deadline',
      title: t('common:inquiries.deadline'),
      end: true,
      card: 'side',
      sort: { up: 'deadline' },
      cell: (r) => <Deadline at={r.deadline} />,
      value: (r) => ({ at: r.deadline }),
    },
  ];
};

/** Purchases of my own and of my company, with the applications that wait. */
export const OwnPurchases = ({ list }: { list: Page<Row> }) => {
  const { t } = useTranslation(['purchase', 'common']);
  const { search } = useLocation();
  const mayBuy = useMay('buy');
  const columns = useColumns();
  const asked = new URLSearchParams(search);
  const state = purchaseStates.find((s) => s === asked.get('state'));
  return (
    <main id="main">
      <PageHead
        title={t('own.title')}
        actions={
          mayBuy && (
            <Button component={SiteLink} to={pageTo('releasePurchase')} color="weft">
              {t('own.new')}
            </Button>
          )
        }
      >
        <TabLinks
          label={t('own.filters')}
          tabs={[undefined, ...purchaseStates].map((s) => ({
            key: s ?? 'all',
            to: withQuery(path, withChange(search, { state: s })),
            label: s ? t(`state.${s}`) : t('common:all'),
            current: s === state,
          }))}
        />
      </PageHead>
      <ListView
        name="purchases"
        label={t('own.title')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('own.hint')}
        sorts={purchaseSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
        // A file has no pictures.
        read={async (place) =>
          call(purchase.ownPage, {
            query: { ...(await searchQuery(purchase.ownPage, search)), ...place },
          }) as Promise<Page<Row>>
        }
        empty={
          state || asked.get('q') ? (
            <NothingFound all={path} />
          ) : (
            <Empty title={t('own.none.title')} text={t('own.none.text')}>
              {mayBuy && (
                <Button component={SiteLink} to={pageTo('releasePurchase')} variant="default">
                  {t('own.new')}
                </Button>
              )}
            </Empty>
          )
        }
      />
    </main>
  );
};
