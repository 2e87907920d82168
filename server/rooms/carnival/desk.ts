import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { deskCarnivalErrors, type DeskCampaign, type operatorCarnival } from '#contract/operator/carnival.ts';
import { type Ctx, emit, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { countWaiting } from './claim-store.ts';
import { campaignPublished } from './events.ts';
import { presentCampaigns } from './present.ts';
import { commit, termsOf } from './proof.ts';
import {
  type CampaignRecord,
  deleteDraft,
  findByKey,
  findCampaign,
  findCampaigns,
  findPrizes,
  insertCampaign,
  lockCampaign,
  markPublished,
  rewriteCampaign,
  rewritePrizes,
} from './store.ts';

type Asked = ParsedOf<typeof operatorCarnival.save>['body'];
type Place = ParsedOf<typeof operatorCarnival.list>['query'];

const presentForDesk = async (ctx: Ctx, rows: CampaignRecord[]): Promise<DeskCampaign[]> => {
  const [shown, waiting] = await Promise.all([
    presentCampaigns(ctx, rows),
    countWaiting(
      ctx,
      rows.map((r) => r.id),
    ),
  ]);
  return shown.map((c, i) => ({
    ...c,
    published: Boolean(rows[i]?.publishedAt),
    version: rows[i]?.version ?? 1,
    waiting: waiting.get(c.id) ?? 0,
  }));
};

/** All campaigns, drafts too. */
export const readDeskCampaigns = async (ctx: Ctx, q: Place): Promise<AnswerOf<typeof operatorCarnival.list>> => {
  const { rows, total } = await findCampaigns(ctx, q, true);
  return pageOf(await presentForDesk(ctx, rows), total, q);
};

export const readDeskCampaign = async (ctx: Ctx, id: string): Promise<DeskCampaign> => {
  const found = await findCampaign(ctx, id);
  const [shown] = found ? await presentForDesk(ctx, [found]) : [];
  if (!shown) throw refuse(common.notFound);
  return shown;
};

/** A draft under its lock. @throws Refused common.notFound, deskCarnival.published */
const draftOf = async (tx: Ctx, id: string) => {
  const locked = await lockCampaign(tx, id);
  if (!locked) throw refuse(common.notFound);
  if (locked.campaign.publishedAt) throw refuse(deskCarnivalErrors.published);
  return locked;
};

/**
 * Makes a draft, or writes one anew, in a transaction of the caller's. The same key again makes no second one.
 * @throws Refused common.notFound, deskCarnival.published, deskCarnival.changed
 */
export const saveCampaign = async (tx: Ctx, asked: Asked): Promise<{ id: string; version: number; again: boolean }> => {
  const { id: given, version, clientKey, prizes, ...draft } = asked;
  const rows = prizes.map((p, i) => ({ id: newId(), no: i + 1, ...p }));
  if (given) {
    const { campaign } = await draftOf(tx, given);
    if (campaign.version !== version) throw refuse(deskCarnivalErrors.changed);
    await rewriteCampaign(tx, given, draft);
    await rewritePrizes(tx, given, rows);
    return { id: given, version: version + 1, again: false };
  }
  const createdBy = me(tx).userId;
  const made = await insertCampaign(tx, { id: newId(), ...draft, createdBy, clientKey });
  const row = made ?? (await findByKey(tx, createdBy, clientKey));
  if (!row) throw refuse(common.conflict);
  if (made) await rewritePrizes(tx, row.id, rows);
  return { id: row.id, version: row.version, again: !made };
};

/**
 * Fixes prizes and slots and commits to a seed, before the first draw.
 * @returns `again` where it was published before
 * @throws Refused common.notFound, deskCarnival.begun
 */
export const publishCampaign = async (tx: Ctx, id: string) => {
  const locked = await lockCampaign(tx, id);
  if (!locked) throw refuse(common.notFound);
  const { campaign, begun } = locked;
  if (campaign.commitment) return { campaign, commitment: campaign.commitment, again: true };
  if (begun) throw refuse(deskCarnivalErrors.begun);
  const proof = await commit(tx, id, termsOf(campaign, await findPrizes(tx, [id])));
  await markPublished(tx, id, proof);
  await emit(tx, campaignPublished, { campaignId: id, commitment: proof.commitment });
  return { campaign, commitment: proof.commitment, again: false };
};

/** Deletes a draft. @throws Refused common.notFound, deskCarnival.published */
export const removeDraft = async (tx: Ctx, id: string): Promise<CampaignRecord> => {
  const { campaign } = await draftOf(tx, id);
  await deleteDraft(tx, id);
  return campaign;
};
