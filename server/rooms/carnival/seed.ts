import { outcomesOf } from '#contract/carnival/proof.ts';
import type { PostalAddress } from '#contract/carnival/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { commit, termsOf } from './proof.ts';
import { carnivalCampaigns, carnivalClaims, carnivalDeeds, carnivalDraws, carnivalPrizes } from './tables.ts';
import { closedAs } from './wins.ts';

type Campaign = typeof carnivalCampaigns.$inferInsert;
type Claim = Omit<typeof carnivalClaims.$inferInsert, 'drawId' | 'campaignId' | 'address' | 'tracking'> & {
  address?: PostalAddress;
  tracking?: string;
  /** What stands for the tracking of a virtual prize. */
  code?: string;
};
export type SeedCampaign = {
  campaign: Omit<Campaign, 'sealedSeed' | 'commitment' | 'drawn' | 'seed'>;
  /** 64 hexadecimal letters; shown where the campaign is over. */
  seed: string;
  over: boolean;
  prizes: Omit<typeof carnivalPrizes.$inferInsert, 'campaignId' | 'given'>[];
  deeds: Omit<typeof carnivalDeeds.$inferInsert, 'campaignId'>[];
  /** In the order of the slots, from the first. */
  draws: { id: string; userId: string; clientKey: string; at: string; day: string }[];
  /** States of the claims of the wins, in the order of the slots; a win without one is not claimed. */
  claims: (Claim | null)[];
  /** People whom the first wins belong to. */
  favoured?: string[];
};

/** A campaign with what was drawn in it: what each slot won follows from its seed, as in a real one. */
export const insertCampaignWorld = async (ctx: Ctx, s: SeedCampaign): Promise<void> => {
  const campaignId = s.campaign.id;
  const terms = termsOf(s.campaign, s.prizes);
  const proof = s.campaign.publishedAt ? await commit(ctx, campaignId, terms, s.seed) : {};
  const outcomes = await outcomesOf(s.seed, terms);
  const won = s.draws.map((_, i) => outcomes[i] ?? 0);
  await ctx.db
    .insert(carnivalCampaigns)
    .values({ ...s.campaign, ...proof, drawn: s.draws.length, seed: s.over ? s.seed : null });
  await ctx.db
    .insert(carnivalPrizes)
    .values(s.prizes.map((p) => ({ ...p, campaignId, given: won.filter((no) => no === p.no).length })));
  if (s.deeds.length) await ctx.db.insert(carnivalDeeds).values(s.deeds.map((d) => ({ ...d, campaignId })));
  const idOf = (no: number) => s.prizes.find((p) => p.no === no);
  const favoured = [...(s.favoured ?? [])];
  const draws = s.draws.map((d, i) => {
    const prizeId = idOf(won[i] ?? 0)?.id ?? null;
    return { ...d, campaignId, slot: i + 1, prizeId, userId: (prizeId && favoured.shift()) || d.userId };
  });
  if (draws.length) await ctx.db.insert(carnivalDraws).values(draws);
  const wins = draws.flatMap((d) => (d.prizeId ? [d.id] : []));
  const postal = new Map(
    draws.map((d) => [d.id, s.prizes.find((p) => p.id === d.prizeId)?.kind === 'postal'] as const),
  );
  const { seal } = ctx.platform;
  const claims = s.claims.slice(0, wins.length).flatMap((given, i) => {
    const drawId = wins[i] ?? '';
    if (!given) return [];
    const { address, tracking, code, ...claim } = given;
    const isPostal = postal.get(drawId);
    const sent = isPostal ? tracking : code;
    const closed = (text: string, as: string) => seal.close(Buffer.from(text), as);
    return [
      {
        ...claim,
        drawId,
        campaignId,
        address: address && isPostal ? closed(JSON.stringify(address), closedAs.address(drawId)) : null,
        tracking: sent ? closed(sent, closedAs.tracking(drawId)) : null,
      },
    ];
  });
  if (claims.length) await ctx.db.insert(carnivalClaims).values(claims);
};
