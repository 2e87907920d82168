import type { enterprise } from '#contract/enterprise/calls.ts';
import { readCapacityRange } from '#contract/enterprise/supplier-ranges.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { PageAddress } from '#contract/pages.ts';
import { useFormat, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Choice, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './filters.module.css';
import { type ManyKey, type SupplierAddress, supplierPath, suppliersSet, toggledSupplier } from './supplier-address.ts';

export type SupplierCounts = DataOf<typeof enterprise.filters>;
type Counted = SupplierCounts['processes'][number];

/** A range of yearly capacity in words. */
const useRange = () => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const unitOf = useUnit();
  return (key: string): string => {
    const range = readCapacityRange(key);
    if (!range) return key;
    const unit = unitOf(range.unit === 'm2' ? 'm²' : range.unit === 'm3' ? 'm³' : range.unit);
    const [from, to] = [f.number(range.from), f.number(range.to ?? 0)];
    if (range.to === null) return t('suppliers.over', { from, unit });
    return range.from ? t('suppliers.between', { from, to, unit }) : t('suppliers.under', { to, unit });
  };
};

type FiltersProps = { at: SupplierAddress; counts: SupplierCounts };

const StandingFacet = ({ at, counts }: FiltersProps) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  return (
    (counts.reviewed > 0 || at.evidence) && (
      <Facet
        title={t('suppliers.standing')}
        choices={[
          {
            key: 'evidence',
            label: t('suppliers.evidence'),
            n: f.number(counts.reviewed),
            on: at.evidence === '1',
            to: supplierPath(at, { evidence: at.evidence ? undefined : '1' }),
          },
        ]}
      />
    )
  );
};

/** How much a supplier can make, and how soon it answers. */
const CapacityFacets = ({ at, counts }: FiltersProps) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const range = useRange();
  return (
    <>
      <Facet
        title={t('suppliers.capacity')}
        first={8}
        choices={counts.capacities.map((c) => ({
          key: c.key,
          label: range(c.key),
          n: f.number(c.n),
          on: at.capacity.includes(c.key),
          to: toggledSupplier(at, 'capacity', c.key),
        }))}
      />
      <Facet
        title={t('suppliers.quotes')}
        choices={counts.quotes.map((c) => ({
          key: c.key,
          label: t(`suppliers.within.${c.key}` as 'suppliers.within.24'),
          n: f.number(c.n),
          on: at.quotes === c.key,
          to: supplierPath(at, { quotes: at.quotes === c.key ? undefined : (c.key as '24') }),
        }))}
      />
    </>
  );
};

/** What suppliers can be narrowed by, each choice with how many it would leave. */
export const SupplierFilters = ({ at, counts }: FiltersProps) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const f = useFormat();
  const category = (c: Counted): Choice => ({
    key: c.slug,
    label: text(c.name),
    n: f.number(c.n),
    on: at.category === c.slug,
    to: supplierPath(at, { category: at.category === c.slug ? undefined : c.slug }),
  });
  const adding = (key: ManyKey) => (c: Counted) => ({
    key: c.slug,
    label: text(c.name),
    n: f.number(c.n),
    on: at[key].includes(c.slug),
    to: toggledSupplier(at, key, c.slug),
  });
  return (
    <FacetColumn label={t('filters.label')} chosen={suppliersSet(at)}>
      <StandingFacet at={at} counts={counts} />
      <Facet
        title={t('facets')}
        first={10}
        choices={counts.categories.map((g) => ({
          ...category(g),
          ...((g.slug === at.category || g.children.some((c) => c.slug === at.category)) && {
            children: g.children.map(category),
          }),
        }))}
      />
      <Facet title={t('suppliers.process')} first={6} choices={counts.processes.map(adding('process'))} />
      <Facet title={t('certificates')} first={6} choices={counts.certificates.map(adding('certificate'))} />
      <Facet
        title={t('suppliers.place')}
        first={6}
        choices={counts.places.map((p) => ({
          ...adding('place')(p),
          ...((at.place.includes(p.slug) || p.children.some((c) => at.place.includes(c.slug))) && {
            children: p.children.map(adding('place')),
          }),
        }))}
      />
      <CapacityFacets at={at} counts={counts} />
      <p className={classes['note']}>{t('suppliers.note')}</p>
    </FacetColumn>
  );
};

/** Names of what is asked for and offered no more. */
export type Gone = Record<string, Text>;
type Chip = { key: string; value: string; label: string; to: PageAddress };
/** What is asked for, each with the address without it. */
export const useSupplierChips = (at: SupplierAddress, counts: SupplierCounts, gone: Gone): Chip[] => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const range = useRange();
  const nameIn = (list: Counted[], slug: string) => {
    const name = list.find((c) => c.slug === slug)?.name;
    if (name) return text(name);
    return gone[slug] ? t('common:gone', { name: text(gone[slug]) }) : slug;
  };
  const of = (key: ManyKey, label: (one: string) => string) =>
    at[key].map((value) => ({ key, value, label: label(value), to: toggledSupplier(at, key, value) }));
  const all = (groups: SupplierCounts['categories']) => groups.flatMap((g) => [g, ...g.children]);
  const one = (key: 'category' | 'evidence' | 'quotes', value: string | undefined, label: string): Chip[] =>
    value ? [{ key, value, label, to: supplierPath(at, { [key]: undefined }) }] : [];
  return [
    ...one('category', at.category, nameIn(all(counts.categories), at.category ?? '')),
    ...one('evidence', at.evidence, t('suppliers.evidence')),
    ...of('process', (p) => nameIn(counts.processes, p)),
    ...of('certificate', (c) => nameIn(counts.certificates, c)),
    ...of('place', (p) => nameIn(all(counts.places), p)),
    ...of('capacity', range),
    ...one('quotes', at.quotes, t(`suppliers.within.${at.quotes ?? '24'}` as 'suppliers.within.24')),
  ];
};

/** Where nothing is found: what would be, with one condition less. */
type WithoutProps = { at: SupplierAddress; counts: SupplierCounts; gone: Gone };
export const SuppliersWithout = ({ at, counts, gone }: WithoutProps) => {
  const { t } = useTranslation('catalogue');
  const f = useFormat();
  const chips = useSupplierChips(at, counts, gone);
  const ways = counts.without.flatMap((w) => {
    const chip = chips.find((c) => c.key === w.key && c.value === w.value);
    const asked = w.key === 'q' ? { label: at.q, to: supplierPath(at, { q: '' }) } : chip;
    // Places and ranges are one condition each.
    const to = w.key === 'place' || w.key === 'capacity' ? supplierPath(at, { [w.key]: [] }) : asked?.to;
    return asked && to ? [{ ...w, label: asked.label, to }] : [];
  });
  if (!ways.length) return null;
  return (
    <ul className={classes['without']} aria-label={t('suppliers.without')}>
      {ways.slice(0, 6).map((w) => (
        <li key={`${w.key} ${w.value}`}>
          <SiteLink to={w.to} rel="nofollow" prefetch="none">
            {t('suppliers.withoutOne', { name: w.label, n: f.number(w.n), count: w.n })}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};
