import { type consult, rateWithin } from '#contract/chat/desk.ts';
import { hoursAt } from '#contract/chat/working-hours.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { findLastLang } from '../message-store.ts';
import { ownConversation } from '../own-conversation.ts';
import { findActs, findNewest, findToRate } from './consultation-store.ts';
import { deskConversation, ownDesk, staffOf } from './desk-company.ts';
import { countNotes, findHours } from './kept-store.ts';
import { countTabs, findDeskPage } from './list-store.ts';
import { isoOf, namesOf, presentConsultations } from './present-consultation.ts';

/** Acts of a conversation that are shown, the newest. */
const acts = 100;
const dayMs = 86_400_000;

/** A part of the desk, with how much there is of each open one. */
export const readDesk = async (ctx: Ctx, q: ParsedOf<typeof consult.list>['query']) => {
  const desk = await ownDesk(ctx);
  const [found, counts] = await Promise.all([findDeskPage(ctx, desk, q.tab, q), countTabs(ctx, desk)]);
  return { ...cursorPageOf(await presentConsultations(ctx, found.rows, desk.people), found, q), counts };
};

/** When a company answers, as the other side reads it; null where it does not say. */
const shownHoursOf = async (ctx: Ctx, entId: string) => {
  const h = await findHours(ctx, entId);
  if (!h) return null;
  const { open, changes } = hoursAt(h, Date.now());
  const { zone, days, opens, closes, holidays } = h;
  const changesAt = changes === null ? null : new Date(changes).toISOString();
  return { zone, days, opens, closes, holidays, open, changesAt };
};

/** What stands beside an open conversation: for its company how it is handled, for who asked when it answers and what to rate. */
export const readDeskSession = async (ctx: Ctx, id: string) => {
  const { c, side } = await ownConversation(ctx, id);
  if (c.entId === null) return { hours: null, rate: null, desk: null };
  if (side === 0) {
    const [hours, rate] = await Promise.all([shownHoursOf(ctx, c.entId), findToRate(ctx, c.id, rateWithin)]);
    const until = rate?.closedAt ? new Date(Date.parse(rate.closedAt) + rateWithin * dayMs).toISOString() : null;
    return { hours, rate: rate && until ? { id: rate.id, until } : null, desk: null };
  }
  const [newest, people, notes, said, [asker]] = await Promise.all([
    findNewest(ctx, c.id),
    staffOf(ctx, c.entId),
    countNotes(ctx, c.id),
    findLastLang(ctx, c.id),
    peopleByIds(ctx, [c.userA]),
  ]);
  const [consultation] = newest ? await presentConsultations(ctx, [newest], people) : [];
  const colleagues = people.map((p) => ({ id: p.id, name: p.name })).toSorted((x, y) => x.name.localeCompare(y.name));
  const lang = said ?? asker?.lang ?? ctx.lang;
  return { hours: null, rate: null, desk: { consultation: consultation ?? null, colleagues, notes, lang } };
};

/** Who handled a conversation and when, the newest first. */
export const readHistory = async (ctx: Ctx, id: string) => {
  const c = await deskConversation(ctx, id);
  const rows = await findActs(ctx, c.id, acts);
  const names = await namesOf(
    ctx,
    rows.flatMap((r) => [r.userId, r.toId]),
  );
  return rows.map((r) => ({
    id: r.id,
    act: r.act,
    by: names.orNull(r.userId),
    to: names.orNull(r.toId),
    round: r.round,
    at: isoOf(r.createdAt),
  }));
};
