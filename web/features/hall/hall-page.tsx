import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Form } from 'react-router';
import type { Alert } from '#contract/alerts/calls.ts';
import type { CursorPage, Text } from '#contract/core/schemas.ts';
import type { HallCounts } from '#contract/inquiry/hall-filters.ts';
import type { InquiryRow } from '#contract/inquiry/schemas.ts';
import { hallSorts, hallStates } from '#contract/inquiry/states.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useFormat, usePath } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Chosen } from '#web/ui/list/facet.tsx';
import { useInquiryColumns } from '#web/ui/table/inquiry-table.tsx';
import { ListView } from '#web/ui/list/list-view.tsx';
import frame from '#web/ui/list/list-page.module.css';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { AlertButton } from './alert-button.tsx';
import { type HallAddress, hallParams, hallPath } from './address.ts';
import { Filters, useChips } from './filters.tsx';
import { Preview } from './preview.tsx';
import wide from './preview.module.css';
import { useChosenRow } from './use-chosen-row.ts';

const SearchBar = ({ at }: { at: HallAddress }) => {
  const { t } = useTranslation(['hall', 'common']);
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path(pageTo('inquiryHall'))}
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

/** The list's own call, for a file; visitors load the contract's schemas only when they ask for one. */
const readMore: (
  at: HallAddress,
  place: { current: number; size: number; cursor?: string },
) => Promise<CursorPage<InquiryRow>> = async ({ current: _, cursor: __, looks: ___, q, ...filters }, place) => {
  const { inquiry } = await import('#contract/inquiry/calls.ts');
  return call(inquiry.page, { query: { ...filters, q: q || undefined, ...place } });
};

type Props = {
  /** What stands at the page's place for advertisements. */
  ad: ReactNode;
  /** Hands an inquiry to the operator. */
  at: HallAddress;
  list: CursorPage<InquiryRow>;
  /** A row that a link names and the list doesn't show any more. */
  linked: InquiryRow | null;
  counts: HallCounts;
  mine: Alert[];
  /** Of what the address asks for and nothing is counted for. */
  names: Record<string, Text>;
};

/** The states, each with how many there are. */
const States = ({ at, counts }: Pick<Props, 'at' | 'counts'>) => {
  const { t } = useTranslation(['hall', 'common']);
  const f = useFormat();
  const all = counts.states.quoting + counts.states.outOfDate + counts.states.awarded;
  return (
    <nav className={panel['tabs']} aria-label={t('states')}>
      {[undefined, ...hallStates].map((s) => (
        <SiteLink key={s ?? 'all'} to={hallPath(at, { state: s })} aria-current={at.state === s || undefined}>
          {s ? t(`common:inquiryState.${s}`) : t('common:all')}
          <small className="figure">{f.number(s ? counts.states[s] : all)}</small>
        </SiteLink>
      ))}
    </nav>
  );
};

/** The public hall of inquiries: every filter is in the address, every link works without script. */
export const HallPage = ({ ad, at, list, linked, counts, mine, names }: Props) => {
  const { t } = useTranslation(['hall', 'common']);
  const f = useFormat();
  const rows = useRef<HTMLDivElement>(null);
  const asked = useChosenRow(rows);
  const chosen = [...list.records, ...(linked ? [linked] : [])].find((r) => r.id === asked) ?? list.records[0];
  const columns = useInquiryColumns();
  const chips = useChips(at, counts, names);
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead
            title={t('title')}
            note={t('count', { total: `${f.number(list.total)}${list.capped ? '+' : ''}` })}
            actions={<SearchBar at={at} />}
          />
          <States at={at} counts={counts} />
        </div>
      </div>
      <div className={chosen ? `${frame['body']} ${wide['body']}` : frame['body']}>
        <Filters at={at} counts={counts} chosen={chips.length - (at.q ? 1 : 0)} />
        <div className={`${frame['list']} ${wide['list']}`} ref={rows}>
          <Chosen chips={chips} clear={pageTo('inquiryHall')} />
          <AlertButton at={at} mine={mine} />
          <ListView
            name="hall"
            label={t('title')}
            columns={columns}
            page={list}
            idOf={(r) => r.id}
            chosen={chosen?.id}
            sorts={hallSorts.map((key) => ({ key, label: t(`sort.${key}`) }))}
            read={(place) => readMore(at, place)}
            empty={
              chips.length || at.state ? (
                <Empty title={t('none.title')} text={t('none.text')}>
                  <ActLink to={pageTo('inquiryHall')}>{t('none.act')}</ActLink>
                </Empty>
              ) : (
                <Empty title={t('empty.title')} text={t('empty.text')}>
                  <ActLink look="ask" to={pageTo('releaseInquiry')}>
                    {t('common:release')}
                  </ActLink>
                </Empty>
              )
            }
          />
          {ad}
        </div>
        {chosen && <Preview row={chosen} />}
      </div>
    </main>
  );
};
