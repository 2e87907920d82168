import { readFileSync } from 'node:fs';
import type { Text } from '#contract/core/schemas.ts';

/**
 * Facts of the field: material tree, processes, certificates, datasheet fields. As shipped until `applyDictionaryChanges` brings the
 * operators' changes of their labels and what they added or hid.
 */
type Node = { slug: string; label: Text; children?: Node[] };
type Process = { slug: string; label: Text; takes: string[]; typicalParts: string[] };
type DatasheetField = {
  slug: string;
  label: Text;
  unit?: string;
  altUnits?: string[];
  type: string;
  min?: number;
  max?: number;
  standards?: string[];
  options?: { slug: string; label: Text }[];
};

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T;

const paths = new Map<string, string[]>();
const labels = new Map<string, Text>();
const walk = (nodes: Node[], above: string[]) => {
  for (const n of nodes) {
    const path = [...above, n.slug];
    paths.set(n.slug, path);
    labels.set(n.slug, n.label);
    walk(n.children ?? [], path);
  }
};
walk(read<{ groups: Node[] }>('materials').groups, []);
let offered: string[] = [...paths.keys()];

const processes = new Map(
  read<{ groups: { processes: Process[] }[] }>('processes').groups.flatMap((g) =>
    g.processes.map((p) => [p.slug, p] as const),
  ),
);
const certificates = new Map(
  read<{ certificates: { slug: string; label: Text }[] }>('certificates').certificates.map((c) => [c.slug, c] as const),
);
const { dictionaries } = read<{
  dictionaries: { dictType: string; items?: { id?: number; slug: string; label: Text }[] }[];
}>('dictionaries');
const itemsOf = (dictType: string) => dictionaries.find((d) => d.dictType === dictType)?.items ?? [];
const fields = new Map(itemsOf('ent_field').map((f) => [f.slug, f.label] as const));
const salesRegions = new Map(itemsOf('sales_regions').map((r) => [r.slug, r.label] as const));
const tendencies = new Map(itemsOf('tendency_order').map((t) => [t.id, t.label] as const));
/** Countries, and the provinces of China with the country above them; empty until the dictionaries are read. */
const regions = new Map<string, { label: Text; country: string | null }>();
const sheets = read<{
  fields: DatasheetField[];
  categories: { category: string; fields: { field: string; need: 'must' | 'nice'; min?: number; max?: number }[] }[];
}>('datasheets');
const sheetFields = new Map(sheets.fields.map((f) => [f.slug, f] as const));

type StoredItem = {
  id: number;
  parentId: number | null;
  dictType: string;
  value: string;
  label: Text;
  offered: boolean;
};

const loadMaterials = (items: StoredItem[]): void => {
  const below = Map.groupBy(items, (i) => i.parentId);
  const nodes = (parent: number | null): Node[] =>
    (below.get(parent) ?? []).map((i) => ({ slug: i.value, label: i.label, children: nodes(i.id) }));
  paths.clear();
  labels.clear();
  walk(nodes(null), []);
  const hidden = new Set(items.filter((i) => !i.offered).map((i) => i.value));
  offered = [...paths.keys()].filter((slug) => !hidden.has(slug));
};

const loadRegions = (items: StoredItem[]): void => {
  const countries = new Map(items.filter((i) => i.parentId === null).map((i) => [i.id, i.value]));
  for (const { value, label, parentId } of items) {
    const country = parentId === null ? null : countries.get(parentId);
    if (country !== undefined) regions.set(value, { label, country });
  }
};

/** Takes over the dictionaries as they hold now. Hidden items keep their names and places, and are not offered. */
export const applyDictionaryChanges = (items: StoredItem[]): void => {
  const of = Map.groupBy(items, (i) => i.dictType);
  const materials = of.get('ent_main_product');
  if (materials) loadMaterials(materials);
  for (const { value, label, parentId } of of.get('process_type') ?? [])
    if (parentId !== null)
      processes.set(value, { ...(processes.get(value) ?? { slug: value, takes: [], typicalParts: [] }), label });
  for (const { value, label } of [...(of.get('system_certification') ?? []), ...(of.get('certified_product') ?? [])])
    certificates.set(value, { slug: value, label });
  for (const { value, label } of of.get('ent_field') ?? []) fields.set(value, label);
  for (const { value, label } of of.get('sales_regions') ?? []) salesRegions.set(value, label);
  loadRegions(of.get('your_area') ?? []);
  for (const { id, label } of of.get('tendency_order') ?? []) tendencies.set(id, label);
};

/** Group, category and leaf of a material slug; empty for an unknown one. */
export const materialPath = (slug: string): string[] => paths.get(slug) ?? [];
/** The offered tree, each above its own, as a list of slugs; the same list until something changes. */
export const materialSlugs = (): string[] => offered;
export const materialLabel = (slug: string): Text => labels.get(slug) ?? { en: slug };
export const processOf = (slug: string): Process | undefined => processes.get(slug);
export const processSlugs = (): string[] => [...processes.keys()];
export const processLabel = (slug: string): Text => processes.get(slug)?.label ?? { en: slug };
export const certificateSlugs = (): string[] => [...certificates.keys()];
export const certificateLabel = (slug: string): Text => certificates.get(slug)?.label ?? { en: slug };
export const fieldLabel = (slug: string): Text => fields.get(slug) ?? { en: slug };
export const salesRegionLabel = (slug: string): Text => salesRegions.get(slug) ?? { en: slug };
/** By its code: 1567 or 1568. */
export const tendencyLabel = (code: number): Text => tendencies.get(code) ?? { en: String(code) };
export const datasheetField = (slug: string): DatasheetField | undefined => sheetFields.get(slug);
/** Slugs of all fields of datasheets. */
export const datasheetFields = (): string[] => [...sheetFields.keys()];
/** Standards that fields of datasheets are stated by, each with such a field and the category that asks for it first. */
export const datasheetStandards = (): { standard: string; field: string; category: string }[] => {
  const found = new Map<string, { standard: string; field: string; category: string }>();
  for (const c of sheets.categories.filter((x) => paths.has(x.category)))
    for (const { field } of c.fields)
      for (const standard of sheetFields.get(field)?.standards ?? [])
        if (!found.has(standard)) found.set(standard, { standard, field, category: c.category });
  return [...found.values()];
};
export type NeededField = DatasheetField & { need: 'must' | 'nice' };
/** Fields that buyers usually state for a material, must before nice, with the span usual for it. */
export const datasheetOf = (slug: string): NeededField[] => {
  const path = materialPath(slug);
  const found = path
    .toReversed()
    .map((p) => sheets.categories.find((c) => c.category === p))
    .find(Boolean);
  return (found?.fields ?? [])
    .toSorted((a, b) => a.need.localeCompare(b.need))
    .flatMap(({ field, ...own }) => {
      const known = sheetFields.get(field);
      return known ? [{ ...known, ...own }] : [];
    });
};
/** Every slug below a group or category, itself included. */
export const materialsBelow = (slug: string): string[] =>
  [...paths].filter(([, p]) => p.includes(slug)).map(([s]) => s);

/** A place of delivery: a country, or a province with the country above it. */
export const deliveryRegion = (slug: string): { label: Text; country: string | null } | undefined => regions.get(slug);
export const regionLabel = (slug: string): Text => regions.get(slug)?.label ?? { en: slug };
/** A region and, of a country, its provinces. */
export const regionsWithin = (slug: string): string[] => [
  slug,
  ...[...regions].filter(([, r]) => r.country === slug).map(([s]) => s),
];
