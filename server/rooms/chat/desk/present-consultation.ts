import type { Consultation } from '#contract/chat/desk.ts';
import type { Ctx } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds, type User } from '#server/rooms/identity/index.ts';
import { findPlaces } from '../message-store.ts';
import { presentMessages } from '../present-message.ts';
import { findConversations } from '../store.ts';
import type { ConsultationRecord } from './consultation-store.ts';
import { staffOf } from './desk-company.ts';

export const isoOf = (at: string): string => new Date(at).toISOString();
export const isoOrNull = (at: string | null): string | null => at && isoOf(at);
export const stateOf = (c: ConsultationRecord): Consultation['state'] =>
  c.closedAt ? 'closed' : c.waitingSince ? 'waiting' : 'answered';
/** Names of people by id; empty where the account is gone. */
export const namesOf = async (ctx: Ctx, ids: readonly (string | null)[]) => {
  const people = await peopleByIds(ctx, [...new Set(ids.flatMap((id) => id ?? []))]);
  const byId = new Map(people.map((p) => [p.id, p]));
  const named = (id: string): { id: string; name: string } => ({ id, name: byId.get(id)?.name ?? '' });
  return {
    named,
    orNull: (id: string | null) => (id === null ? null : named(id)),
    personOf: (id: string) => byId.get(id),
  };
};

/** Consultations of one company as its desk sees them, whatever their number by the same statements. */
export const presentConsultations = async (
  ctx: Ctx,
  rows: ConsultationRecord[],
  known?: User[],
): Promise<Consultation[]> => {
  const entId = rows[0]?.entId;
  if (!entId) return [];
  const [names, people, conversations] = await Promise.all([
    namesOf(
      ctx,
      rows.flatMap((c) => [c.userId, c.assigneeId, c.closedBy]),
    ),
    known ?? staffOf(ctx, entId),
    findConversations(ctx, [...new Set(rows.map((c) => c.conversationId))]),
  ]);
  const byConversation = new Map(conversations.map((c) => [c.id, c]));
  const [briefs, messages] = await Promise.all([
    companyBriefs(ctx, [...new Set(rows.flatMap((c) => names.personOf(c.userId)?.entId ?? []))]),
    findPlaces(
      ctx,
      conversations.flatMap((c) => (c.lastSeq ? [{ conversationId: c.id, seq: c.lastSeq }] : [])),
    ).then((last) => presentMessages(ctx, last, byConversation)),
  ]);
  const companies = new Map(briefs.map((e) => [e.id, e.name]));
  const staff = new Set(people.map((p) => p.id));
  return rows.map((c): Consultation => {
    const company = names.personOf(c.userId)?.entId ?? null;
    const name = company === null ? undefined : companies.get(company);
    return {
      id: c.id,
      conversationId: c.conversationId,
      state: stateOf(c),
      round: c.round,
      asker: names.named(c.userId),
      company: company !== null && name ? { id: company, name } : null,
      // Who is no colleague any more has it no more.
      assignee: c.assigneeId !== null && staff.has(c.assigneeId) ? names.named(c.assigneeId) : null,
      waitingSince: isoOrNull(c.waitingSince),
      openedAt: isoOf(c.openedAt),
      answeredAt: isoOrNull(c.answeredAt),
      closedAt: isoOrNull(c.closedAt),
      closedBy: names.orNull(c.closedBy),
      stars: c.stars,
      last: messages.find((m) => m.conversationId === c.conversationId) ?? null,
    };
  });
};
