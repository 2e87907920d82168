import { dealTalkMost } from '#contract/chat/deal.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { type DealScope, scopeOf } from '#server/rooms/deal/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { talkingCompany } from '../access.ts';
import { sourceOf } from '../cards.ts';
import { findPlaces } from '../message-store.ts';
import { reader } from '../own-conversation.ts';
import { presentConversations } from '../present-conversation.ts';
import { presentMessages } from '../present-message.ts';
import { findKept } from '../store.ts';
import { findTalkIds } from './deal-store.ts';

/** The person and the companies of a deal between whom its reader stands; null for a seat that talks for nobody. */
const sidesOf = (ctx: Ctx, deal: DealScope): { userA: string; entIds: string[] } | null => {
  if (deal.party === 'buyer') return { userA: me(ctx).userId, entIds: deal.companies };
  const company = talkingCompany(me(ctx));
  return company !== null && company === deal.entId ? { userA: deal.buyerId, entIds: [company] } : null;
};

/**
 * What the two sides of a deal have said to each other, as its reader may read it anywhere else (chat 20).
 * @throws Refused common.notFound, as for an absent deal
 */
export const readDealTalks = async (ctx: Ctx, inquiryId: string) => {
  const deal = await scopeOf(ctx, { kind: 'inquiry', id: inquiryId });
  const sides = sidesOf(ctx, deal);
  if (!sides) return { talks: [], silent: [] };
  const ids = await findTalkIds(ctx, sides, dealTalkMost.talks);
  const kept = await findKept(ctx, reader(ctx), ids);
  const places = kept.flatMap((c) =>
    Array.from({ length: Math.min(dealTalkMost.messages, c.lastSeq) }, (_, i) => ({
      conversationId: c.id,
      seq: c.lastSeq - i,
    })),
  );
  const [shown, newest] = await Promise.all([
    presentConversations(ctx, kept),
    findPlaces(ctx, places).then((rows) => presentMessages(ctx, rows, new Map(kept.map((c) => [c.id, c])))),
  ]);
  const byId = new Map(shown.map((c) => [c.conversationId, c]));
  const talks = ids.flatMap((id) => {
    const conversation = byId.get(id);
    return conversation ? [{ conversation, newest: newest.filter((m) => m.conversationId === id) }] : [];
  });
  return { talks, silent: await silentOf(ctx, deal, new Set(kept.flatMap((c) => c.entId ?? []))) };
};

/** With whom nothing was said. A supplier is not told of a buyer whom they may not write to yet (chat 4). */
const silentOf = async (ctx: Ctx, deal: DealScope, talked: ReadonlySet<string>) => {
  if (deal.party === 'supplier') {
    if (talked.size || !deal.inquiryId) return [];
    const partner = await sourceOf(ctx, 'inquiry')?.partner(ctx, deal.inquiryId);
    return partner ? [null] : [];
  }
  const others = deal.companies.filter((id) => !talked.has(id) && id !== me(ctx).entId).slice(0, dealTalkMost.talks);
  return (await companyBriefs(ctx, others)).map((e) => ({ id: e.id, name: e.name }));
};
