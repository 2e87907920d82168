import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { partyOf } from '../policy.ts';
import { presentOrders } from '../present-whole.ts';
import { findOrder, type OrderRecord } from '../store.ts';
import { contractParties } from './contract-parties.ts';
import { contractSheet } from './contract-sheet.ts';

type Detail = Awaited<ReturnType<typeof presentOrders>>[number];

/** The contract of an order that the calling room has read for its reader, as a PDF. */
export const drawContract = async (ctx: Ctx, o: OrderRecord, detail: Detail, lang: Lang): Promise<Response> => {
  const bytes = await printSheet(contractSheet(detail, await contractParties(ctx, o), lang));
  return download(bytes, 'pdf', `${o.number}-v${o.version}-${lang}`);
};

/**
 * The contract of an order as a PDF, of what binds now.
 * @throws Refused common.notFound for an absent one and for somebody else's alike
 */
export const printContract = async (ctx: Ctx, id: string, lang: Lang = ctx.lang): Promise<Response> => {
  const o = await findOrder(ctx, id);
  const party = o && partyOf(me(ctx), o);
  if (!o || !party) throw refuse(common.notFound);
  const [detail] = await presentOrders(ctx, [{ o, party }]);
  if (!detail) throw refuse(common.notFound);
  return drawContract(ctx, o, detail, lang);
};
