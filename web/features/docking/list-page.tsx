import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { Form } from 'react-router';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { CursorPage, Text } from '#contract/core/schemas.ts';
import type { docking } from '#contract/docking/calls.ts';
import { listedStates, projectSorts } from '#contract/docking/states.ts';
import { pageTo } from '#contract/pages.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { PageHead } from '#web/ui/frame/page-head.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { Chosen, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import frame from '#web/ui/list/list-page.module.css';
import { Pager } from '#web/ui/list/pager.tsx';
import { useRowKeys } from '#web/ui/list/use-row-keys.ts';
import { pathOf, type ProjectAddress } from './address.ts';
import classes from './list-page.module.css';
import { ProjectCard } from './project-card.tsx';
import type { ProjectRow } from './seen.ts';

type Counts = DataOf<typeof docking.facets>;
type Props = {
  at: ProjectAddress;
  list: CursorPage<ProjectRow>;
  counts: Counts;
  /** Of what the address asks for and nothing is counted for. */
  names: Record<string, Text>;
};

const SearchBar = ({ at }: { at: ProjectAddress }) => {
  const { t } = useTranslation('docking');
  const path = usePath();
  return (
    <Form
      discover="none"
      action={path(pageTo('projects'))}
      className={frame['search']}
      role="search"
      aria-label={t('search')}
    >
      <input key={at.q} name="q" type="search" defaultValue={at.q} placeholder={t('hint')} aria-label={t('search')} />
      {at.state && <input type="hidden" name="state" value={at.state} />}
      {at.kind && <input type="hidden" name="kind" value={at.kind} />}
      {at.region && <input type="hidden" name="region" value={at.region} />}
      {at.sort !== 'newest' && <input type="hidden" name="sort" value={at.sort} />}
      <button type="submit" aria-label={t('search')}>
        <IconSearch size={18} stroke={1.6} />
      </button>
    </Form>
  );
};

const StateTabs = ({ at, counts }: { at: ProjectAddress; counts: Counts['states'] }) => {
  const { t } = useTranslation(['docking', 'common']);
  const f = useFormat();
  const all = listedStates.reduce((sum, s) => sum + counts[s], 0);
  return (
    <nav className={panel['tabs']} aria-label={t('states')}>
      {[undefined, ...listedStates].map((s) => (
        <SiteLink key={s ?? 'all'} to={pathOf(at, { state: s })} aria-current={at.state === s || undefined}>
          {s ? t(`state.${s}`) : t('common:all')}
          <small className="figure">{f.number(s ? counts[s] : all)}</small>
        </SiteLink>
      ))}
    </nav>
  );
};

const Filters = ({ at, counts }: { at: ProjectAddress; counts: Counts }) => {
  const { t } = useTranslation('docking');
  const text = useText();
  const choices = (key: 'kind' | 'region', list: Counts['kinds']) =>
    list.map((c) => ({
      key: c.slug,
      label: text(c.name),
      n: c.n,
      on: at[key] === c.slug,
      to: pathOf(at, { [key]: at[key] === c.slug ? undefined : c.slug }),
    }));
  return (
    <FacetColumn label={t('filters')} chosen={(at.kind ? 1 : 0) + (at.region ? 1 : 0)}>
      <Facet title={t('kinds')} first={12} choices={choices('kind', counts.kinds)} />
      <Facet title={t('regions')} choices={choices('region', counts.regions)} />
    </FacetColumn>
  );
};

const useChips = (at: ProjectAddress, counts: Counts, names: Record<string, Text>) => {
  const text = useText();
  const name = (list: Counts['kinds'], slug: string) =>
    text(list.find((c) => c.slug === slug)?.name ?? names[slug]) || slug;
  return [
    ...(at.q ? [{ key: 'q', label: `“${at.q}”`, to: pathOf(at, { q: '' }) }] : []),
    ...(at.kind ? [{ key: 'kind', label: name(counts.kinds, at.kind), to: pathOf(at, { kind: undefined }) }] : []),
    ...(at.region
      ? [{ key: 'region', label: name(counts.regions, at.region), to: pathOf(at, { region: undefined }) }]
      : []),
  ];
};

const Nothing = ({ narrowed }: { narrowed: boolean }) => {
  const { t } = useTranslation('docking');
  return narrowed ? (
    <Empty title={t('none.title')} text={t('none.text')}>
      <ActLink to={pageTo('projects')}>{t('none.act')}</ActLink>
    </Empty>
  ) : (
    <Empty title={t('empty.title')} text={t('empty.text')}>
      <ActLink look="ask" to={pageTo('releaseProject')}>
        {t('release')}
      </ActLink>
    </Empty>
  );
};

/** The public list of projects: filters with counts, everything in the address. */
export const ProjectListPage = ({ at, list, counts, names }: Props) => {
  const { t } = useTranslation('docking');
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const chips = useChips(at, counts, names);
  return (
    <main id="main">
      <div className={frame['top']}>
        <div>
          <PageHead title={t('title')} note={t('lead')} actions={<SearchBar at={at} />} />
          <StateTabs at={at} counts={counts.states} />
        </div>
      </div>
      <div className={`${frame['body']} ${classes['above']}`}>
        <Filters at={at} counts={counts} />
        <div className={frame['list']}>
          <div className={classes['sort']}>
            <Chosen chips={chips} clear={pageTo('projects')} />
            <p>
              {projectSorts.map((s) => (
                <SiteLink key={s} to={pathOf(at, { sort: s })} aria-current={at.sort === s || undefined}>
                  {t(`sort.${s}`)}
                </SiteLink>
              ))}
            </p>
          </div>
          {list.records.length ? (
            <>
              <h2 className="visually-hidden">{t('list')}</h2>
              <div className={classes['rows']} ref={rows}>
                {list.records.map((row, i) => (
                  <ProjectCard key={row.id} row={row} eager={i < 3} />
                ))}
              </div>
              <Pager {...list} keys />
            </>
          ) : (
            <Nothing narrowed={chips.length > 0 || at.state !== undefined} />
          )}
          <p className={classes['release']}>
            {t('forOwners')} <SiteLink to={pageTo('releaseProject')}>{t('release')}</SiteLink>
          </p>
        </div>
      </div>
    </main>
  );
};
