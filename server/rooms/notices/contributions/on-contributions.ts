import type { ContributionView } from '#contract/contributions/calls.ts';
import type { NoticeKind } from '#contract/notices/calls.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import type { contributionMoved } from '#server/rooms/contributions/events.ts';
import { findEditors } from '#server/rooms/identity/index.ts';
import { membersWithRight, nameOf } from '../on-events.ts';
import { tell, type Told } from '../tell.ts';

type Act = ContributionView['course'][number]['act'];
/** What the company hears; of its own acts it knows, and that readers lost what it asked back it hears by `takeBack`. */
const kinds: Partial<Record<Act, NoticeKind>> = {
  return: 'contributionReturned',
  accept: 'contributionAccepted',
  decline: 'contributionDeclined',
  keep: 'contributionKept',
  takeBack: 'contributionTakenBack',
  shown: 'contributionShown',
  hidden: 'contributionHidden',
};
const withReason: readonly Act[] = ['return', 'decline', 'keep', 'hidden'];
/** What waits for the desk. */
const atDesk: readonly Act[] = ['submit', 'askBack'];

/** Whoever manages the company hears of what the desk did and of what readers see; editors of what waits for them (content 34). */
export const onContributionMoved = async (ctx: Ctx, e: Payload<typeof contributionMoved>): Promise<void> => {
  const params = { number: e.number, title: e.title };
  const dedupe = `contribution:${e.eventId}`;
  const kind = kinds[e.act];
  // What the company took back itself went without anybody telling it.
  if (kind && !(e.act === 'hidden' && !e.reason))
    return tell(
      ctx,
      (await membersWithRight(ctx, [e.entId], 'manage')).map(({ id: userId }): Told => ({
        userId,
        kind,
        params: { ...params, ...(withReason.includes(e.act) && { reason: e.reason }) },
        link: pageTo('contribution', { id: e.contributionId }),
        dedupe,
      })),
    );
  if (!atDesk.includes(e.act)) return undefined;
  const company = await nameOf(ctx, e.entId);
  return tell(
    ctx,
    (await findEditors(ctx)).map(({ id: userId }): Told => ({
      userId,
      kind: e.act === 'submit' ? 'contributionAtDesk' : 'contributionAskedBack',
      params: { ...params, company },
      link: deskPageTo('operatorContribution', { id: e.contributionId }),
      dedupe,
    })),
  );
};
