import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { inquiry } from '#contract/inquiry.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { certificateLabel, materialPath } from '#server/rooms/dictionary/index.ts';
import { rankSuppliers } from './match-inquiry.ts';

const strong = (ranked: { score: number }[]) => ranked.filter((r) => r.score >= 50).length;

/** How many verified suppliers a need would reach as written, and what dropping one certificate would bring. */
export const previewMatch = async (ctx: Ctx, b: ParsedOf<typeof inquiry.preview>['body']) => {
  const own = me(ctx).entId;
  const paths = b.products.map(materialPath).filter((p) => p.length > 0);
  if (!paths.length) return { count: 0, scores: [], loosen: [] };
  const rank = (certificates: string[]) =>
    rankSuppliers(
      ctx,
      { paths, processes: b.processes, certificates, field: b.field ?? null, countries: [] },
      (e) => e.id !== own,
    );
  const ranked = await rank(b.certificates);
  const loosen = await Promise.all(
    b.certificates.map(async (c) => ({
      code: 'certificate',
      name: certificateLabel(c),
      gain: strong(await rank(b.certificates.filter((x) => x !== c))) - strong(ranked),
    })),
  );
  return {
    count: strong(ranked),
    scores: ranked.slice(0, 40).map((r) => r.score),
    loosen: loosen.filter((l) => l.gain > 0),
  };
};
