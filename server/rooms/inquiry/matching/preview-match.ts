import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { gainsOf } from './loosen-rules.ts';
import { toMatchCriteria, openNeed } from './match-need.ts';
import { type Need, suppliersToTell } from './match-rules.ts';
import { facts, rankSuppliers, reachable, suppliersFor } from './match-supply.ts';

/**
 * How many verified suppliers would be told of a need as written, by the rule that tells them, and how many more without each of its
 * limits. An inquiry for invited suppliers tells those; its limit is the invitation.
 */
export const previewMatch = async (ctx: Ctx, b: ParsedOf<typeof inquiry.preview>['body']) => {
  const own = me(ctx).entId;
  const written = toMatchCriteria({
    ...b,
    field: b.field ?? null,
    place: b.place ?? null,
    lines: b.lines.map((l) => ({ ...l, specification: [l.specification] })),
  });
  // A confidential inquiry is told by what everybody may read of it.
  const need = b.confidential ? openNeed(written) : written;
  const suppliers = need.lines.length ? (await suppliersFor(ctx, need)).filter((e) => e.id !== own) : [];
  const rank = (of: Need) => rankSuppliers(suppliers, of);
  const ranked = rank(need);
  const told = suppliersToTell(ranked, b.id ?? '');
  if (b.visibility === 'invited') {
    const invited = await reachable(ctx, b.invited ?? []);
    const gain = told.filter((m) => !invited.has(m.entId)).length;
    return { count: invited.size, scores: [], loosen: gain ? [{ code: 'invited' as const, name: {}, gain }] : [] };
  }
  const toldOf = (of: Need) => suppliersToTell(rank(of), b.id ?? '').length;
  return {
    count: told.length,
    scores: ranked.slice(0, 40).map((r) => r.score),
    loosen: gainsOf(need, facts, { ranked, told, toldOf }),
  };
};
