import { type consult, consultErrors, type Consultation } from '#contract/chat/desk.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat, peopleByIds } from '#server/rooms/identity/index.ts';
import { consultationAssigned } from '../events.ts';
import { type ConversationRecord, lockConversation } from '../store.ts';
import { assignRow, closeRow, type ConsultationRecord, findConsultation, noteAct } from './consultation-store.ts';
import { deskCompany, staffOf } from './desk-company.ts';
import { tellDesk } from './follow-message.ts';
import { presentConsultations } from './present-consultation.ts';

type Body = ParsedOf<typeof consult.move>['body'];

const nameOf = async (ctx: Ctx, id: string | null): Promise<string> =>
  id === null ? '' : ((await peopleByIds(ctx, [id]))[0]?.name ?? '');

/** Who has it afterwards; null for nobody. @throws Refused consult.noSuchColleague */
const assigneeBy = (tx: Ctx, b: Body, staff: string[]): string | null => {
  if (b.act === 'handBack') return null;
  const to = b.act === 'assign' ? (b.to ?? '') : me(tx).userId;
  if (!staff.includes(to)) throw refuse(consultErrors.noSuchColleague, {}, { to: { code: 'noSuchColleague' } });
  return to;
};

/** Closes or assigns it; what stands already is done no second time. */
const apply = async (tx: Ctx, c: ConsultationRecord, { lastOfA }: ConversationRecord, b: Body): Promise<boolean> => {
  const { userId } = me(tx);
  const staff = (await staffOf(tx, c.entId)).map((p) => p.id);
  const close = b.act === 'close';
  const to = close ? null : assigneeBy(tx, b, staff);
  const now = c.assigneeId !== null && staff.includes(c.assigneeId) ? c.assigneeId : null;
  if (!close && now === to) return false;
  // Of two who act on the same the second learns who was faster.
  if (now !== b.from)
    throw now === null ? refuse(common.conflict) : refuse(consultErrors.taken, { name: await nameOf(tx, now) });
  if (close) {
    // A question that they have not seen yet is not ended with what they saw.
    if (c.waitingSince && b.seen !== undefined && lastOfA > b.seen) throw refuse(common.conflict);
    await closeRow(tx, c.id, userId);
    await noteAct(tx, c, { act: 'close', userId });
    return true;
  }
  await assignRow(tx, c.id, to);
  const act = b.act === 'assign' && to === userId ? 'take' : b.act;
  const actId = await noteAct(tx, c, { act, userId, toId: act === 'assign' ? (to ?? undefined) : undefined });
  if (act === 'assign' && to !== null) {
    const { conversationId, entId, userId: askerId } = c;
    await emit(tx, consultationAssigned, { actId, conversationId, entId, askerId, userId: to, byId: userId });
  }
  return true;
};

/**
 * Takes a consultation, gives it to a colleague, hands it back to the queue or closes it. Whoever acts says who had it as they saw
 * it: of two who take it at once one has it, and the other is told (chat 43).
 * @throws Refused common.notFound, common.conflict, consult.taken, consult.closed, consult.noSuchColleague
 */
export const moveConsultation = async (ctx: Ctx, id: string, b: Body): Promise<Consultation> => {
  const company = deskCompany(ctx);
  const row = await inTransaction(ctx, async (tx) => {
    await keepSeat(tx, 'talk');
    const found = await findConsultation(tx, id);
    if (found?.entId !== company) throw refuse(common.notFound);
    const conversation = await lockConversation(tx, found.conversationId);
    const c = await findConsultation(tx, id);
    if (!c || !conversation) throw refuse(common.notFound);
    if (c.closedAt) {
      if (b.act === 'close') return c;
      throw refuse(consultErrors.closed);
    }
    if (await apply(tx, c, conversation, b)) await tellDesk(tx, conversation, b.act === 'close');
    return (await findConsultation(tx, id)) ?? c;
  });
  const [shown] = await presentConsultations(ctx, [row]);
  if (!shown) throw refuse(common.notFound);
  return shown;
};
