import type { Page } from '#contract/core/schemas.ts';
import { addressOfPiece } from '#contract/content/addresses.ts';
import type { PieceView } from '#contract/content/calls.ts';
import type { JournalRow } from '#contract/content/media-calls.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { Blocks } from '../blocks.tsx';
import content from '../content.module.css';
import { OtherKinds } from '../other-kinds.tsx';
import { Cover } from './cover.tsx';
import classes from './media.module.css';

const IssueFacts = ({ row }: { row: JournalRow }) => {
  const { t } = useTranslation('media');
  const f = useFormat();
  const [edition] = row.editions;
  return (
    <p className={`figure ${classes['facts'] ?? ''}`}>
      {t('issueNo', { number: row.number })}
      {edition && ` · ${t('pages', { n: f.number(edition.pages), count: edition.pages })}`}
      {' · '}
      <time dateTime={row.publishedAt}>{f.day(row.publishedAt)}</time>
    </p>
  );
};

const Newest = ({ row, parts }: { row: JournalRow; parts: PieceView['parts'] }) => {
  const { t } = useTranslation('media');
  const text = useText();
  return (
    <section className={`${panel['panel']} ${classes['newest']}`} aria-labelledby="newest">
      <Cover row={row} sizes="(max-width: 899px) 60vw, 320px" eager />
      <div>
        <IssueFacts row={row} />
        <h2 id="newest">
          <SiteLink to={addressOfPiece(row)} data-row={row.id}>
            {text(row.title)}
          </SiteLink>
        </h2>
        <p>{text(row.summary)}</p>
        {parts && (
          <>
            <h3>{t('inThis')}</h3>
            <Blocks blocks={parts.blocks} />
          </>
        )}
        <p>
          <ActLink look="offer" to={addressOfPiece(row)}>
            {t('read')}
          </ActLink>
        </p>
      </div>
    </section>
  );
};

type Props = { list: Page<JournalRow>; newest: PieceView['parts'] };

/** Issues by year, with the contents of the newest. */
export const JournalList = ({ list, newest }: Props) => {
  const { t } = useTranslation(['content', 'media']);
  const text = useText();
  const led = list.current === 1 ? list.records[0] : undefined;
  const years = Map.groupBy(list.records, (r) => r.number.slice(0, 4));
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t('list.journal')} note={t('about.journal')} />
      <div className={content['bar']}>
        <OtherKinds kind="journal" />
      </div>
      {list.records.length === 0 && <Empty title={t('none.journal')} text={t('noneText')} />}
      {led && <Newest row={led} parts={newest} />}
      {[...years].map(([year, rows]) => (
        <section key={year} className={content['related']} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{t('media:year', { year })}</h2>
          <ul className={classes['covers']}>
            {rows.map((r) => (
              <li key={r.id}>
                <Cover row={r} sizes="(max-width: 899px) 44vw, 220px" />
                <h3>
                  <SiteLink to={addressOfPiece(r)} data-row={r.id}>
                    {text(r.title)}
                  </SiteLink>
                </h3>
                <IssueFacts row={r} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {list.total > 0 && <Pager {...list} />}
    </main>
  );
};
