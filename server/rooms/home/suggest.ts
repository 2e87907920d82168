import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { home } from '#contract/home/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translateAll } from '#server/platform/translate.ts';
import { piecesTitled } from '#server/rooms/content/index.ts';
import { findListedProducts } from '#server/rooms/catalogue/index.ts';
import { conferencesFound } from '#server/rooms/conferences/index.ts';
import { findMaterials, nameMaterials } from '#server/rooms/dictionary/index.ts';
import { suppliersCalled } from '#server/rooms/enterprise/index.ts';
import { termsNamed, understand } from '#server/rooms/search/index.ts';
import { inquiriesTitled } from '#server/rooms/inquiry/index.ts';
import { parksFound } from '#server/rooms/parks/index.ts';
import { vacanciesFound } from '#server/rooms/recruitment/index.ts';
import { offersFound } from '#server/rooms/services/index.ts';
import { exhibitionsFound } from './find-exhibitions.ts';

/** How many of each kind: the list must fit under the field. */
const most = {
  categories: 4,
  terms: 3,
  products: 4,
  companies: 3,
  inquiries: 3,
  services: 3,
  vacancies: 2,
  parks: 2,
  conferences: 2,
  pieces: 3,
  exhibitions: 3,
} as const;

/** Materials whose names begin with the words or have them; where there is none, what the words mean: pinyin, short forms, errors. */
const materialsNamed = (q: string) => {
  const found = findMaterials(q, most.categories);
  return found.length ? found : nameMaterials([...understand(q).leaves.keys()].slice(0, most.categories));
};

/** What the words in the search field may mean, from what everybody may see: no prices, nobody's unpublished data. */
export const suggest = async (ctx: Ctx, q: string): Promise<AnswerOf<typeof home.suggest>> => {
  const [products, companies, inquiries, services, vacancies, parks, conferences, pieces, exhibitions] =
    await Promise.all([
      findListedProducts(ctx, { q, current: 1, size: most.products }),
      suppliersCalled(ctx, q, most.companies),
      inquiriesTitled(ctx, q, most.inquiries),
      offersFound(ctx, q, most.services, { titled: true }),
      vacanciesFound(ctx, q, most.vacancies, { titled: true }),
      parksFound(ctx, { q, current: 1, size: most.parks }),
      conferencesFound(ctx, { q, current: 1, size: most.conferences }),
      piecesTitled(ctx, q, most.pieces),
      exhibitionsFound(ctx, q, { current: 1, size: most.exhibitions }),
    ]);
  return {
    categories: materialsNamed(q),
    terms: termsNamed(q, most.terms),
    products: products.records.map((p) => ({ id: p.id, name: p.name, company: p.company?.name ?? null })),
    companies,
    services: services.records.map((o) => ({
      id: o.id,
      name: o.name,
      company: o.provider.name,
      sort: translateAll(`services:kind.${o.kind}`),
    })),
    vacancies: vacancies.records.map((v) => ({
      id: v.id,
      title: v.title,
      company: v.company.name,
      sort: translateAll(`recruitment:role.${v.role}`),
    })),
    parks: parks.rows.map(({ slug, name, city }) => ({ slug, name, city })),
    // One that is cancelled stays in its list, for who has the date in mind; nobody is sent to it.
    conferences: conferences.rows
      .filter((c) => c.state === 'shown')
      .map(({ slug, name, city, organiser }) => ({ slug, name, city, organiser })),
    pieces,
    exhibitions: exhibitions.records,
    inquiries: inquiries.map((i) => ({ ...i, number: i.number ?? '' })),
  };
};
