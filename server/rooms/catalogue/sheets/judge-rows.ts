import * as z from 'zod/mini';
import { type ProductInput, productInput } from '#contract/catalogue/product.ts';
import { fieldFaults } from '#contract/core/input-faults.ts';
import type { Lang } from '#contract/core/langs.ts';
import type { Currency, Text } from '#contract/core/schemas.ts';
import { newId } from '#server/platform/ids.ts';
import { contentFrom } from '../own/product-content.ts';
import { contentOf, type Content } from '../own/write-products.ts';
import { writtenValue } from '../own/stated-values.ts';
import type { Product } from '../store.ts';
import { cellOf, CellRefused, putCell } from './cells.ts';
import type { ColumnKey } from './columns.ts';
import type { CellFault, NewRow } from './import-store.ts';
import type { Cell } from './read-xlsx.ts';

const fresh: ProductInput = {
  state: 'draft',
  name: {},
  model: '',
  category: '',
  brand: '',
  price: null,
  currency: 'CNY',
  per: 'kg',
  moq: null,
  samplePrice: null,
  sampleMoq: null,
  tiers: [],
  tradeTerm: null,
  termPlace: '',
  taxIncluded: false,
  payments: [],
  overview: {},
  intro: {},
  hot: false,
  pictures: [],
  values: [],
};

const fold = (s: string): string => s.normalize('NFKC').trim().toLowerCase();
const namesOf = (name: Text): string[] => Object.values(name).flatMap((n) => (n ? [fold(n)] : []));

/** The products of a company by what a row names them: their id, their model, or their name where they have no model. */
export const indexProducts = (all: readonly Product[]) => {
  const by = new Map<string, Product[]>();
  const add = (key: string, p: Product) => by.set(key, [...(by.get(key) ?? []), p]);
  for (const p of all) {
    add(`id ${p.id}`, p);
    if (p.model) add(`model ${fold(p.model)}`, p);
    else for (const n of new Set(namesOf(p.name))) add(`name ${n}`, p);
  }
  return (key: string): Product[] => by.get(key) ?? [];
};
type Index = ReturnType<typeof indexProducts>;

type Columns = readonly (ColumnKey | undefined)[];
/** The column that a path of the input is about. */
const columnOfPath = (path: string, p: ProductInput): ColumnKey => {
  const [head = '', at = '', part = ''] = path.split('.');
  const lang = at ? at[0]?.toUpperCase() + at.slice(1) : 'Cn';
  if (head === 'name' || head === 'overview') return `${head}${lang as 'Cn'}`;
  if (head === 'tiers')
    return `tier${Number(at || 0) + 1}${part === 'price' ? 'Price' : part === 'leadDays' ? 'Days' : 'From'}`;
  if (head === 'values') return `f:${p.values[Number(at)]?.field ?? ''}`;
  return head as ColumnKey;
};

/** A text that is missing in every language is missing in the first column that the file has for it. */
const inFile = (column: ColumnKey, columns: Columns): ColumnKey => {
  if (columns.includes(column)) return column;
  const kind = /^(name|overview)/.exec(column)?.[0];
  return (kind && columns.find((c) => c?.startsWith(kind))) || column;
};

const refusedOf = (column: ColumnKey, work: () => void): CellFault[] => {
  try {
    work();
    return [];
  } catch (err) {
    if (!(err instanceof CellRefused)) throw err;
    return [{ column, code: err.rule }];
  }
};

type From = { columns: Columns; lang: Lang; currency: Currency };
const read = (cells: readonly Cell[], before: Content | null, { columns, lang, currency }: From) => {
  const from = before
    ? { ...before, state: before.state as ProductInput['state'], values: before.values.map(writtenValue) }
    : { ...fresh, currency };
  const draft = { ...structuredClone(from), tiers: [...from.tiers] as (ProductInput['tiers'][number] | undefined)[] };
  const faults = columns.flatMap((key, i) =>
    key ? refusedOf(key, () => putCell(draft, key, cells[i] ?? null, lang)) : [],
  );
  const tiers = draft.tiers.flatMap((t) => (t && (t.from || t.price !== null || t.leadDays !== null) ? [t] : []));
  return { input: { ...draft, tiers } as ProductInput, faults };
};

const productOf = (cells: readonly Cell[], columns: Columns, find: Index): Product | null | CellFault => {
  const at = (key: ColumnKey): string => {
    const i = columns.indexOf(key);
    return i < 0 ? '' : fold(String(cells[i] ?? ''));
  };
  const [id, model] = [at('id'), at('model')];
  if (id) return find(`id ${id}`)[0] ?? { column: 'id', code: 'sheetUnknown' };
  const names = (['nameCn', 'nameEn', 'nameEs'] as const).map(at).filter(Boolean);
  const found = model ? find(`model ${model}`) : [...new Set(names.flatMap((n) => find(`name ${n}`)))];
  if (found.length > 1) return { column: model ? 'model' : 'nameCn', code: 'sheetSeveral' };
  return found[0] ?? null;
};

const shown = (cell: Cell): string => (cell === null ? '' : String(cell));

/** What one row would do to the products that are there; a new one that names no currency gets `currency`. */
export const judgeRow = (cells: readonly Cell[], o: From & { row: number; find: Index }): Omit<NewRow, 'importId'> => {
  const there = productOf(cells, o.columns, o.find);
  if (there && 'code' in there) {
    const { input } = read(cells, null, o);
    return { row: o.row, act: 'fault', name: input.name, model: input.model.slice(0, 80), faults: [there] };
  }
  const before = there && contentOf(there);
  const { input, faults } = read(cells, before, o);
  const parsed = z.safeParse(productInput, input);
  const bySchema = parsed.success ? {} : fieldFaults(parsed.error.issues, 'name');
  const bySheet = contentFrom(parsed.success ? parsed.data : input, there);
  const named = new Set(faults.map((f) => f.column));
  for (const [path, fault] of Object.entries({ ...bySheet.faults, ...bySchema })) {
    const column = inFile(columnOfPath(path, input), o.columns);
    if (named.has(column)) continue;
    named.add(column);
    faults.push({ column, code: fault.code, params: { n: Number(fault.params?.['n'] ?? 0) } });
  }
  const about = { row: o.row, name: input.name, model: input.model.slice(0, 80) };
  if (faults.length || !parsed.success) return { ...about, act: 'fault', faults };
  const id = there?.id ?? newId();
  const after = bySheet.content;
  const changes = o.columns.flatMap((key) => {
    if (!key || key === 'id') return [];
    const [was, now] = [before && shown(cellOf(id, before, key, o.lang)), shown(cellOf(id, after, key, o.lang))];
    return before && was !== now ? [{ column: key, was: was ?? '', now }] : [];
  });
  if (before && !changes.length) return { ...about, act: 'same', productId: id };
  return {
    ...about,
    act: there ? 'change' : 'new',
    productId: id,
    revision: there?.revision ?? 0,
    content: parsed.data,
    changes,
  };
};
