import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry.ts';
import { quotationStates } from '#contract/inquiry-states.ts';
import { pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import { SiteLink } from '#web/ui/site-link.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Tag } from '#web/ui/tag.tsx';
import rows from './rows.module.css';

const tone = { submitted: 'plain', accepted: 'warp', refused: 'bad', withdrawn: 'plain' } as const;

/** Quotations of my company. */
export const QuotationList = ({ data }: { data: DataOf<typeof inquiry.myQuotations> }) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  const [search] = useSearchParams();
  const state = quotationStates.find((s) => s === search.get('state'));
  return (
    <main id="main">
      <PageHead title={t('mine.title')}>
        <TabLinks
          label={t('mine.filters')}
          tabs={[undefined, ...quotationStates].map((k) => ({
            key: k ?? 'all',
            to: pageTo('myQuotations', { state: k }),
            label: k ? t(`quotationState.${k}`, { ns: 'common' }) : t('all', { ns: 'common' }),
            current: k === state,
          }))}
        />
      </PageHead>
      {data.records.length ? (
        <div className={`${panel['panel']} ${rows['list']}`}>
          {data.records.map((r) => (
            <SiteLink
              key={r.id}
              to={`/supplierdata/supplierInquiryDetail?id=${r.inquiry.id}`}
              className={`${rows['row']} ${rows['mine']}`}
            >
              <span className="figure">{r.number}</span>
              <span>
                <span className={rows['title']} lang={textLang(r.inquiry.title, lang)}>
                  {text(r.inquiry.title)}
                </span>
                <span className={rows['sub']}>
                  {r.inquiry.number} · {t(`inquiryState.${r.inquiry.state}`, { ns: 'common' })}
                </span>
              </span>
              <span>{t('mine.revision', { n: r.revision })}</span>
              <span className={`figure ${rows['end']}`}>{r.total ? f.money(r.total, r.currency) : '—'}</span>
              <span>
                <Tag tone={tone[r.state]}>{t(`quotationState.${r.state}`, { ns: 'common' })}</Tag>
              </span>
              <span className={`figure ${rows['end']}`}>{t('mine.valid', { day: r.validUntil })}</span>
            </SiteLink>
          ))}
        </div>
      ) : (
        <Empty title={t('mine.empty')} text={t('mine.emptyText')}>
          <SiteLink to="/supplierdata/supplierInquiryList">{t('mine.toMatch')}</SiteLink>
        </Empty>
      )}
      <Pager current={data.current} pages={data.pages} total={data.total} />
    </main>
  );
};
