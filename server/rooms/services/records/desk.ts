import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { DeskApplication, operatorServices } from '#contract/services/desk.ts';
import type { OfferState } from '#contract/services/kinds.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { iso, sideNames } from '../applications/present.ts';
import { type ApplicationRecord, findAll, findApplication, findEventsOf } from '../applications/store.ts';
import { findAllOffers, lockOffer, moveOffer } from '../offers/store.ts';

const present = async (ctx: Ctx, rows: ApplicationRecord[]): Promise<DeskApplication[]> => {
  const names = await sideNames(ctx, rows);
  return rows.map((a) => ({
    id: a.id,
    number: a.number,
    kind: a.kind,
    state: a.state,
    title: a.title,
    applicant: { ...names(a, 'applicant'), userId: a.applicantId },
    provider: { entId: a.providerEntId, name: names(a, 'provider').name },
    expiresAt: a.expiresAt && iso(a.expiresAt),
    createdAt: iso(a.createdAt),
  }));
};

export const readDeskApplications = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorServices.applications>['query'],
): Promise<AnswerOf<typeof operatorServices.applications>> => {
  const { rows, total } = await findAll(ctx, q);
  return pageOf(await present(ctx, rows), total, q);
};

/** One with its course; what both sides write to each other and their papers stay theirs. @throws Refused common.notFound */
export const readDeskApplication = async (
  ctx: Ctx,
  id: string,
): Promise<AnswerOf<typeof operatorServices.application>> => {
  const a = await findApplication(ctx, id);
  const [row] = a ? await present(ctx, [a]) : [];
  if (!row) throw refuse(common.notFound);
  const events = (await findEventsOf(ctx, [id])).filter((e) => e.act !== 'message');
  return { row, course: events.map((e) => ({ id: e.id, act: e.act, party: e.party, text: e.text, at: iso(e.at) })) };
};

export const readDeskOffers = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorServices.offers>['query'],
): Promise<AnswerOf<typeof operatorServices.offers>> => {
  const { rows, total } = await findAllOffers(ctx, q);
  const names = new Map((await companyBriefs(ctx, [...new Set(rows.map((o) => o.entId))])).map((c) => [c.id, c.name]));
  return pageOf(
    rows.map((o) => ({
      id: o.id,
      kind: o.kind,
      state: o.state,
      name: o.name,
      summary: o.summary,
      provider: { entId: o.entId, name: names.get(o.entId) ?? {} },
      updatedAt: iso(o.updatedAt),
    })),
    total,
    q,
  );
};

type Moved = { again: boolean; name: string; before: OfferState; state: OfferState };
/** Takes an offer down with a reason that its provider reads, or lets it show again: as a draft, which the provider lists. @throws Refused common.notFound */
export const moderateOffer = async (tx: Ctx, id: string, reason: string | null): Promise<Moved> => {
  const o = await lockOffer(tx, id);
  if (!o) throw refuse(common.notFound);
  const name = o.name[tx.lang] ?? o.name.cn ?? o.name.en ?? o.name.es ?? id;
  const state = reason === null ? (o.state === 'hidden' ? 'draft' : o.state) : 'hidden';
  if (state === o.state) return { again: true, name, before: o.state, state };
  await moveOffer(tx, id, state, reason === null ? {} : { [tx.lang]: reason });
  return { again: false, name, before: o.state, state };
};
