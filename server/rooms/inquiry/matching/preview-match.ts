import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { certificateLabel } from '#server/rooms/dictionary/index.ts';
import { toMatchCriteria, openNeed } from './match-need.ts';
import { suppliersToTell } from './match-rules.ts';
import { rankSuppliers, reachable, suppliersFor } from './match-supply.ts';

/**
 * How many verified suppliers would be told of a need as written, by the rule that tells them, and what dropping one certificate
 * would bring. An inquiry for invited suppliers tells those.
 */
export const previewMatch = async (ctx: Ctx, b: ParsedOf<typeof inquiry.preview>['body']) => {
  const own = me(ctx).entId;
  if (b.visibility === 'invited')
    return { count: (await reachable(ctx, b.invited ?? [])).size, scores: [], loosen: [] };
  const need = toMatchCriteria({
    ...b,
    field: b.field ?? null,
    place: b.place ?? null,
    lines: b.lines.map((l) => ({ ...l, specification: [l.specification] })),
  });
  if (!need.lines.length) return { count: 0, scores: [], loosen: [] };
  const suppliers = (await suppliersFor(ctx, need)).filter((e) => e.id !== own);
  const rank = (certificates: string[]) =>
    rankSuppliers(suppliers, b.confidential ? openNeed(need) : { ...need, certificates });
  const ranked = rank(b.certificates);
  const scores = ranked.slice(0, 40).map((r) => r.score);
  const count = (of: typeof ranked) => suppliersToTell(of, b.id ?? '').length;
  const loosen = b.certificates.map((c) => ({
    code: 'certificate',
    name: certificateLabel(c),
    gain: count(rank(b.certificates.filter((x) => x !== c))) - count(ranked),
  }));
  return { count: count(ranked), scores, loosen: loosen.filter((l) => l.gain > 0) };
};
