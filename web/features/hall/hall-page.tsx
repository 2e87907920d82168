import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { Alert } from '#contract/alerts.ts';
import type { Page } from '#contract/core/schemas.ts';
import type { HallCounts } from '#contract/hall-filters.ts';
import type { InquiryRow } from '#contract/inquiry-schemas.ts';
import { hallStates } from '#contract/inquiry-states.ts';
import { useFormat, usePath } from '#web/lib/lang.ts';
import { ActLink } from '#web/ui/act.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Chosen } from '#web/ui/facet.tsx';
import { InquiryTable } from '#web/ui/inquiry-table.tsx';
import frame from '#web/ui/list-page.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import { SiteLink } from '#web/ui/site-link.tsx';
import { AlertButton } from './alert-button.tsx';
import { type HallAddress, hallParams, hallPath } from './address.ts';
import { Filters, useChips } from './filters.tsx';
import classes from './hall.module.css';
import { Preview } from './preview.tsx';
import wide from './preview.module.css';
import { useChosenRow } from './use-chosen-row.ts';
import { useRowKeys } from './use-row-keys.ts';

const SearchBar = ({ at }: { at: HallAddress }) => {
  const { t } = useTranslation(['hall', 'common']);
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path('/moreInquiry.html')}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input key={at.q} name="q" type="search" defaultValue={at.q} placeholder={t('hint')} aria-label={t('search')} />
      {hallParams({ ...at, q: '', current: 1 }).map(([k, v]) => (
        <input key={`${k}.${v}`} type="hidden" name={k} value={v} />
      ))}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

type Props = {
  at: HallAddress;
  list: Page<InquiryRow>;
  /** A row that a link names and the list doesn't show any more. */
  linked: InquiryRow | null;
  counts: HallCounts;
  mine: Alert[];
};

/** The public hall of inquiries: every filter is in the address, every link works without script. */
export const HallPage = ({ at, list, linked, counts, mine }: Props) => {
  const { t } = useTranslation(['hall', 'common']);
  const f = useFormat();
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const asked = useChosenRow(rows);
  const chosen = [...list.records, ...(linked ? [linked] : [])].find((r) => r.id === asked) ?? list.records[0];
  const chips = useChips(at, counts);
  const all = counts.states.quoting + counts.states.outOfDate + counts.states.awarded;
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead
            title={t('title')}
            note={t('count', { total: f.number(list.total) })}
            actions={<SearchBar at={at} />}
          />
          <nav className={panel['tabs']} aria-label={t('states')}>
            {[undefined, ...hallStates].map((s) => (
              <SiteLink key={s ?? 'all'} to={hallPath(at, { state: s })} aria-current={at.state === s || undefined}>
                {s ? t(`common:inquiryState.${s}`) : t('common:all')}
                <small className="figure">{f.number(s ? counts.states[s] : all)}</small>
              </SiteLink>
            ))}
          </nav>
        </div>
      </div>
      <div className={chosen ? `${frame['body']} ${wide['body']}` : frame['body']}>
        <Filters at={at} counts={counts} chosen={chips.length - (at.q ? 1 : 0)} />
        <div className={`${frame['list']} ${wide['list']}`} ref={rows}>
          <Chosen chips={chips} clear="/moreInquiry.html" />
          <AlertButton at={at} mine={mine} />
          <div className={classes['sort']}>
            <span className={classes['keys']}>{t('keys')}</span>
            {(['newest', 'deadline'] as const).map((s) => (
              <SiteLink key={s} to={hallPath(at, { sort: s })} aria-current={at.sort === s || undefined}>
                {t(`sort.${s}`)}
              </SiteLink>
            ))}
          </div>
          {list.records.length ? (
            <>
              <InquiryTable rows={list.records} label={t('title')} chosen={chosen?.id} />
              <Pager current={list.current} pages={list.pages} total={list.total} />
            </>
          ) : chips.length || at.state ? (
            <Empty title={t('none.title')} text={t('none.text')}>
              <ActLink to="/moreInquiry.html">{t('none.act')}</ActLink>
            </Empty>
          ) : (
            <Empty title={t('empty.title')} text={t('empty.text')}>
              <ActLink look="ask" to="/buyerInquirydata/releaseEnquiries">
                {t('common:release')}
              </ActLink>
            </Empty>
          )}
        </div>
        {chosen && <Preview row={chosen} />}
      </div>
    </main>
  );
};
