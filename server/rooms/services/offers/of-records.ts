import type { ServiceKind } from '#contract/services/kinds.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findOffersByIds, findOffersOfKind, findProviders, type OfferRecord } from './store.ts';

type Brief = Pick<OfferRecord, 'id' | 'entId' | 'kind' | 'state' | 'name'>;

/** Offers by id, in whatever state. */
export const offersByIds = async (ctx: Ctx, ids: string[]): Promise<Map<string, Brief>> =>
  new Map((await findOffersByIds(ctx, ids)).map((o) => [o.id, o]));

/** Offers of a company of one kind that the desk has not taken down. */
export const ownOffersOf = async (ctx: Ctx, entId: string, kind: ServiceKind): Promise<Brief[]> =>
  (await findOffersOfKind(ctx, entId, kind)).filter((o) => o.state !== 'hidden');

/** Accreditations that providers state, by company. */
export const accreditationsOf = async (ctx: Ctx, entIds: string[]): Promise<Map<string, string[]>> =>
  new Map((await findProviders(ctx, entIds)).map((p) => [p.entId, p.accreditations]));
