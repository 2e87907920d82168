import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { certificateLabel } from '#server/rooms/dictionary/index.ts';
import { needOf } from './match-need.ts';
import { rankSuppliers, suppliersFor } from './match-supply.ts';

const strong = (ranked: { score: number }[]) => ranked.filter((r) => r.score >= 50).length;

/** How many verified suppliers a need would reach as written, and what dropping one certificate would bring. */
export const previewMatch = async (ctx: Ctx, b: ParsedOf<typeof inquiry.preview>['body']) => {
  const own = me(ctx).entId;
  const need = needOf({
    ...b,
    field: b.field ?? null,
    place: b.place ?? null,
    lines: b.lines.map((l) => ({ ...l, specification: [l.specification] })),
  });
  if (!need.lines.length) return { count: 0, scores: [], loosen: [] };
  const suppliers = (await suppliersFor(ctx, need)).filter((e) => e.id !== own);
  const rank = (certificates: string[]) => rankSuppliers(suppliers, { ...need, certificates });
  const ranked = rank(b.certificates);
  const loosen = b.certificates.map((c) => ({
    code: 'certificate',
    name: certificateLabel(c),
    gain: strong(rank(b.certificates.filter((x) => x !== c))) - strong(ranked),
  }));
  return {
    count: strong(ranked),
    scores: ranked.slice(0, 40).map((r) => r.score),
    loosen: loosen.filter((l) => l.gain > 0),
  };
};
