import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Page } from '#contract/core/schemas.ts';
import type { content, PieceRow } from '#contract/content/calls.ts';
import { addressOfPiece, listOf } from '#contract/content/addresses.ts';
import type { ListedKind } from '#contract/content/kinds.ts';
import { pageTo, withQuery } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActButton, ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import classes from './content.module.css';
import { OtherKinds } from './other-kinds.tsx';
import { PieceRows, RowFacts } from './piece-rows.tsx';
import { Shot } from './shot.tsx';

const mostTopics = 12;

const Lead = ({ row }: { row: PieceRow }) => {
  const text = useText();
  const f = useFormat();
  return (
    <article className={`${panel['panel']} ${classes['lead']}`}>
      <Shot of={row} sizes="(max-width: 899px) 92vw, 700px" eager />
      <div>
        <time className={`figure ${classes['date']}`} dateTime={row.publishedAt}>
          {f.day(row.publishedAt)}
        </time>
        <h2>
          <SiteLink to={addressOfPiece(row)} data-row={row.id}>
            {text(row.title)}
          </SiteLink>
        </h2>
        <p>{text(row.summary)}</p>
        <RowFacts row={row} />
      </div>
    </article>
  );
};

type Props = {
  /** What stands at the page's place for advertisements. */
  ad: ReactNode;
  kind: ListedKind;
  list: Page<PieceRow>;
  topics: DataOf<typeof content.topics>['materials'];
  q: string;
  material: string | undefined;
};

/** Looks for words, within the material that is chosen. */
const SearchForm = ({ q, material }: Pick<Props, 'q' | 'material'>) => {
  const { t } = useTranslation('content');
  const { pathname } = useLocation();
  return (
    <Form action={pathname} className={classes['search']} role="search" aria-label={t('search')}>
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={80}
        aria-label={t('search')}
        placeholder={t('search')}
      />
      {material && <input type="hidden" name="material" value={material} />}
      <ActButton type="submit">{t('find')}</ActButton>
    </Form>
  );
};

/** Pieces of one kind, the newest first: by material and by words. */
export const ContentList = ({ ad, kind, list, topics, q, material }: Props) => {
  const { t } = useTranslation('content');
  const text = useText();
  const words = q ? [['q', q]] : [];
  const to = (slug?: string) => withQuery(listOf(kind), slug ? [...words, ['material', slug]] : words);
  const led = kind !== 'statement' && list.current === 1 && !q && !material;
  const [first, ...rest] = list.records;
  return (
    <main id="main" className={panel['page']}>
      <PageHead title={t(`list.${kind}`)} note={t(`about.${kind}`)} />
      <div className={classes['bar']}>
        <SearchForm q={q} material={material} />
        <OtherKinds kind={kind} />
      </div>
      {topics.length > 0 && (
        <FilterLinks
          label={t('byMaterial')}
          choices={[
            { key: 'all', to: to(), label: t('allMaterials'), current: !material },
            ...topics.slice(0, mostTopics).map((m) => ({
              key: m.slug,
              to: to(m.slug),
              label: text(m.name),
              n: m.n,
              current: material === m.slug,
            })),
          ]}
        />
      )}
      {!first && (
        <Empty
          title={t(q || material ? 'noneFound' : `none.${kind}`)}
          text={t(q || material ? 'noneFoundText' : 'noneText')}
        >
          {(q || material) && <ActLink to={listOf(kind)}>{t('showAll')}</ActLink>}
        </Empty>
      )}
      {first && led && <Lead row={first} />}
      <PieceRows rows={led ? rest : list.records} />
      {list.total > 0 && <Pager {...list} />}
      {(kind === 'case' || kind === 'statement') && (
        <p className={classes['invite']}>
          {t(`invite.${kind}`)} <ActLink to={pageTo('contributions', {})}>{t('invite.act')}</ActLink>
        </p>
      )}
      {ad}
    </main>
  );
};
