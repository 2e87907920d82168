import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf, type Text } from '#contract/core/schemas.ts';
import type { Footprint, FootprintKind, footprints } from '#contract/footprints/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';
import { listedRows } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { inquiryTitles } from '#server/rooms/inquiry/index.ts';
import { purchaseTitles } from '#server/rooms/purchase/index.ts';
import { findAllFootprints, findFootprints, type FootprintRecord } from './store.ts';

/** Names of things of rooms that stand on this one, by their kind; none for what a reader may no longer know of. */
type Named = { kind: FootprintKind; names: (ctx: Ctx, ids: string[]) => Promise<{ id: string; name: Text }[]> };
export const footprintNames = point<Named>('footprints.names');

/** Names of what was looked at, as its reader may read them today. */
const namesOf = async (ctx: Ctx, rows: FootprintRecord[]): Promise<Map<string, Text>> => {
  const of = (kind: FootprintKind) => [...new Set(rows.filter((r) => r.kind === kind).map((r) => r.subject))];
  const [products, companies, inquiries, purchases, others] = await Promise.all([
    listedRows(ctx, of('product')),
    companyBriefs(ctx, of('company')),
    inquiryTitles(ctx, of('inquiry')),
    purchaseTitles(ctx, of('purchase')),
    Promise.all(ctx.platform.answers(footprintNames).map((n) => n.names(ctx, of(n.kind)))),
  ]);
  return new Map<string, Text>([
    ...products.map((p) => [p.row.id, p.row.name] as const),
    ...companies.map((e) => [e.id, e.name] as const),
    ...inquiries.map((i) => [i.id, i.title] as const),
    ...purchases.map((p) => [p.id, p.title] as const),
    ...others.flat().map((o) => [o.id, o.name] as const),
  ]);
};

const present = async (ctx: Ctx, rows: FootprintRecord[]): Promise<Footprint[]> => {
  const names = await namesOf(ctx, rows);
  return rows.map(({ id, kind, subject, scope, day, createdAt, seconds }) => {
    const words = { cn: subject, en: subject, es: subject };
    const name = kind === 'search' ? words : (names.get(subject) ?? {});
    return { id, kind, subject, scope, name, at: new Date(createdAt).toISOString(), day, seconds };
  });
};

/** What I looked at, the newest first. */
export const readFootprints = async (
  ctx: Ctx,
  q: ParsedOf<typeof footprints.page>['query'],
): Promise<AnswerOf<typeof footprints.page>> => {
  const found = await findFootprints(ctx, { ...q, userId: me(ctx).userId });
  return cursorPageOf(await present(ctx, found.rows), found, q);
};

/** All of it, for the copy of my data. */
export const allFootprints = async (ctx: Ctx, userId: string): Promise<Footprint[]> =>
  present(ctx, await findAllFootprints(ctx, userId));
