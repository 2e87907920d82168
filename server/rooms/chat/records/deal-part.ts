import { pageTo } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import type { DealPart, DealScope, DealWords } from '#server/rooms/deal/index.ts';
import { talkingCompany } from '../access.ts';
import { countByDay } from './deal-store.ts';

/**
 * How much was written by day since the deal began: between the person of the session and the companies in the deal, or
 * the company of the session and whoever asked. Beside it stands who the other side was; nothing of what was
 * written.
 */
export const dealOfTalk = async (ctx: Ctx, deal: DealScope, words: DealWords): Promise<DealPart> => {
  // An operator reads of a dispute what was recorded, not who wrote how often.
  if (deal.party === 'operator') return { facts: [], withheld: ['talk'] };
  const company = talkingCompany(me(ctx));
  const buys = deal.party === 'buyer';
  if (buys ? !deal.companies.length : !company || company !== deal.entId) return { facts: [] };
  const days = await countByDay(ctx, {
    userA: buys ? me(ctx).userId : deal.buyerId,
    entIds: buys ? deal.companies : [company ?? ''],
    since: deal.since,
  });
  return {
    facts: days.map((d) => ({
      id: `chat.${d.conversationId}.${d.day}`,
      kind: 'chat',
      at: d.last,
      title: words.say('deal:act.messages', { n: d.n, count: d.n }),
      party: buys ? 'supplier' : 'buyer',
      entId: buys ? d.entId : null,
      link: pageTo('chat', { eid: d.conversationId }),
    })),
  };
};
