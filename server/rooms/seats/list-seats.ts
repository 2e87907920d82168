import type { AnswerOf } from '#contract/core/endpoint.ts';
import { pageOf } from '#contract/core/schemas.ts';
import type { seats } from '#contract/seats/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { type Member, peopleInSeats } from '#server/rooms/identity/index.ts';
import { myCompany } from './my-company.ts';
import { masked } from './rules.ts';
import { findHistory, findOpen } from './store.ts';

const present = (m: Member, mine: string) => ({
  id: m.id,
  name: m.name,
  account: masked(m.phone ?? m.email ?? m.username ?? ''),
  seat: m.seat,
  me: m.id === mine,
  avatar: m.avatar,
  lastSeenAt: m.lastSeenAt?.toISOString() ?? null,
});

/** The company's people and the invitations that wait. */
export const listSeats = async (ctx: Ctx): Promise<AnswerOf<typeof seats.list>> => {
  const { entId, person } = myCompany(ctx);
  const [members, open] = await Promise.all([peopleInSeats(ctx, entId), findOpen(ctx, entId)]);
  return {
    mine: person.seat ?? 'owner',
    members: members.map((m) => present(m, person.userId)),
    invitations: open.map((i) => ({
      id: i.id,
      target: i.target,
      seat: i.seat,
      by: i.inviterName,
      sentAt: i.sentAt.toISOString(),
      expiresAt: i.expiresAt.toISOString(),
      expired: i.expired,
    })),
  };
};

export const readHistory = async (ctx: Ctx, q: { current: number; size: number }) => {
  const { rows, total } = await findHistory(ctx, myCompany(ctx).entId, q);
  return pageOf(
    rows.map((r) => ({
      id: r.id,
      act: r.act,
      by: r.actorName,
      about: r.about,
      from: r.seatBefore,
      to: r.seatAfter,
      at: r.at.toISOString(),
    })),
    total,
    q,
  );
};
