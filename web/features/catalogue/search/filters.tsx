import { Form, useNavigate } from 'react-router';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { readValueWishes } from '#contract/catalogue/value-wish.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { type Choice, Facet, FacetColumn } from '#web/ui/list/facet.tsx';
import { RangeFilter } from '#web/ui/list/range-filter.tsx';
import { useUnit } from '#web/ui/text/units.ts';
import classes from './filters.module.css';
import { filtersSet, type SearchAddress, searchPath, toggledPath, withValue } from './search-address.ts';

export type Counts = DataOf<typeof catalogue.filters>;
type Counted = Counts['countries'][number];
/** Figures above this tell nobody more. */
const exactTo = 10_000;
type SheetField = Counts['sheet'][number];

/** A field of numbers as a slider; without script a form sends its ends. */
const Span = ({ at, field, span }: { at: SearchAddress; field: SheetField; span: NonNullable<SheetField['span']> }) => {
  const { t } = useTranslation('catalogue');
  const text = useText();
  const path = usePath();
  const unitOf = useUnit();
  const navigate = useNavigate();
  const label = text(field.label);
  const asked = readValueWishes(at.value).find((v) => v.field === field.field);
  const kept = new URLSearchParams(withValue(at, field.field, null).split('?')[1]);
  const key = `${asked?.low ?? ''} ${asked?.high ?? ''}`;
  return (
    <section className={classes['span']}>
      <h2>
        {label}
        {field.unit && <span>{unitOf(field.unit)}</span>}
      </h2>
      <Form action={path(pageTo('search'))} discover="none">
        {[...kept].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <RangeFilter
          key={key}
          name={field.field}
          label={label}
          unit={field.unit}
          span={span}
          chosen={asked ?? {}}
          onChoose={({ low, high }) => {
            const wish =
              low === undefined && high === undefined
                ? null
                : { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
            void navigate(path(withValue(at, field.field, wish)), { preventScrollReset: true });
          }}
        />
        <noscript>
          <button type="submit">{t('suppliers.filter')}</button>
        </noscript>
      </Form>
    </section>
  );
};

/** The fields of a material's sheet: numbers as sliders, choices as boxes. */
const SheetFacets = ({ at, sheet }: { at: SearchAddress; sheet: Counts['sheet'] }) => {
  const text = useText();
  return sheet.map((s) =>
    s.span && s.span.high > s.span.low ? (
      <Span key={s.field} at={at} field={s} span={s.span} />
    ) : (
      <Facet
        key={s.field}
        title={text(s.label)}
        choices={s.options.map((o) => ({
          key: o.slug,
          label: text(o.name),
          n: o.n,
          on: at.value.includes(`${s.field}:${o.slug}`),
          to: toggledPath(at, 'value', `${s.field}:${o.slug}`),
        }))}
      />
    ),
  );
};

/** What a search can be narrowed by, each choice with what it would leave. */
export const Filters = ({ at, counts }: { at: SearchAddress; counts: Counts }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  const text = useText();
  const f = useFormat();
  const viewer = useViewer();
  const shown = (n: number) => (n >= exactTo || counts.atLeast ? `${f.number(Math.min(n, exactTo))}+` : f.number(n));
  const category = (c: Counted): Choice => ({
    key: c.slug,
    label: text(c.name),
    n: shown(c.n),
    on: at.category === c.slug,
    // Values are asked of a material: with another one they would mean something else.
    to: searchPath(at, { category: at.category === c.slug ? undefined : c.slug, value: [] }),
  });
  const adding = (key: 'country' | 'certificate' | 'process') => (c: Counted) => ({
    key: c.slug,
    label: text(c.name),
    n: shown(c.n),
    on: at[key].includes(c.slug),
    to: toggledPath(at, key, c.slug),
  });
  return (
    <FacetColumn label={t('filters.label')} chosen={filtersSet(at) + (at.category ? 1 : 0)}>
      <Facet
        title={t('facets')}
        first={10}
        choices={counts.categories.map((g) => {
          const open = g.slug === at.category || g.children.some((c) => c.slug === at.category);
          return {
            ...category(g),
            ...((open || counts.categories.length === 1) && { children: g.children.map(category) }),
          };
        })}
      />
      <SheetFacets at={at} sheet={counts.sheet} />
      {!viewer && at.category && <p className={classes['gated']}>{t('filters.gated')}</p>}
      {(counts.verified > 0 || at.verified) && (
        <Facet
          title={t('supplier')}
          choices={[
            {
              key: 'verified',
              label: t('filters.verified'),
              n: shown(counts.verified),
              on: at.verified === '1',
              to: searchPath(at, { verified: at.verified ? undefined : '1' }),
            },
          ]}
        />
      )}
      <Facet title={t('filters.certificate')} first={5} choices={counts.certificates.map(adding('certificate'))} />
      <Facet title={t('filters.process')} first={5} choices={counts.processes.map(adding('process'))} />
      <Facet title={t('filters.country')} first={5} choices={counts.countries.map(adding('country'))} />
      {counts.categories.length > 0 && <p className={classes['note']}>{t('filters.note', { n: f.number(exactTo) })}</p>}
    </FacetColumn>
  );
};
