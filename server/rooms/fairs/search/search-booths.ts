import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import type { Text } from '#contract/core/schemas.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { fairs } from '#contract/fairs/calls.ts';
import { boothClasses } from '#contract/fairs/classes.ts';
import { boothSizes, phaseAt } from '#contract/fairs/states.ts';
import type { BoothFound } from '#contract/fairs/views.ts';
import type { Ctx } from '#server/platform/context.ts';
import { namedListed } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { presentBooth, readShown, waresShown } from '../present.ts';
import { findFairs } from '../store.ts';
import { countBooths, findExhibitors, findPageOfBooths, findShownProducts, type Word } from './search-store.ts';

type Asked = ParsedOf<typeof fairs.booths>['query'];
const mostWords = 6;

const has = (name: Text, word: string): boolean =>
  Object.values(name).some((n) => n.toLowerCase().includes(word.toLowerCase()));

/** Each word with the companies and products that have it in their names, as everybody reads those. */
const meant = async (ctx: Ctx, words: string[], companies: { id: string; name: Text }[]): Promise<Word[]> => {
  const products = words.length ? await namedListed(ctx, await findShownProducts(ctx), words) : [];
  return words.map((word) => ({
    word,
    companies: companies.filter((c) => has(c.name, word)).map((c) => c.id),
    products: products.filter((p) => has(p.name, word)).map((p) => p.id),
  }));
};

type Fact = Awaited<ReturnType<typeof countBooths>>[number] & { region: string };
type Fairs = Awaited<ReturnType<typeof findFairs>>;

/** How many booths each value of each filter leaves. */
const countsOf = (q: Asked, facts: Fact[], all: Fairs): AnswerOf<typeof fairs.booths>['counts'] => {
  const fits: Record<'class' | 'size' | 'fair' | 'region', (f: Fact) => boolean> = {
    class: (f) => !q.class || f.class === q.class,
    size: (f) => !q.boothSize || f.size === q.boothSize,
    fair: (f) => !q.fair || f.fairId === q.fair,
    region: (f) => !q.region || f.region === q.region,
  };
  /** How many a value of one filter leaves, with the others as they are. */
  const left = (filter: keyof typeof fits, is: (f: Fact) => boolean): number =>
    facts
      .filter((f) => is(f) && Object.entries(fits).every(([name, fit]) => name === filter || fit(f)))
      .reduce((n, f) => n + f.n, 0);
  const regions = [...new Set(facts.map((f) => f.region).filter(Boolean))].map((code) => ({
    code,
    n: left('region', (f) => f.region === code),
  }));
  return {
    classes: boothClasses.map((c) => ({ class: c, n: left('class', (f) => f.class === c) })),
    sizes: boothSizes.map((s) => ({ size: s, n: left('size', (f) => f.size === s) })),
    fairs: all.map((x) => ({ id: x.id, name: x.name, n: left('fair', (f) => f.fairId === x.id) })),
    regions: regions.toSorted((a, b) => b.n - a.n || a.code.localeCompare(b.code)),
  };
};

/** Booths of all published fairs (fairs 13). What is found and counted is what everybody may read. */
export const searchBooths = async (ctx: Ctx, q: Asked): Promise<AnswerOf<typeof fairs.booths>> => {
  const words = (q.q ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords);
  const companies = await companyBriefs(ctx, await findExhibitors(ctx));
  const regionOf = new Map(companies.map((c) => [c.id, c.countryCode]));
  const sought = await meant(ctx, words, companies);
  const [{ rows, total }, groups, all] = await Promise.all([
    findPageOfBooths(
      ctx,
      sought,
      {
        class: q.class,
        size: q.boothSize,
        fair: q.fair,
        companies: q.region ? companies.filter((c) => c.countryCode === q.region).map((c) => c.id) : undefined,
      },
      q,
    ),
    countBooths(ctx, sought),
    findFairs(ctx),
  ]);
  const shown = await readShown(
    ctx,
    rows.map((r) => r.booth),
    waresShown,
  );
  const records = rows.flatMap(({ booth, hall, fair }): BoothFound[] => {
    const { id, number, exhibitor, headline, size } = presentBooth(booth, shown);
    if (!exhibitor) return [];
    return [
      {
        id,
        number,
        class: booth.class,
        size,
        exhibitor,
        headline,
        fair: { id: fair.id, name: fair.name, phase: phaseAt(fair, Date.now()) },
        hall: { id: hall.id, no: hall.no, name: hall.name },
        products: shown.products.get(id) ?? [],
      },
    ];
  });
  const facts = groups.map((g) => ({ ...g, region: regionOf.get(g.entId ?? '') ?? '' }));
  return { ...pageOf(records, total, q), counts: countsOf(q, facts, all) };
};
