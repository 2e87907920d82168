import type { AnswerOf } from '#contract/core/endpoint.ts';
import { catalogueErrors, type ownProducts } from '#contract/catalogue/own.ts';
import { productLimits } from '#contract/catalogue/rules.ts';
import { homeCurrency } from '#contract/core/money.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { ownSheet } from '#server/rooms/files/index.ts';
import { findFrom } from '../own/own-store.ts';
import { ownCompany } from '../own/save-product.ts';
import { columnOfTitle } from './columns.ts';
import { insertImport, type NewRow } from './import-store.ts';
import { indexProducts, judgeRow } from './judge-rows.ts';
import { presentImport } from './read-import.ts';
import { BadSheet, type Cell, readXlsx } from './read-xlsx.ts';

const read = async (ctx: Ctx, file: string): Promise<{ name: string; rows: Cell[][] }> => {
  const { name, stream } = await ownSheet(ctx, file);
  const rows = await readXlsx(stream).catch((err: unknown) => {
    if (!(err instanceof BadSheet)) throw err;
    throw err.why === 'long' ? refuse(catalogueErrors.longSheet) : refuse(catalogueErrors.notSheet);
  });
  return { name, rows };
};

const isEmpty = (cells: readonly Cell[]): boolean => cells.every((c) => c === null || c === '');
/** So many rows are judged before others get their turn. */
const atOnce = 25;

const judgeAll = async (ctx: Ctx, rows: Cell[][], entId: string): Promise<Omit<NewRow, 'importId'>[]> => {
  const [head = [], ...body] = rows;
  const columns = head.map((t) => (t === null ? undefined : columnOfTitle(String(t))));
  const known = new Set(columns);
  if (!known.has('category') || !(['nameCn', 'nameEn', 'nameEs'] as const).some((k) => known.has(k)))
    throw refuse(catalogueErrors.noColumns);
  const find = indexProducts(await findFrom(ctx, entId, undefined, productLimits.ofCompany));
  const [company] = await companyBriefs(ctx, [entId]);
  const currency = homeCurrency(company?.countryCode ?? null);
  const judged: Omit<NewRow, 'importId'>[] = [];
  const rowOf = new Map<string, number>();
  for (const [i, cells] of body.entries()) {
    if (i % atOnce === atOnce - 1) await new Promise((go) => setImmediate(go));
    if (isEmpty(cells)) continue;
    const one = judgeRow(cells, { row: i + 2, columns, find, lang: ctx.lang, currency });
    const key = keyOf(one);
    const first = key === undefined ? undefined : rowOf.get(key);
    if (key !== undefined && first === undefined) rowOf.set(key, one.row);
    judged.push(
      first === undefined
        ? one
        : {
            row: one.row,
            act: 'fault',
            name: one.name ?? {},
            model: one.model ?? '',
            faults: [{ column: one.model ? 'model' : 'nameCn', code: 'sheetTwice', params: { n: first } }],
          },
    );
  }
  return judged;
};

/** What no two rows of a file may be: the same product, or new ones that a later file could not tell apart. */
const keyOf = (r: Omit<NewRow, 'importId'>): string | undefined => {
  if (r.act === 'fault') return undefined;
  if (r.act !== 'new') return `id ${r.productId}`;
  return r.model ? `model ${r.model.toLowerCase()}` : `name ${JSON.stringify(r.name).toLowerCase()}`;
};

/**
 * Reads a file of products and says what each row would do. Nothing of the catalogue is written; the rows wait for a day.
 * @throws Refused catalogue.notSheet, catalogue.longSheet, catalogue.noColumns, catalogue.emptySheet, catalogue.tooMany, files.wrongType
 */
export const checkSheet = async (ctx: Ctx, file: string): Promise<AnswerOf<typeof ownProducts.check>> => {
  const entId = ownCompany(ctx);
  const { name, rows } = await read(ctx, file);
  const judged = await judgeAll(ctx, rows, entId);
  if (!judged.length) throw refuse(catalogueErrors.emptySheet);
  const id = newId();
  const n = (act: NewRow['act']) => judged.filter((r) => r.act === act).length;
  const one = {
    id,
    entId,
    userId: me(ctx).userId,
    name,
    state: 'checked' as const,
    total: judged.length,
    fresh: n('new'),
    changed: n('change'),
    same: n('same'),
    faults: n('fault'),
  };
  await inTransaction(ctx, (tx) =>
    insertImport(
      tx,
      one,
      judged.map((r) => ({ ...r, importId: id })),
    ),
  );
  return presentImport({ ...one, done: 0, skipped: 0, createdAt: new Date().toISOString() });
};
