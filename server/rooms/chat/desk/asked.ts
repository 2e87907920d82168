import { type consult, consultErrors, rateWithin } from '#contract/chat/desk.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { lockConversation } from '../store.ts';
import { type ConsultationRecord, findConsultation, noteAct, rateRow } from './consultation-store.ts';
import { tellDesk } from './follow-message.ts';
import { findAskedPage } from './list-store.ts';
import { isoOf, isoOrNull, stateOf } from './present-consultation.ts';

const dayMs = 86_400_000;
const rateUntil = (c: ConsultationRecord): string | null => {
  if (!c.closedAt || c.ratedAt) return null;
  const until = Date.parse(c.closedAt) + rateWithin * dayMs;
  return until > Date.now() ? new Date(until).toISOString() : null;
};

/** What the person of the session asked companies, and how each stands. */
export const readAsked = async (ctx: Ctx, q: ParsedOf<typeof consult.asked>['query']) => {
  const found = await findAskedPage(ctx, me(ctx).userId, q);
  const briefs = await companyBriefs(ctx, [...new Set(found.rows.map((c) => c.entId))]);
  const companies = new Map(briefs.map((e) => [e.id, e.name]));
  const rows = found.rows.map((c) => {
    const name = companies.get(c.entId);
    return {
      id: c.id,
      conversationId: c.conversationId,
      state: stateOf(c),
      company: name ? { id: c.entId, name } : null,
      openedAt: isoOf(c.openedAt),
      answeredAt: isoOrNull(c.answeredAt),
      closedAt: isoOrNull(c.closedAt),
      stars: c.stars,
      rateUntil: rateUntil(c),
    };
  });
  return cursorPageOf(rows, found, q);
};

/** How it was, once and within days of the end (chat 52). @throws Refused common.notFound, consult.notClosed, consult.rated, consult.tooLate */
export const rateConsultation = (ctx: Ctx, id: string, b: ParsedOf<typeof consult.rate>['body']): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const { userId } = me(tx);
    const found = await findConsultation(tx, id);
    if (found?.userId !== userId) throw refuse(common.notFound);
    const conversation = await lockConversation(tx, found.conversationId);
    const words = b.stars === null ? '' : b.words;
    // As it stands under the lock, whatever came in between.
    const c = await findConsultation(tx, id);
    if (!conversation || !c) throw refuse(common.notFound);
    if (!c.closedAt) throw refuse(consultErrors.notClosed);
    if (c.ratedAt) throw refuse(consultErrors.rated);
    if (!(await rateRow(tx, id, { stars: b.stars, words, days: rateWithin })))
      throw refuse(consultErrors.tooLate, { days: rateWithin });
    if (b.stars !== null) {
      await noteAct(tx, found, { act: 'rate', userId });
      await tellDesk(tx, conversation);
    }
    return null;
  });
