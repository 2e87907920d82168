import type { PostalAddress } from '#contract/carnival/calls.ts';
import { deskSteps } from '#contract/carnival/states.ts';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { deskCarnivalErrors, type operatorCarnival } from '#contract/operator/carnival.ts';
import { type Ctx, emit, refuse } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findClaims, moveClaim } from './claim-store.ts';
import { lockWin } from './draw-store.ts';
import { claimMoved } from './events.ts';
import { findCampaign } from './store.ts';
import { closedAs, openText, wonAs } from './wins.ts';

const iso = (at: string | null): string | null => at && new Date(at).toISOString();

/** Claims of a campaign with where they go, the newest first. */
export const readDeskClaims = async (
  ctx: Ctx,
  campaignId: string,
  q: ParsedOf<typeof operatorCarnival.claims>['query'],
): Promise<AnswerOf<typeof operatorCarnival.claims>> => {
  if (!(await findCampaign(ctx, campaignId))) throw refuse(common.notFound);
  const { rows, total } = await findClaims(ctx, campaignId, q);
  const people = await peopleByIds(
    ctx,
    rows.flatMap((r) => r.draw.userId ?? []),
  );
  const names = new Map(people.map((p) => [p.id, p.name]));
  return pageOf(
    rows.map(({ claim, draw, prize }) => {
      const address = openText(ctx, claim.address, closedAs.address(draw.id));
      return {
        id: draw.id,
        prize: { name: prize.name, kind: prize.kind },
        slot: draw.slot,
        winner: names.get(draw.userId ?? '') ?? null,
        state: claim.state,
        address: address === null ? null : (JSON.parse(address) as PostalAddress),
        tracking: openText(ctx, claim.tracking, closedAs.tracking(draw.id)),
        claimedAt: iso(claim.claimedAt) ?? '',
        sentAt: iso(claim.sentAt),
        endedAt: iso(claim.endedAt),
      };
    }),
    total,
    q,
  );
};

type Step = ParsedOf<typeof operatorCarnival.move>['body'];

/**
 * Leads a claim on, in a transaction of the caller's. @returns `again` where it stands there already
 * @throws Refused common.notFound, deskCarnival.wrongState
 */
export const moveDeskClaim = async (tx: Ctx, id: string, { to, tracking }: Step) => {
  const found = await lockWin(tx, id);
  if (!found?.claim) throw refuse(common.notFound);
  const before = found.claim.state;
  if (before === to) return { found, before, again: true };
  if (!deskSteps[before].includes(to)) throw refuse(deskCarnivalErrors.wrongState);
  const closed = to === 'sent' ? tx.platform.seal.close(Buffer.from(tracking), closedAs.tracking(id)) : undefined;
  await moveClaim(tx, id, to, closed);
  await emit(tx, claimMoved, { ...wonAs(found), userId: found.draw.userId, state: to });
  return { found, before, again: false };
};
