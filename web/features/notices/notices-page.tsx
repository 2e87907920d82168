import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import { useRevalidator } from 'react-router';
import type { Alert } from '#contract/alerts/calls.ts';
import type { CursorPage } from '#contract/core/schemas.ts';
import { type Notice, notices } from '#contract/notices/calls.ts';
import { keptAddress, pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat } from '#web/lib/text/lang.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { MailAsk } from '#web/ui/feedback/mail-ask.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { BrowserOffer } from './browser-offer.tsx';
import { CentreTabs, type Counts } from './centre-tabs.tsx';
import { AlertList } from './alert-list.tsx';
import { markRead } from './live.ts';
import classes from './notices-page.module.css';
import { useLive } from './state.ts';
import { isBroadcast, textOf, wordsOf } from './words.ts';

const Row = ({ notice: n }: { notice: Notice }) => {
  const { t, texts } = useTranslation(['notices', 'common']);
  const f = useFormat();
  const open = () => {
    if (!n.read) markRead(n.id);
  };
  return (
    <li data-unread={!n.read || undefined}>
      <SiteLink to={keptAddress(n.link)} onClick={open} data-row={n.id}>
        {!n.read && <span className="visually-hidden">{t('unreadMark')} </span>}
        {wordsOf(n, texts)}
        {isBroadcast(n) && <small>{textOf(n, texts)}</small>}
      </SiteLink>
      <time dateTime={n.at} className="figure">
        {f.stamp(n.at)}
      </time>
    </li>
  );
};

const AllOrUnread = ({ unread, waiting }: { unread: boolean; waiting: number }) => {
  const { t } = useTranslation('notices');
  return (
    <nav className={`${panel['tabs']} ${classes['states']}`} aria-label={t('show')}>
      <SiteLink to={pageTo('notices')} aria-current={!unread || undefined}>
        {t('all')}
      </SiteLink>
      <SiteLink to={pageTo('notices', { unread: 1 })} aria-current={unread || undefined}>
        {t('unread')}
        {waiting > 0 && <small className="figure">{waiting}</small>}
      </SiteLink>
    </nav>
  );
};

const NoNotices = ({ unread }: { unread: boolean }) => {
  const { t } = useTranslation('notices');
  return (
    <Empty title={t(unread ? 'nothingUnread' : 'none.title')} text={t('none.text')}>
      <Button component={SiteLink} to={pageTo('inquiryHall')} variant="default">
        {t('none.act')}
      </Button>
    </Empty>
  );
};

/** Notices after which those of the browser are offered. */
const offeredFrom = 3;

type Props = {
  counts: Counts;
  list: CursorPage<Notice>;
  unread: boolean;
  mine: Alert[];
  ofProducts: Alert[];
  ofSuppliers: Alert[];
  mailLater: boolean;
};

/** How many came in since the list was read. */
const useFresh = (list: Props['list'], arrived: number): number => {
  const [shown, setShown] = useState({ list, arrived });
  if (shown.list !== list) setShown({ list, arrived });
  return arrived - shown.arrived;
};

/** My notices, newest first. What comes in while the page is open is announced and waits to be asked for. */
export const NoticesPage = ({ list, counts, unread, mine, ofProducts, ofSuppliers, mailLater }: Props) => {
  const { t } = useTranslation(['notices', 'common']);
  const { revalidate, state } = useRevalidator();
  const live = useLive();
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  const fresh = useFresh(list, live.arrived);
  const readAll = async () => {
    await call(notices.read, { body: {} });
    await revalidate();
  };
  return (
    <main id="main">
      <MailAsk later={mailLater} />
      <PageHead
        title={t('title')}
        actions={
          <Button
            variant="default"
            disabled={!live.unread && !list.records.some((n) => !n.read)}
            onClick={() => void readAll()}
          >
            {t('readAll')}
          </Button>
        }
      >
        <CentreTabs at="notices" counts={counts} />
      </PageHead>
      {list.total >= offeredFrom && <BrowserOffer />}
      <AllOrUnread unread={unread} waiting={live.unread} />
      <div role="status">
        {fresh > 0 && (
          <button
            type="button"
            className={classes['fresh']}
            disabled={state !== 'idle'}
            onClick={() => void revalidate()}
          >
            {t('fresh', { total: fresh })}
          </button>
        )}
      </div>
      {list.records.length ? (
        <>
          <ul className={`${panel['panel']} ${classes['list']}`} ref={rows}>
            {list.records.map((n) => (
              <Row key={n.id} notice={n} />
            ))}
          </ul>
          <Pager {...list} keys />
        </>
      ) : (
        <NoNotices unread={unread} />
      )}
      <AlertList of="inquiries" mine={mine} />
      <AlertList of="products" mine={ofProducts} />
      <AlertList of="suppliers" mine={ofSuppliers} />
    </main>
  );
};
