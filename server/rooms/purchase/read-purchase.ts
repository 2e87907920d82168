import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { purchase } from '#contract/purchase/calls.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { companiesByIds, companyBriefs } from '#server/rooms/enterprise/index.ts';
import { presentDocuments } from './documents/document-policy.ts';
import { findDocuments } from './documents/document-store.ts';
import { findLines, isPriced } from './offers/line-store.ts';
import { findOffered, findOffers } from './offers/offer-store.ts';
import { presentLines, presentOffers, presentTerms } from './offers/present-offer.ts';
import { mayKnow, ownsPurchase, verdictOf } from './policy.ts';
import { pictureOf, presentApplications, presentRow, presentStanding, summaryOf } from './present.ts';
import { findCriteria } from './qualifications/criteria-store.ts';
import { presentCriteria } from './qualifications/present-criteria.ts';
import { type CertificateStanding, certificateStandings } from './rules.ts';
import { findApplicationOf, findApplications, findPurchase, type PurchaseRecord } from './store.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** The required certificates against the caller's company; null for a person without one. */
export const standingFor = async (ctx: Ctx, x: PurchaseRecord): Promise<CertificateStanding[] | null> => {
  const entId = ctx.person?.entId;
  const [company] = entId ? await companiesByIds(ctx, [entId]) : [];
  return company ? certificateStandings(x.certificates, company.certificates, today()) : null;
};

/**
 * A purchase: row and summary for everybody, description and buyer for members (purchases 5), evidence and the own
 * application for a company. @throws Refused common.notFound
 */
export const readPurchase = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof purchase.detail>> => {
  const { person } = ctx;
  const x = await findPurchase(ctx, id);
  const mine =
    x && person?.entId && seatMay(person.seat, 'seeSelling')
      ? await findApplicationOf(ctx, id, person.entId)
      : undefined;
  if (!x || !mayKnow(person, x, mine)) throw refuse(common.notFound);
  const own = person !== null && ownsPurchase(person, x);
  const application = mine?.state;
  const [lines, criteria, documents, offers] = person
    ? await Promise.all([
        findLines(ctx, id),
        findCriteria(ctx, id),
        findDocuments(ctx, id).then((rows) => presentDocuments(ctx, rows, { own, application })),
        findOffers(ctx, mine ? [mine.id] : []).then((rows) => presentOffers(ctx, rows)),
      ])
    : [[], [], [], []];
  const [shown] = mine ? await presentApplications(ctx, [mine]) : [];
  const standing = own ? null : await standingFor(ctx, x);
  const [company] = person && x.entId ? await companyBriefs(ctx, [x.entId]) : [];
  return {
    row: presentRow(x),
    gate: person ? 'none' : 'login',
    own,
    summary: summaryOf(x.description),
    banner: pictureOf(x, 'banner'),
    parts: person && {
      description: x.description,
      qualification: x.qualification,
      buyer: company ? { name: company.name, city: company.city, verified: company.supplierVerified } : null,
      lines: presentLines(lines),
      terms: presentTerms(x),
      hidePrices: x.hidePrices,
      criteria: presentCriteria(criteria),
      documents,
    },
    apply: verdictOf(person, x, mine, standing),
    evidence: standing && presentStanding(standing),
    mine: shown ? { ...shown, offer: offers[0] ?? null } : null,
  };
};

/** My purchase's applications with their companies. @throws Refused common.notFound for everybody else */
export const readApplications = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof purchase.applications>> => {
  const x = await findPurchase(ctx, id);
  if (!x || !ownsPurchase(me(ctx), x)) throw refuse(common.notFound);
  const rows = await findApplications(ctx, id);
  const entIds = rows.map((r) => r.entId);
  const ids = rows.map((r) => r.id);
  const [companies, shown, criteria, priced, offered] = await Promise.all([
    companyBriefs(ctx, entIds),
    presentApplications(ctx, rows),
    findCriteria(ctx, id),
    isPriced(ctx, id),
    findOffered(ctx, ids),
  ]);
  const byId = new Map(companies.map((c) => [c.id, c]));
  return {
    row: presentRow(x),
    criteria: presentCriteria(criteria),
    priced,
    applications: shown.map((a, i) => {
      const entId = entIds[i] ?? '';
      const c = byId.get(entId);
      return {
        ...a,
        priced: offered.has(a.id),
        company: { id: entId, name: c?.name ?? {}, city: c?.city ?? {}, verified: c?.supplierVerified ?? false },
      };
    }),
  };
};

/** What a shared link's picture shows; null where not everybody may know of the purchase. */
export const readCard = async (ctx: Ctx, id: string): Promise<{ title: Text; deadline: string } | null> => {
  const x = await findPurchase(ctx, id);
  return x && mayKnow(null, x, undefined) ? { title: x.title, deadline: new Date(x.deadline).toISOString() } : null;
};
