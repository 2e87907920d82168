import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { roleCodes } from '#contract/core/access.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type order, orderStates, type OrderState, type Party } from '#contract/order.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import classes from './order-list.module.css';
import { StateTag } from './state-tag.tsx';

type List = DataOf<typeof order.page>;
export type Filters = { party: Party | undefined; state: OrderState | undefined };

const listPath = ({ party, state }: Filters): PageAddress => pageTo('orders', { party, state });

const Row = ({ row }: { row: List['records'][number] }) => {
  const { t } = useTranslation(['order', 'common']);
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  return (
    <tr>
      <td className={classes['number']}>
        <SiteLink to={`/orderCenter/orderDetail?id=${row.id}`}>{row.number}</SiteLink>
      </td>
      <td className={classes['title']}>
        <b lang={textLang(row.title, lang)}>{text(row.title)}</b>
        <small>
          {t(row.party === 'buyer' ? 'from' : 'to', { company: text(row.other.name) })} · {t('lines', { n: row.lines })}
        </small>
      </td>
      <td className={classes['state']}>
        <StateTag state={row.state} />
      </td>
      <td className={`${classes['total']} figure`}>{f.money(row.total, row.currency)}</td>
      <td className={`${classes['day']} figure`}>{f.stamp(row.createdAt).slice(0, 10)}</td>
    </tr>
  );
};

/** Orders as buyer and as supplier; party and state are in the address. */
export const OrderList = ({ list, filters }: { list: List; filters: Filters }) => {
  const { t } = useTranslation(['order', 'common']);
  const viewer = useViewer();
  const both = viewer?.roles.includes(roleCodes.supplier) ?? false;
  const narrowed = filters.party ?? filters.state;
  return (
    <main id="main">
      <PageHead title={t('title')}>
        {both && (
          <nav className={classes['parties']} aria-label={t('party')}>
            {([undefined, 'buyer', 'supplier'] as const).map((party) => (
              <SiteLink
                key={party ?? 'all'}
                to={listPath({ ...filters, party })}
                aria-current={filters.party === party || undefined}
              >
                {party ? t(`as.${party}`) : t('all')}
              </SiteLink>
            ))}
          </nav>
        )}
        <TabLinks
          label={t('states')}
          tabs={[undefined, ...orderStates].map((state) => ({
            key: state ?? 'all',
            to: listPath({ ...filters, state }),
            label: state ? t(`state.${state}`) : t('all'),
            current: filters.state === state,
          }))}
        />
      </PageHead>
      {list.records.length ? (
        <>
          <table className={classes['table']} aria-label={t('title')}>
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                <th scope="col">{t('about')}</th>
                <th scope="col">{t('stateHead')}</th>
                <th scope="col" className={classes['total']}>
                  {t('total')}
                </th>
                <th scope="col" className={classes['day']}>
                  {t('made')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.records.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
          <Pager current={list.current} pages={list.pages} total={list.total} />
        </>
      ) : (
        <Empty title={t(narrowed ? 'noneHere' : 'none.title')} text={narrowed ? '' : t('none.text')}>
          <Button
            component={SiteLink}
            to={narrowed ? '/orderCenter/orderList' : '/buyerInquirydata/buyerInquiryList'}
            variant="default"
          >
            {t(narrowed ? 'seeAll' : 'none.act')}
          </Button>
        </Empty>
      )}
    </main>
  );
};
