import { catalogueErrors, type ImportView } from '#contract/catalogue/own.ts';
import { productLimits } from '#contract/catalogue/rules.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, emit, inTransaction, refuse } from '#server/platform/context.ts';
import { keepCompanies } from '#server/rooms/enterprise/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { importStarted } from '../events.ts';
import { countKept, lockOwn } from '../own/own-store.ts';
import { contentFrom } from '../own/product-content.ts';
import { ownCompany } from '../own/save-product.ts';
import { type Change, writeProducts } from '../own/write-products.ts';
import { findCompanyOf, findImport, findRowsToWrite, lockImport, setRunning, setWritten } from './import-store.ts';
import { presentImport } from './read-import.ts';

/** Written in one transaction; the rest is a job of its own, so that none outlasts its time. */
const atOnce = 500;

/**
 * Starts the writing of a file that was checked; who presses twice starts it once.
 * @throws Refused common.notFound, catalogue.tooMany, catalogue.importOver where no row would change anything
 */
export const startImport = async (ctx: Ctx, id: string): Promise<ImportView> => {
  const entId = ownCompany(ctx);
  if (!(await findImport(ctx, entId, id))) throw refuse(common.notFound);
  return inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'sell');
    const one = await lockImport(tx, id);
    if (!one) throw refuse(common.notFound);
    if (one.state !== 'checked') return presentImport(one);
    if (!one.fresh && !one.changed) throw refuse(catalogueErrors.importOver);
    if ((await countKept(tx, entId)) + one.fresh > productLimits.ofCompany) throw refuse(catalogueErrors.tooMany);
    await setRunning(tx, id);
    await emit(tx, importStarted, { importId: id });
    return presentImport({ ...one, state: 'running' });
  });
};

/**
 * Writes the next rows of an import, and asks for those after them. Rows and what is written of them change in one transaction: a
 * job that breaks off leaves all of its rows or none of them, and one that comes twice finds them written. A product that
 * somebody changed after the check is left as it is, and counted.
 */
export const writeImport = async (ctx: Ctx, { importId }: { importId: string }): Promise<void> => {
  const of = await findCompanyOf(ctx, importId);
  if (!of) return;
  await inTransaction(ctx, async (tx) => {
    await keepCompanies(tx, [of.entId]);
    const one = await lockImport(tx, importId);
    if (one?.state !== 'running') return;
    const rows = await findRowsToWrite(tx, importId, atOnce);
    const there = new Map(
      (
        await lockOwn(
          tx,
          of.entId,
          rows.flatMap((r) => r.productId ?? []),
        )
      ).map((p) => [p.id, p]),
    );
    const changes = rows.flatMap((r): Change[] => {
      const before = there.get(r.productId ?? '') ?? null;
      if (!r.productId || !r.content || (before?.revision ?? 0) !== r.revision) return [];
      const { content } = contentFrom(r.content, before);
      // What no sheet holds stays as it is.
      const kept =
        before && (({ pictures, intro, uses, film, captions }) => ({ pictures, intro, uses, film, captions }))(before);
      return [{ id: r.productId, before, after: { ...content, ...kept } }];
    });
    await writeProducts(tx, changes, { entId: of.entId, userId: of.userId, how: 'import' });
    const over = rows.length < atOnce;
    await setWritten(tx, importId, {
      numbers: rows.map((r) => r.row),
      done: changes.length,
      skipped: rows.length - changes.length,
      over,
    });
    if (!over) await emit(tx, importStarted, { importId });
  });
};
