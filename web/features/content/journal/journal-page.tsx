import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import type { JournalView } from '#contract/content/media-calls.ts';
import { ownName } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import content from '../content.module.css';
import { issuePdf } from '../media/addresses.ts';
import { PieceBody } from '../piece-page.tsx';
import { PieceRows } from '../piece-rows.tsx';
import { type Found, IssueSearch } from './issue-search.tsx';
import { IssueText } from './issue-text.tsx';
import classes from './journal.module.css';
import { Spread } from './spread.tsx';

type Props = { view: JournalView; page: number; q: string; found: Found | null };

type View = Pick<Props, 'view'>;
const IssueHead = ({ view: { row, edition } }: View) => {
  const { t } = useTranslation(['media', 'content']);
  const text = useText();
  const f = useFormat();
  return (
    <PageHead
      crumb={<SiteLink to={listOf('journal')}>{t('content:list.journal')}</SiteLink>}
      title={text(row.title)}
      note={
        <span className="figure">
          {t('issueNo', { number: row.number })}
          {edition && ` · ${t('pages', { n: f.number(edition.pages), count: edition.pages })}`} ·{' '}
          <time dateTime={row.publishedAt}>{f.day(row.publishedAt)}</time>
        </span>
      }
      actions={
        row.download &&
        edition && (
          <a className={classes['download']} href={issuePdf(edition.id)} download>
            {t('download')}
          </a>
        )
      }
    />
  );
};

/** The issues before and after. */
const Neighbours = ({ view }: View) => {
  const { t } = useTranslation(['media', 'content']);
  const text = useText();
  return (
    <nav className={classes['beside']} aria-label={t('content:list.journal')}>
      {view.older && (
        <SiteLink to={addressOfPiece(view.older)}>
          <small>{t('older')}</small> {text(view.older.title)}
        </SiteLink>
      )}
      {view.newer && (
        <SiteLink to={addressOfPiece(view.newer)}>
          <small>{t('newer')}</small> {text(view.newer.title)}
        </SiteLink>
      )}
    </nav>
  );
};

/** An issue: its pages as they lie open, beside their text; on phones the text alone. */
export const JournalPage = ({ view, page, q, found }: Props) => {
  const { t } = useTranslation(['media', 'content']);
  const f = useFormat();
  const { row, edition } = view;
  const id = row.slug;
  const others = row.editions.length > 1;
  return (
    <main id="main">
      <div className={`${panel['page']} ${classes['top']}`}>
        <IssueHead view={view} />
        {others && edition && (
          <FilterLinks
            label={t('editions')}
            choices={row.editions.map((e) => ({
              key: e.lang,
              to: pageTo('journalDetail', { id, edition: e.lang }),
              label: ownName[e.lang],
              current: e.lang === edition.lang,
            }))}
          />
        )}
        {edition && edition.done < edition.pages && (
          <p role="status">{t('readingIn', { done: f.number(edition.done), pages: f.number(edition.pages) })}</p>
        )}
        {edition && <IssueSearch view={view} edition={edition} page={page} q={q} found={found} />}
        {!edition && (
          <Empty title={t('noEdition')} text={t('noEditionText')}>
            <ActLink to={listOf('journal')}>{t('content:list.journal')}</ActLink>
          </Empty>
        )}
      </div>
      {edition && (
        <div className={classes['reader']}>
          <Spread view={view} edition={edition} page={page} q={q} />
          <IssueText view={view} edition={edition} page={page} q={q} />
        </div>
      )}
      <div className={panel['page']}>
        <PieceBody view={view} />
        {(view.newer ?? view.older) && <Neighbours view={view} />}
        {view.related.length > 0 && (
          <section className={content['related']} aria-labelledby="related">
            <h2 id="related">{t('content:related')}</h2>
            <PieceRows rows={view.related} heading="h3" mixed />
          </section>
        )}
      </div>
    </main>
  );
};
