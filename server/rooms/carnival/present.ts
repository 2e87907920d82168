import type { CampaignView } from '#contract/carnival/calls.ts';
import { campaignPhase } from '#contract/carnival/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type CampaignRecord, findPrizes, type PrizeRecord } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

const presentCampaign = (c: CampaignRecord, prizes: PrizeRecord[]): CampaignView => ({
  id: c.id,
  name: c.name,
  about: c.about,
  zone: c.zone,
  startsAt: iso(c.startsAt),
  endsAt: iso(c.endsAt),
  phase: campaignPhase(c, Date.now()),
  slots: c.slots,
  drawn: c.drawn,
  claimDays: c.claimDays,
  tasks: c.tasks,
  prizes: prizes.map(({ id, no, name, provider, kind, stock, given }) => ({
    id,
    no,
    name,
    provider,
    kind,
    stock,
    left: stock - given,
  })),
  commitment: c.commitment ?? '',
  seed: c.seed,
});

/** Campaigns with their prizes, in the order given. */
export const presentCampaigns = async (ctx: Ctx, rows: CampaignRecord[]): Promise<CampaignView[]> => {
  const prizes = Map.groupBy(
    await findPrizes(
      ctx,
      rows.map((r) => r.id),
    ),
    (p) => p.campaignId,
  );
  return rows.map((r) => presentCampaign(r, prizes.get(r.id) ?? []));
};
