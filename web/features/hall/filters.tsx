import { roleCodes } from '#contract/core/access.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { HallCounts } from '#contract/inquiry/hall-filters.ts';
import { pageTo } from '#contract/pages.ts';
import { useText } from '#web/lib/text/lang.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Choice, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { type HallAddress, hallPath, toggled } from './address.ts';
import classes from './filters.module.css';

type Counted = HallCounts['certificates'][number];
/** Days from today on that a reader chooses between. */
const spans = [3, 7, 14] as const;

/** When what is still quoting closes: a bar a day for 14 days, and three spans to choose from. */
const Closing = ({ at, days }: { at: HallAddress; days: HallCounts['days'] }) => {
  const { t } = useTranslation('hall');
  const most = Math.max(...days.map((d) => d.n));
  if (!most) return null;
  const within = (n: number) => days.slice(0, n).reduce((sum, d) => sum + d.n, 0);
  return (
    <div className={classes['closing']}>
      <Facet
        title={t('closing.title')}
        choices={spans.flatMap((n): Choice[] => {
          const until = days[n - 1]?.day;
          const on = until !== undefined && at.until === until;
          return until && (within(n) || on)
            ? [
                {
                  key: String(n),
                  label: t('closing.within', { n }),
                  n: within(n),
                  on,
                  to: hallPath(at, on ? { until: undefined } : { until, state: 'quoting' }),
                },
              ]
            : [];
        })}
      />
      <svg viewBox="0 0 196 36" role="img" aria-label={t('closing.chart', { total: within(14) })}>
        {days.map((d, i) => {
          const h = d.n ? Math.max(2, (d.n / most) * 34) : 1;
          return (
            <rect key={d.day} x={i * 14} y={36 - h} width={11} height={h} rx={1} data-empty={!d.n || undefined}>
              <title>{`${d.day}: ${d.n}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden="true">
        <span>{t('closing.today')}</span>
        <span>{t('closing.later')}</span>
      </p>
    </div>
  );
};

/** Choices of one kind each, with the way that chooses them or takes them back. */
const useChoices = (at: HallAddress) => {
  const text = useText();
  const adding = (key: 'certificate' | 'process') => (c: Counted) => ({
    key: c.slug,
    label: text(c.name),
    n: c.n,
    on: at[key].includes(c.slug),
    to: hallPath(at, { [key]: toggled(at[key], c.slug) }),
  });
  const category = (c: Counted): Choice => ({
    key: c.slug,
    label: text(c.name),
    n: c.n,
    on: at.category === c.slug,
    to: hallPath(at, { category: at.category === c.slug ? undefined : c.slug }),
  });
  const region = (c: Counted): Choice => ({
    key: c.slug,
    label: text(c.name),
    n: c.n,
    on: at.region === c.slug,
    to: hallPath(at, { region: at.region === c.slug ? undefined : c.slug }),
  });
  return { adding, category, region };
};

/** Inquiries that ask for a word of silence. */
const Confidentiality = ({ at, n }: { at: HallAddress; n: number }) => {
  const { t } = useTranslation(['hall', 'common']);
  return (
    <Facet
      title={t('confidentiality')}
      choices={[
        {
          key: 'nda',
          label: t('ndaOnly'),
          n,
          on: at.nda === '1',
          to: hallPath(at, { nda: at.nda === '1' ? undefined : '1' }),
        },
      ]}
    />
  );
};

/** The hall's filters, each choice with what it would leave. */
export const Filters = ({ at, counts, chosen }: { at: HallAddress; counts: HallCounts; chosen: number }) => {
  const { t } = useTranslation(['hall', 'common']);
  const text = useText();
  const viewer = useViewer();
  const { adding, category, region } = useChoices(at);
  const chosenField = at.field;
  return (
    <FacetColumn label={t('filters')} chosen={chosen}>
      {viewer?.roles.includes(roleCodes.supplier) && (
        <p className={classes['mine']}>
          <SiteLink to={pageTo('smartMatch')}>{t('crossing')}</SiteLink>
        </p>
      )}
      <Facet
        title={t('category')}
        first={8}
        choices={counts.categories.map((g) => {
          const open = g.slug === at.category || g.children.some((c) => c.slug === at.category);
          return { ...category(g), ...(open && { children: g.children.map(category) }) };
        })}
      />
      <Facet title={t('processes')} choices={counts.processes.map(adding('process'))} />
      <Facet title={t('certificates')} first={5} choices={counts.certificates.map(adding('certificate'))} />
      <Facet
        title={t('field')}
        first={5}
        choices={counts.fields.map((c) => ({
          key: c.slug,
          label: text(c.name),
          n: c.n,
          on: chosenField === c.slug,
          to: hallPath(at, { field: chosenField === c.slug ? undefined : c.slug }),
        }))}
      />
      <Facet
        title={t('region')}
        first={6}
        choices={counts.regions.map((c) => {
          const inside = c.children.some((p) => p.slug === at.region);
          return { ...region(c), ...((inside || at.region === c.slug) && { children: c.children.map(region) }) };
        })}
      />
      <Facet
        title={t('term')}
        choices={counts.terms.map((x) => ({
          key: x.term,
          label: x.term,
          n: x.n,
          on: at.term === x.term,
          to: hallPath(at, { term: at.term === x.term ? undefined : x.term }),
        }))}
      />
      {(counts.nda > 0 || at.nda === '1') && <Confidentiality at={at} n={counts.nda} />}
      <Closing at={at} days={counts.days} />
    </FacetColumn>
  );
};

/** The filters that are set, by their names. */
export const useChips = (at: HallAddress, counts: HallCounts, names: Record<string, Text>) => {
  const { t } = useTranslation('hall');
  const text = useText();
  const name = (list: Counted[], slug: string) => text(list.find((c) => c.slug === slug)?.name ?? names[slug]) || slug;
  const chip = (key: string, label: string, change: Partial<HallAddress>) => [{ key, label, to: hallPath(at, change) }];
  const regions = counts.regions.flatMap((g) => [g, ...g.children]);
  const groups = counts.categories.flatMap((g) => [g, ...g.children]);
  return [
    ...(at.q ? chip('q', `“${at.q}”`, { q: '' }) : []),
    ...(at.category ? chip('category', name(groups, at.category), { category: undefined }) : []),
    ...at.process.flatMap((p) => chip(p, name(counts.processes, p), { process: toggled(at.process, p) })),
    ...at.certificate.flatMap((c) =>
      chip(c, name(counts.certificates, c), { certificate: toggled(at.certificate, c) }),
    ),
    ...(at.field ? chip('field', name(counts.fields, at.field), { field: undefined }) : []),
    ...(at.term ? chip('term', at.term, { term: undefined }) : []),
    ...(at.region ? chip('region', name(regions, at.region), { region: undefined }) : []),
    ...(at.nda ? chip('nda', t(at.nda === '1' ? 'ndaOnly' : 'ndaNone'), { nda: undefined }) : []),
    ...(at.until ? chip('until', t('closing.until', { day: at.until }), { until: undefined }) : []),
  ];
};
