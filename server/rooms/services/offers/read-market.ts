import type { ProductRow } from '#contract/catalogue/calls.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { pageTo } from '#contract/pages.ts';
import type { services } from '#contract/services/calls.ts';
import { serviceKinds } from '#contract/services/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { listedProducts, listedRows } from '#server/rooms/catalogue/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { countByKind, countWanted, findListedOf, findProviders } from './store.ts';

/** Days of the applications that say what is wanted. */
const wantedDays = 90;
const mostPictures = 24;
const mostOffers = 400;

/** What is offered and what was wanted lately, by kind; nobody is named. */
export const readSupplyDemand = async (ctx: Ctx): Promise<AnswerOf<typeof services.supplyDemand>> => {
  const [offers, wanted] = await Promise.all([countByKind(ctx), countWanted(ctx, wantedDays)]);
  return {
    kinds: serviceKinds.map((kind) => ({
      kind,
      offers: offers.find((o) => o.kind === kind)?.n ?? 0,
      wanted: wanted.find((w) => w.kind === kind)?.n ?? 0,
    })),
  };
};

/** A supplier's own picture, else the render that stands for the material. */
const pictureOf = ({ id, name, photo, picture }: ProductRow) => {
  const url = photo ?? (picture && `/pictures/${picture.subject}-${picture.seed}-480.webp`);
  return url ? [{ id, title: name, url, link: pageTo('product', { id }) }] : [];
};

/** Pictures of listed products. */
export const readPictures = async (ctx: Ctx): Promise<AnswerOf<typeof services.pictures>> => {
  const listed = await listedProducts(ctx, { limit: 100, offset: 0 });
  const found = await listedRows(
    ctx,
    listed.map((p) => p.id),
  );
  return {
    pictures: found.flatMap(({ row }) => pictureOf(row)).slice(0, mostPictures),
  };
};

const namesOf = async (ctx: Ctx, ids: string[]) => {
  const companies = new Map((await companyBriefs(ctx, [...new Set(ids)])).map((c) => [c.id, c.name]));
  return (id: string) => ({ id, name: companies.get(id) ?? {} });
};

/** Who answers for the services of providers: names and roles; phones and mail addresses are for members. */
export const readTeam = async (ctx: Ctx): Promise<AnswerOf<typeof services.team>> => {
  const ids = [...new Set((await findListedOf(ctx, null, mostOffers)).map((o) => o.entId))];
  const [said, nameOf] = await Promise.all([findProviders(ctx, ids), namesOf(ctx, ids)]);
  return {
    people: said
      .toSorted((a, b) => a.entId.localeCompare(b.entId))
      .flatMap((p) => p.contacts.map(({ name, role }) => ({ name, role, provider: nameOf(p.entId) }))),
  };
};

/** Ratings of providers by kind. */
export const readMarking = async (ctx: Ctx): Promise<AnswerOf<typeof services.marking>> => {
  const rated = (await findListedOf(ctx, null, mostOffers)).filter((o) => o.ratings > 0);
  const nameOf = await namesOf(
    ctx,
    rated.map((o) => o.entId),
  );
  return {
    marks: [...Map.groupBy(rated, (o) => `${o.entId} ${o.kind}`).values()].flatMap((list) => {
      const [first] = list;
      if (!first) return [];
      const sum = (of: 'ratings' | 'stars' | 'done') => list.reduce((n, o) => n + o[of], 0);
      return [
        {
          provider: nameOf(first.entId),
          kind: first.kind,
          stars: Math.round((sum('stars') / sum('ratings')) * 10) / 10,
          n: sum('ratings'),
          done: sum('done'),
        },
      ];
    }),
  };
};
