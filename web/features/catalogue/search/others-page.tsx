import { useRef } from 'react';
import type { Text } from '#contract/core/schemas.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { Head } from '#web/ui/frame/head.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { Elsewhere, type Found, Kinds } from './kinds.tsx';
import classes from './others-page.module.css';
import columns from './search-page.module.css';

/** What was found, whatever it is; `sort` is its kind in words of this page. */
type OtherRow = {
  key: string;
  to: PageAddress;
  sort: 'news' | 'statement' | 'case' | 'journal' | 'video' | 'fair' | 'hall' | 'booth';
  name: Text;
  note: Text | null;
  /** When it was published; null where that says nothing. */
  at: string | null;
  about: Text;
};
type Props = {
  kind: 'news' | 'exhibitions';
  q: string;
  page: { records: OtherRow[]; total: number; size: number; current: number; pages: number };
  found: Found;
};

const Row = ({ row: r }: { row: OtherRow }) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const about = text(r.about);
  return (
    <li className={classes['row']}>
      <h2>
        <SiteLink to={r.to} data-row={r.key} lang={textLang(r.name, lang)}>
          {text(r.name)}
        </SiteLink>
      </h2>
      <p className={classes['facts']}>
        <Tag>{t(`others.sort.${r.sort}`)}</Tag>
        {r.at && (
          <time className="figure" dateTime={r.at}>
            {f.day(r.at)}
          </time>
        )}
        {r.note && <span>{text(r.note)}</span>}
      </p>
      {about && <p lang={textLang(r.about, lang)}>{about}</p>}
    </li>
  );
};

/** `/search.html?kind=news` and `?kind=exhibitions`: what is published, and fairs with halls and booths (catalogue 25). */
export const OthersPage = ({ kind, q, page, found }: Props) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const f = useFormat();
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  const title = q ? t('others.titleOf', { q }) : t(`common:search.${kind}`);
  return (
    <main id="main" className={panel['page']}>
      <Head title={title} description={t(`others.lead.${kind}`)} canonical={pageTo('search', { kind })} />
      <PageHead
        title={title}
        note={<span>{t('others.count', { total: f.number(page.total), count: page.total })}</span>}
      >
        <Kinds kind={kind} q={q} found={found} />
      </PageHead>
      {page.records.length ? (
        <ul className={classes['rows']} ref={rows}>
          {page.records.map((r) => (
            <Row key={r.key} row={r} />
          ))}
        </ul>
      ) : (
        <Empty title={t('others.none')} text={t('others.noneText')}>
          <Elsewhere kind={kind} q={q} found={found} />
          <div className={columns['acts']}>
            <SiteLink to={kind === 'news' ? pageTo('newsList') : pageTo('booths')}>{t(`others.all.${kind}`)}</SiteLink>
          </div>
        </Empty>
      )}
      {page.total > 0 && <Pager {...page} />}
    </main>
  );
};
