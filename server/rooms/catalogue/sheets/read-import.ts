import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { ImportView, ownProducts } from '#contract/catalogue/own.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { ownCompany } from '../own/save-product.ts';
import { type ColumnKey, titleOf } from './columns.ts';
import { findImport, findRows, type Import } from './import-store.ts';

export const presentImport = ({ entId: _e, userId: _u, createdAt, ...i }: Import): ImportView => ({
  ...i,
  createdAt: new Date(createdAt).toISOString(),
});

const load = async (ctx: Ctx, id: string): Promise<Import> => {
  const found = await findImport(ctx, ownCompany(ctx), id);
  if (!found) throw refuse(common.notFound);
  return found;
};

/** @throws Refused common.notFound for everybody but the company */
export const readImport = async (ctx: Ctx, id: string): Promise<ImportView> => presentImport(await load(ctx, id));

/** What the rows of a file would do, with their faults in the reader's words. @throws Refused common.notFound */
export const readImportRows = async (
  ctx: Ctx,
  id: string,
  query: ParsedOf<typeof ownProducts.importRows>['query'],
): Promise<AnswerOf<typeof ownProducts.importRows>> => {
  await load(ctx, id);
  const { rows, total } = await findRows(ctx, id, query);
  const title = (column: string) => titleOf(column as ColumnKey, ctx.lang);
  return pageOf(
    rows.map((r) => ({
      row: r.row,
      act: r.act,
      name: r.name,
      model: r.model,
      faults: r.faults.map((f) => ({
        column: title(f.column),
        message: translate(ctx.lang, `errors:rules.${f.code}`, f.params),
      })),
      changes: r.changes.map((c) => ({ ...c, column: title(c.column) })),
    })),
    total,
    query,
  );
};
