import type { Ctx } from '#server/platform/context.ts';
import { emit, inTransaction } from '#server/platform/context.ts';
import {
  certificateLabel,
  fieldLabel,
  materialLabel,
  materialPath,
  processLabel,
} from '#server/rooms/dictionary/index.ts';
import { type Enterprise, verifiedSuppliers } from '#server/rooms/enterprise/index.ts';
import { findInquiry, findLines } from './inquiry-store.ts';
import { type Facts, matchSupplier, type Match, type Need, worthTelling } from './match-rules.ts';
import { writeMatches } from './match-store.ts';

export const facts: Facts = {
  path: materialPath,
  material: materialLabel,
  process: processLabel,
  certificate: certificateLabel,
  field: fieldLabel,
};

const supplyOf = (e: Enterprise) => ({
  categories: e.categories,
  processes: e.processes,
  certificates: e.certificates,
  fields: e.fields,
  sales: e.salesRegions,
  tendency: e.tendencyOrder,
});

export type Ranked = Match & { entId: string };

/** Ranks verified suppliers for a need, the best first; only those that come near. */
export const rankSuppliers = async (ctx: Ctx, need: Need, only?: (e: Enterprise) => boolean): Promise<Ranked[]> => {
  const suppliers = await verifiedSuppliers(ctx);
  return suppliers
    .filter((e) => !only || only(e))
    .map((e) => ({ entId: e.id, ...matchSupplier(need, supplyOf(e), facts) }))
    .filter((m) => m.score > 0)
    .toSorted((a, b) => b.score - a.score);
};

/** Matches a published inquiry and says whom to tell; running twice changes nothing (decisions 4). */
export const matchInquiry = async (ctx: Ctx, { inquiryId }: { inquiryId: string }): Promise<void> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || i.state !== 'quoting') return;
  const lines = (await findLines(ctx, [i.id])).get(i.id) ?? [];
  const need: Need = {
    paths: lines.map((l) => materialPath(l.product)),
    processes: i.processes,
    certificates: i.certificates,
    field: i.field,
    countries: [],
  };
  const ranked = await rankSuppliers(
    ctx,
    need,
    (e) => e.id !== i.entId && (i.visibility === 'public' || i.invited.includes(e.id)),
  );
  const told =
    i.visibility === 'invited'
      ? i.invited.map((entId) => ranked.find((r) => r.entId === entId) ?? { entId, score: 0 })
      : worthTelling(ranked);
  await inTransaction(ctx, async (tx) => {
    await writeMatches(
      tx,
      ranked.map((r) => ({ inquiryId: i.id, ...r })),
    );
    await emit(tx, 'inquiry.matched', {
      inquiryId: i.id,
      number: i.number,
      title: i.title,
      deadline: i.deadline,
      suppliers: told.map((r) => ({ entId: r.entId, score: r.score })),
    });
  });
};
