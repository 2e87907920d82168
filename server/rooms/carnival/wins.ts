import { carnivalErrors, type carnival, type PostalAddress, type Win } from '#contract/carnival/calls.ts';
import type { WinState } from '#contract/carnival/states.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import type { Closed } from '#server/platform/seal/index.ts';
import { insertClaim, moveClaim } from './claim-store.ts';
import { findWins, lockWin, type WinRecord } from './draw-store.ts';
import { claimMoved } from './events.ts';

/** What a claim's address and tracking are closed as. */
export const closedAs = { address: (id: string) => `claim ${id}`, tracking: (id: string) => `tracking ${id}` };
export const openText = (ctx: Ctx, closed: Closed | null, as: string): string | null =>
  closed && ctx.platform.seal.open(closed, as).toString();

const day = 86_400_000;
const untilOf = ({ draw, campaign }: WinRecord): number => Date.parse(draw.at) + campaign.claimDays * day;
/** What events say of a win: whose campaign, which prize, and until when it can be claimed. */
export const wonAs = ({ draw, campaign, prize }: WinRecord) => ({
  drawId: draw.id,
  campaign: campaign.name,
  prize: prize.name,
});
export const claimable = (w: WinRecord) => ({
  ...wonAs(w),
  kind: w.prize.kind,
  until: new Date(untilOf(w)).toISOString(),
  zone: w.campaign.zone,
});
const stateOf = (w: WinRecord): WinState => w.claim?.state ?? (Date.now() < untilOf(w) ? 'open' : 'expired');

const presentWin =
  (ctx: Ctx) =>
  (w: WinRecord): Win => ({
    id: w.draw.id,
    campaign: { id: w.campaign.id, name: w.campaign.name, zone: w.campaign.zone },
    prize: { name: w.prize.name, kind: w.prize.kind, provider: w.prize.provider },
    slot: w.draw.slot,
    at: new Date(w.draw.at).toISOString(),
    until: new Date(untilOf(w)).toISOString(),
    state: stateOf(w),
    tracking: openText(ctx, w.claim?.tracking ?? null, closedAs.tracking(w.draw.id)),
    sentAt: w.claim?.sentAt ? new Date(w.claim.sentAt).toISOString() : null,
  });

/** What I won, the newest first. */
export const readWins = async (ctx: Ctx, q: ParsedOf<typeof carnival.wins>['query']) => {
  const { rows, total } = await findWins(ctx, me(ctx).userId, q);
  return pageOf(rows.map(presentWin(ctx)), total, q);
};

/** My own win under its lock; nobody else finds it. */
const ownWin = async (tx: Ctx, id: string): Promise<WinRecord> => {
  const found = await lockWin(tx, id);
  if (found?.draw.userId !== me(tx).userId) throw refuse(common.notFound);
  return found;
};

/**
 * Claims a prize, a postal one with an address, which rests closed. @throws Refused carnival.claimed, carnival.expired,
 * carnival.addressMissing
 */
export const claimWin = (ctx: Ctx, id: string, address: PostalAddress | null): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const found = await ownWin(tx, id);
    if (found.claim) throw refuse(carnivalErrors.claimed);
    if (stateOf(found) === 'expired') throw refuse(carnivalErrors.expired);
    const postal = found.prize.kind === 'postal';
    if (postal && !address) throw refuse(carnivalErrors.addressMissing);
    const closed =
      postal && address ? tx.platform.seal.close(Buffer.from(JSON.stringify(address)), closedAs.address(id)) : null;
    await insertClaim(tx, { drawId: id, campaignId: found.draw.campaignId, address: closed });
    await emit(tx, claimMoved, { ...wonAs(found), userId: found.draw.userId, state: 'claimed' });
    return null;
  });

/** Says that a prize has arrived; said twice it is one. @throws Refused carnival.notSent */
export const receiveWin = (ctx: Ctx, id: string): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const found = await ownWin(tx, id);
    if (found.claim?.state === 'received') return null;
    if (found.claim?.state !== 'sent') throw refuse(carnivalErrors.notSent);
    await moveClaim(tx, id, 'received');
    await emit(tx, claimMoved, { ...wonAs(found), userId: found.draw.userId, state: 'received' });
    return null;
  });
