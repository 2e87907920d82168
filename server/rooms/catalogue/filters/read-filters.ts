import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { catalogue } from '#contract/catalogue/calls.ts';
import { countedRows } from '#contract/core/paging.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { certificateLabel, dictionaryLabel, processLabel } from '#server/rooms/dictionary/index.ts';
import type { CompanyTraits } from '#server/rooms/enterprise/index.ts';
import { type Asked, asksOfCompany, fits, traitsOf, wishOf } from '../product-wish.ts';
import { groupsOf } from './read-facets.ts';
import { sheetOf } from './sheet-facets.ts';
import { surveyOf } from './survey.ts';
import { understoodAs } from './understood.ts';
import { withoutOne } from './without-one.ts';

type Counts = AnswerOf<typeof catalogue.filters>;

/** Products by what their suppliers are; a company counts with all that it has of the search. */
const tally = (
  of: Map<string, number>,
  traits: CompanyTraits[],
  slugs: (c: CompanyTraits) => readonly string[],
): { slug: string; n: number }[] => {
  const sums = new Map<string, number>();
  for (const c of traits) {
    const n = of.get(c.id) ?? 0;
    if (n) for (const slug of new Set(slugs(c))) sums.set(slug, (sums.get(slug) ?? 0) + n);
  }
  return [...sums].map(([slug, n]) => ({ slug, n })).toSorted((a, b) => b.n - a.n || a.slug.localeCompare(b.slug));
};

const countryNames = async (ctx: Ctx, codes: string[]): Promise<Map<string, Text>> =>
  new Map(
    await Promise.all(
      codes.map(
        async (code) =>
          [code, (await dictionaryLabel(ctx, 'your_area', code)) ?? { en: code }] satisfies [string, Text],
      ),
    ),
  );

/** What is chosen stands among the choices, though it may leave nothing. */
const withChosen = <T extends { slug: string; n: number }>(list: T[], chosen: string[] | undefined) => [
  ...list,
  ...(chosen ?? []).filter((slug) => !list.some((c) => c.slug === slug)).map((slug) => ({ slug, n: 0 })),
];

/** What the suppliers of the search can be narrowed by. Certificates and processes add up, one country stands beside another. */
const ofCompanies = async (ctx: Ctx, asked: Asked, of: Map<string, number>) => {
  const traits = await traitsOf(ctx);
  const all = traits.filter((c) => of.has(c.id));
  const fitting = all.filter((c) => fits(c, asked));
  const fittingElse = all.filter((c) => fits(c, { ...asked, country: undefined }));
  const countries = withChosen(
    tally(of, fittingElse, (c) => [c.countryCode]),
    asked.country,
  );
  const certificates = withChosen(
    tally(of, fitting, (c) => c.certificates),
    asked.certificate,
  );
  const processes = withChosen(
    tally(of, fitting, (c) => c.processes),
    asked.process,
  );
  const names = await countryNames(
    ctx,
    countries.map((c) => c.slug),
  );
  return {
    names,
    counts: {
      countries: countries.map((c) => ({ ...c, name: names.get(c.slug) ?? { en: c.slug } })),
      certificates: certificates.map((c) => ({ ...c, name: certificateLabel(c.slug) })),
      processes: processes.map((p) => ({ ...p, name: processLabel(p.slug) })),
      verified: all
        .filter((c) => c.supplierVerified && fits(c, asked))
        .reduce((sum, c) => sum + (of.get(c.id) ?? 0), 0),
    },
  };
};

/** Everything that a search of products can be narrowed by, and how it was understood. */
export const readFilters = async (ctx: Ctx, asked: Asked): Promise<Counts> => {
  const wish = await wishOf(ctx, asked);
  const understood = wish.search ? understoodAs(wish.search.meaning, ctx.lang) : [];
  const { category: byLeaf, entId, all: some, stated } = await surveyOf(ctx, wish);
  const { names, counts } = await ofCompanies(ctx, asked, entId);
  const sheet = sheetOf(wish, stated);
  const leaves = new Map(byLeaf);
  const nothing = some === 0 && (asked.q || asked.category || wish.values || asksOfCompany(asked));
  const without = nothing ? await withoutOne(ctx, asked, understood, names) : [];
  if (asked.category && !wish.categories?.some((slug) => byLeaf.has(slug))) leaves.set(asked.category, 0);
  const looked = [...byLeaf.values()].reduce((sum, n) => sum + n, 0);
  return { understood, atLeast: looked >= countedRows, categories: groupsOf(leaves), ...counts, sheet, without };
};
