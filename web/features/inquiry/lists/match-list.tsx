import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry.ts';
import { supplierFilters } from '#contract/inquiry-states.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/lang.ts';
import { Deadline } from '#web/ui/deadline.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Pager } from '#web/ui/pager.tsx';
import panel from '#web/ui/panel.module.css';
import { QuoteBars } from '#web/ui/quote-bars.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Tag } from '#web/ui/tag.tsx';
import rows from './rows.module.css';

type Data = DataOf<typeof inquiry.businessPage>;
type Row = Data['records'][number];

/** j and k walk the rows, Enter opens (face: lists). */
const useWalk = () => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (
        (e.key !== 'j' && e.key !== 'k') ||
        e.ctrlKey ||
        e.metaKey ||
        (e.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))
      )
        return;
      const all = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
      const at = all.indexOf(document.activeElement as HTMLAnchorElement);
      all[Math.max(0, Math.min(all.length - 1, at + (e.key === 'j' ? 1 : -1)))]?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return list;
};

/** A row has room for three reasons; the page of the inquiry gives all. */
const strongest = (reasons: Row['reasons']) => reasons.toSorted((a, b) => b.points - a.points).slice(0, 3);

const MatchRow = ({ r }: { r: Row }) => {
  const { t } = useTranslation('inquiry');
  const f = useFormat();
  const lang = useLang();
  const text = useText();
  return (
    <SiteLink
      to={`/supplierdata/supplierInquiryDetail?id=${r.id}`}
      className={`${rows['row']} ${rows['match']}`}
      data-row
    >
      <span className={rows['degree']} aria-label={t('match.degree', { n: r.score })}>
        {r.score || '—'}
        <i style={{ '--w': `${r.score}%` } as React.CSSProperties} />
      </span>
      <span>
        <span className={rows['title']} lang={textLang(r.title, lang)}>
          {!r.read && <span className={rows['dot']} role="img" aria-label={t('list.unread')} />}
          {text(r.title)}
        </span>
        <span className={rows['sub']}>
          <span>{r.number}</span>
          {r.confidential && <Tag>{t('list.confidential')}</Tag>}
          {r.invited && <Tag tone="info">{t('list.invited')}</Tag>}
          {r.mine && (
            <Tag tone={r.mine.state === 'accepted' ? 'warp' : r.mine.state === 'refused' ? 'bad' : 'plain'}>
              {t('list.mine', { n: r.mine.revision, state: t(`quotationState.${r.mine.state}`, { ns: 'common' }) })}
            </Tag>
          )}
          {!r.mine && r.quotations >= r.maxQuotations && <Tag>{t('list.full')}</Tag>}
        </span>
      </span>
      <span className={rows['tags']}>
        {strongest(r.reasons).map((x) => (
          <Tag key={x.code} tone="warp">
            {t(`reason.${x.code as 'product'}`)}
          </Tag>
        ))}
        {r.missing
          .flatMap((x) => x.names.map((n) => ({ code: x.code, name: text(n) })))
          .slice(0, 2)
          .map((x) => (
            <Tag key={x.code + x.name} tone="deviates">
              {t(`gap.${x.code as 'product'}`, { name: x.name })}
            </Tag>
          ))}
      </span>
      <span>
        <span className="figure">{f.number(r.quantity)}</span> {t(`unit.${r.unit as 'kg'}`, { ns: 'common' })}
        <span className={rows['sub']}>
          {r.tradeTerm} {text(r.deliveryPlace)}
        </span>
      </span>
      <QuoteBars
        count={r.quotations}
        wanted={r.maxQuotations}
        label={t('quotesOf', { ns: 'common', count: r.quotations, wanted: r.maxQuotations })}
      />
      <span className={rows['end']}>
        <Deadline at={r.deadline} />
      </span>
    </SiteLink>
  );
};

/** Smart match: the supplier's inquiries under nine filters, whose counts are in their tabs. */
export const MatchList = ({ data }: { data: Data }) => {
  const { t } = useTranslation('inquiry');
  const [search] = useSearchParams();
  const list = useWalk();
  const filter = search.get('filter') ?? 'all';
  return (
    <main id="main">
      <PageHead title={t('match.head')} note={t('match.note')}>
        <TabLinks
          label={t('match.filters')}
          tabs={supplierFilters.map((k) => ({
            key: k,
            to: `/supplierdata/supplierInquiryList?filter=${k}`,
            label: t(`filter.${k}`),
            count: String(data.counts[k]),
            current: k === filter,
          }))}
        />
      </PageHead>
      {data.records.length ? (
        <div className={`${panel['panel']} ${rows['list']}`} ref={list}>
          <div className={`${rows['row']} ${rows['match']} ${rows['head']}`} aria-hidden="true">
            <span>{t('list.match')}</span>
            <span>{t('list.need')}</span>
            <span>{t('list.why')}</span>
            <span>{t('list.quantity')}</span>
            <span>{t('list.quotes')}</span>
            <span className={rows['end']}>{t('list.deadline')}</span>
          </div>
          {data.records.map((r) => (
            <MatchRow key={r.id} r={r} />
          ))}
        </div>
      ) : (
        <Empty title={t('match.empty')} text={t('match.emptyText')} />
      )}
      <Pager current={data.current} pages={data.pages} total={data.total} />
    </main>
  );
};
