import { readFileSync } from 'node:fs';
import type { DictType } from '#contract/dictionary/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import { buildRegions, type Region } from './regions.ts';

type ReferenceRow = {
  id: number;
  dictType: DictType;
  parentId: number | null;
  value: string;
  label: Text;
  position: number;
};

/**
 * Where each dictionary's ids begin; items count up from there in the order of their file, so new items are added at the
 * end of theirs. `your_area` has ids made of official codes instead.
 */
const blocks: Record<Exclude<DictType, 'your_area'>, number> = {
  trade_proportion: 10_000,
  position: 11_000,
  department: 12_000,
  how_to_know: 13_000,
  attention_exhibition: 14_000,
  enterprise_type: 15_000,
  Staff_number: 16_000,
  ent_field: 17_000,
  factory_area: 18_000,
  annual_output_value: 19_000,
  sales_regions: 20_000,
  research_team: 21_000,
  system_software: 22_000,
  tendency_order: 23_000,
  certified_product: 24_000,
  system_certification: 25_000,
  process_type: 30_000,
  industry_services: 40_000,
  ent_main_product: 50_000,
};
const countryBlock = 900_000;
const chinaBlock = 1_000_000;

type Node = { id?: number; slug: string; label: Text; children?: Node[] };
type Dictionary = { dictType: string; items?: Node[]; ref?: string; filter?: { list: string } };

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')) as T;

const nodesOf = (d: Dictionary): Node[] => {
  if (d.items) return d.items;
  if (d.ref === 'materials.json') return read<{ groups: Node[] }>(d.ref).groups;
  if (d.ref === 'processes.json')
    return read<{ groups: (Node & { processes: Node[] })[] }>(d.ref).groups.map((g) => ({
      slug: g.slug,
      label: g.label,
      children: g.processes,
    }));
  if (d.ref === 'certificates.json')
    return read<{ certificates: (Node & { list: string })[] }>(d.ref).certificates.filter(
      (c) => c.list === d.filter?.list,
    );
  throw new Error(`dictionary ${d.dictType} refers to ${d.ref}`);
};

const rowsOf = (dictType: Exclude<DictType, 'your_area'>, nodes: Node[]): ReferenceRow[] => {
  const rows: ReferenceRow[] = [];
  let next = blocks[dictType];
  const walk = (list: Node[], parentId: number | null) => {
    for (const [position, n] of list.entries()) {
      const id = n.id ?? next++;
      rows.push({ id, dictType, parentId, value: n.slug, label: n.label, position });
      walk(n.children ?? [], id);
    }
  };
  walk(nodes, null);
  return rows;
};

const regionRows = (): ReferenceRow[] => {
  const rows: ReferenceRow[] = [];
  const walk = (list: Region[], parentId: number | null) => {
    for (const [position, r] of list.entries()) {
      const id = (parentId === null ? countryBlock : chinaBlock) + Number(r.code);
      rows.push({ id, dictType: 'your_area', parentId, value: r.value, label: r.label, position });
      walk(r.children ?? [], id);
    }
  };
  walk(buildRegions(), null);
  return rows;
};

/** Every dictionary as rows, references resolved. Takes some 100 ms: only for loading and tests. */
export const buildReference = (): ReferenceRow[] => [
  ...read<{ dictionaries: Dictionary[] }>('dictionaries.json').dictionaries.flatMap((d) =>
    rowsOf(d.dictType as Exclude<DictType, 'your_area'>, nodesOf(d)),
  ),
  ...regionRows(),
];
