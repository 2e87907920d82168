import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry.ts';
import { inquiryStates } from '#contract/inquiry-states.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { useMay } from '#web/lib/viewer.ts';
import { Deadline } from '#web/ui/deadline.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import { QuoteBars } from '#web/ui/quote-bars.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import rows from './rows.module.css';

export const stateTone: Record<(typeof inquiryStates)[number], Tone> = {
  draft: 'plain',
  quoting: 'weft',
  outOfDate: 'deviates',
  awarded: 'warp',
  withdrawn: 'plain',
};

/** My inquiries and my company's, with what waits for me. */
export const OwnList = ({ data }: { data: DataOf<typeof inquiry.ownPage> }) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const mayBuy = useMay('buy');
  const [search] = useSearchParams();
  const state = inquiryStates.find((s) => s === search.get('state'));
  return (
    <main id="main">
      <PageHead
        title={t('own.title')}
        actions={
          mayBuy && (
            <Button component={SiteLink} to="/buyerInquirydata/releaseEnquiries?new=1" color="weft">
              {t('release', { ns: 'common' })}
            </Button>
          )
        }
      >
        <TabLinks
          label={t('own.filters')}
          tabs={[undefined, ...inquiryStates].map((k) => ({
            key: k ?? 'all',
            to: pageTo('myInquiries', { state: k }),
            label: k ? t(`inquiryState.${k}`, { ns: 'common' }) : t('all', { ns: 'common' }),
            current: k === state,
          }))}
        />
      </PageHead>
      {data.records.length ? (
        <div className={`${panel['panel']} ${rows['list']}`}>
          {data.records.map((r) => (
            <SiteLink
              key={r.id}
              to={
                r.state === 'draft'
                  ? `/buyerInquirydata/releaseEnquiries?id=${r.id}`
                  : `/buyerInquirydata/buyerInquiryDetail?id=${r.id}`
              }
              className={`${rows['row']} ${rows['own']}`}
            >
              <span className="figure">{r.number || '—'}</span>
              <span>
                <span className={rows['title']} lang={textLang(r.title, lang)}>
                  {text(r.title) || t('own.untitled')}
                </span>
                <span className={rows['sub']}>
                  {r.quantity && (
                    <span>
                      {f.number(r.quantity)} {t(`unit.${r.unit as 'kg'}`, { ns: 'common' })}
                    </span>
                  )}
                  {r.state !== 'draft' && <span>{t('own.matched', { n: r.matched })}</span>}
                </span>
              </span>
              <span>
                <Tag tone={stateTone[r.state]}>{t(`inquiryState.${r.state}`, { ns: 'common' })}</Tag>
              </span>
              <span>
                {r.state !== 'draft' && (
                  <QuoteBars
                    count={r.quotations}
                    wanted={r.maxQuotations}
                    label={t('quotesOf', { ns: 'common', count: r.quotations, wanted: r.maxQuotations })}
                  />
                )}
              </span>
              <span>
                {r.undecided > 0 && r.state !== 'withdrawn' && (
                  <Tag tone="weft">{t('own.undecided', { n: r.undecided })}</Tag>
                )}
              </span>
              <span className={rows['end']}>{r.state !== 'draft' && <Deadline at={r.deadline} />}</span>
            </SiteLink>
          ))}
        </div>
      ) : (
        <Empty title={t('own.empty')} text={t('own.emptyText')}>
          {mayBuy && (
            <Button component={SiteLink} to="/buyerInquirydata/releaseEnquiries" variant="default">
              {t('release', { ns: 'common' })}
            </Button>
          )}
        </Empty>
      )}
      <Pager current={data.current} pages={data.pages} total={data.total} />
    </main>
  );
};
