import { Button } from '@mantine/core';
import { useQuantity } from '#web/ui/text/units.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import { inquiry } from '#contract/inquiry/calls.ts';
import { inquiryStates, ownSorts } from '#contract/inquiry/states.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
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
import { QuoteBars } from '#web/ui/table/quote-bars.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { TabLinks } from '#web/ui/frame/tab-links.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { stateTone } from '../state-tone.ts';

type Data = DataOf<typeof inquiry.ownPage>;
type Row = Data['records'][number];
const path = pageTo('myInquiries');

const sent = (r: Row) => r.state !== 'draft';

const Need = ({ r }: { r: Row }) => {
  const { t } = useTranslation(['inquiry', 'common', 'lists']);
  const quantity = useQuantity();
  const lang = useLang();
  const text = useText();
  return (
    <>
      <RowLink
        id={r.id}
        to={sent(r) ? pageTo('compareQuotations', { id: r.id }) : pageTo('releaseInquiry', { id: r.id })}
        lang={textLang(r.title, lang)}
      >
        {text(r.title) || t('lists:own.untitled')}
      </RowLink>
      <small>
        {[
          r.quantity && quantity(r.quantity, r.unit),
          sent(r) && t('lists:own.matched', { n: r.matched, count: r.matched }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
};

const State = ({ r }: { r: Row }) => {
  const { t } = useTranslation('common');
  return (
    <>
      <Tag tone={stateTone[r.state]}>{t(`inquiryState.${r.state}`)}</Tag>{' '}
      {r.hidden && <Tag tone="bad">{t('takenDown')}</Tag>} {r.sealed && <Tag>{t('sealed.mark')}</Tag>}
    </>
  );
};

const useColumns = (): Column<Row>[] => {
  const { t } = useTranslation(['inquiry', 'common', 'lists']);
  const text = useText();
  return [
    {
      id: 'number',
      title: t('common:inquiries.number'),
      card: 'head',
      cell: (r) => <span className="figure">{r.number || '—'}</span>,
      value: (r) => r.number,
    },
    {
      id: 'need',
      title: t('lists:list.need'),
      card: 'title',
      fixed: true,
      width: '36%',
      cell: (r) => <Need r={r} />,
      value: (r) => text(r.title),
    },
    {
      id: 'state',
      title: t('lists:own.filters'),
      cell: (r) => <State r={r} />,
      value: (r) => t(`common:inquiryState.${r.state}`),
    },
    {
      id: 'quotes',
      title: t('lists:list.quotes'),
      cell: (r) =>
        sent(r) && (
          <QuoteBars
            count={r.quotations}
            wanted={r.maxQuotations}
            label={t('common:quotesOf', { count: r.quotations, wanted: r.maxQuotations })}
          />
        ),
      value: (r) => r.quotations,
    },
    {
      id: 'undecided',
      title: t('lists:own.waiting'),
      cell: (r) => r.undecided > 0 && <Tag tone="weft">{t('lists:own.undecided', { n: r.undecided })}</Tag>,
      value: (r) => r.undecided,
    },
    {
      id: 'deadline',
      title: t('list.deadline'),
      end: true,
      card: 'side',
      sort: { up: 'deadline' },
      cell: (r) => sent(r) && <Deadline at={r.deadline} />,
      value: (r) => (sent(r) ? { at: r.deadline } : null),
    },
  ];
};

/** My inquiries and my company's, with what waits for me. */
export const OwnList = ({ data }: { data: Data }) => {
  const { t } = useTranslation(['inquiry', 'common', 'lists']);
  const { search } = useLocation();
  const mayBuy = useMay('buy');
  const columns = useColumns();
  const asked = new URLSearchParams(search);
  const state = inquiryStates.find((s) => s === asked.get('state'));
  return (
    <main id="main">
      <PageHead
        title={t('own.title')}
        actions={
          mayBuy && (
            <Button component={SiteLink} to={pageTo('releaseInquiry', { new: 1 })} color="weft">
              {t('common:release')}
            </Button>
          )
        }
      >
        <TabLinks
          label={t('lists:own.filters')}
          tabs={[undefined, ...inquiryStates].map((k) => ({
            key: k ?? 'all',
            to: withQuery(path, withChange(search, { state: k })),
            label: k ? t(`common:inquiryState.${k}`) : t('common:all'),
            current: k === state,
          }))}
        />
      </PageHead>
      <ListView
        name="inquiries"
        label={t('own.title')}
        columns={columns}
        page={data}
        idOf={(r) => r.id}
        hint={t('lists:list.hint')}
        sorts={ownSorts.map((key) => ({ key, label: t(`lists:sort.${key}`) }))}
        read={async (place) =>
          call(inquiry.ownPage, { query: { ...(await searchQuery(inquiry.ownPage, search)), ...place } })
        }
        empty={
          state || asked.get('q') ? (
            <NothingFound all={path} />
          ) : (
            <Empty title={t('lists:own.empty')} text={t('lists:own.emptyText')}>
              {mayBuy && (
                <Button component={SiteLink} to={pageTo('releaseInquiry')} variant="default">
                  {t('common:release')}
                </Button>
              )}
            </Empty>
          )
        }
      />
    </main>
  );
};
