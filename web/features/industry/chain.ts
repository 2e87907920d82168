import type { DataOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import type { DictItem } from '#contract/dictionary/calls.ts';
import type { enterprise } from '#contract/enterprise/calls.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';

/** One place of the chain with what the platform holds there; `null` where a count makes no sense. */
export type Node = {
  slug: string;
  name: string;
  suppliers: number;
  products: number | null;
  inquiries: number;
  /** Where the list has just this many. */
  suppliersAt: PageAddress | null;
  productsAt: PageAddress | null;
  inquiriesAt: PageAddress;
};
/** A table of places; `all` is the group itself where it can be counted. */
export type Group = { slug: string; name: string | null; all: Node | null; rows: Node[] };
const stageKeys = ['raw', 'intermediate', 'process', 'part', 'application', 'recycling'] as const;
type StageKey = (typeof stageKeys)[number];
export type Stage = { key: StageKey; groups: Group[] };

/** Which groups of the material tree stand in which stage; processes and fields of use fill the others. */
const materialsOf: Partial<Record<StageKey, readonly string[]>> = {
  raw: ['fibres', 'resins'],
  intermediate: ['fabrics', 'prepregs', 'cores', 'adhesives'],
  process: ['consumables', 'equipment'],
  part: ['profiles', 'parts'],
  recycling: ['recyclates'],
};

type Sources = {
  materials: DictItem[];
  processes: DictItem[];
  fields: DictItem[];
  products: DataOf<typeof catalogue.facets>;
  suppliers: DataOf<typeof enterprise.facets>;
  waiting: DataOf<typeof inquiry.facets>;
  label: (item: Pick<DictItem, 'label' | 'labelEn' | 'labelEs'>) => string;
};

type Tree = { slug: string; n: number; children?: { slug: string; n: number }[] }[];
const countsOf = (tree: Tree): Map<string, number> =>
  new Map(tree.flatMap((g) => [g, ...(g.children ?? [])]).map((x) => [x.slug, x.n]));

/** Places of a dictionary that is no tree of products: processes, or fields of use. */
const flatPlaces = (label: Sources['label'], key: 'process' | 'field', supply: Tree, demand: Tree) => {
  const [have, want] = [countsOf(supply), countsOf(demand)];
  return (i: Pick<DictItem, 'value' | 'label' | 'labelEn' | 'labelEs'>): Node => ({
    slug: i.value,
    name: label(i),
    suppliers: have.get(i.value) ?? 0,
    products: null,
    inquiries: want.get(i.value) ?? 0,
    suppliersAt: key === 'process' ? pageTo('search', { kind: 'suppliers', process: i.value }) : null,
    productsAt: null,
    inquiriesAt: pageTo('inquiryHall', { state: 'quoting', [key]: i.value }),
  });
};

/** The composites chain from the dictionary trees, each place with its suppliers, products and waiting inquiries. */
export const buildChain = (s: Sources): Stage[] => {
  const products = countsOf(s.products);
  const makers = countsOf(s.suppliers.categories);
  const wanted = countsOf(s.waiting.categories);
  const material = (i: DictItem): Node => ({
    slug: i.value,
    name: s.label(i),
    suppliers: makers.get(i.value) ?? 0,
    products: products.get(i.value) ?? 0,
    inquiries: wanted.get(i.value) ?? 0,
    suppliersAt: null,
    productsAt: pageTo('search', { category: i.value }),
    inquiriesAt: pageTo('inquiryHall', { state: 'quoting', category: i.value }),
  });
  const ofMaterials = (slug: string): Group[] =>
    s.materials
      .filter((g) => g.value === slug)
      .map((g) => ({
        slug,
        name: s.label(g),
        all: material(g),
        rows: (g.children ?? []).map((c) => material(c as DictItem)),
      }));

  const process = flatPlaces(s.label, 'process', s.suppliers.processes, s.waiting.processes);
  const field = flatPlaces(s.label, 'field', s.suppliers.fields, s.waiting.fields);
  const active = (n: Node) => n.suppliers > 0 || n.inquiries > 0;
  /** A group of processes has no count of its own: a company with two of them would count twice. */
  const ofProcesses = (recycling: boolean): Group[] =>
    s.processes
      .filter((g) => (g.value === 'recycling-processes') === recycling)
      .map((g) => ({
        slug: g.value,
        name: s.label(g),
        all: null,
        rows: (g.children ?? []).map(process).filter(active),
      }));
  const applications: Group = { slug: 'fields', name: null, all: null, rows: s.fields.map(field).filter(active) };

  return stageKeys.map((key) => ({
    key,
    groups: [
      ...(key === 'process' ? ofProcesses(false) : []),
      ...(key === 'recycling' ? ofProcesses(true) : []),
      ...(key === 'application' ? [applications] : []),
      ...(materialsOf[key] ?? []).flatMap(ofMaterials),
    ].filter((g) => g.rows.length > 0 || g.all),
  }));
};
