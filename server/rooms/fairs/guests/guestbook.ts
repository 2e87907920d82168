import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { seatMay } from '#contract/core/seats.ts';
import { type boothVisits, guestbookErrors, mostEntries } from '#contract/fairs/visits.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { lockPeople, peopleByIds } from '#server/rooms/identity/index.ts';
import { guestWrote } from '../events.ts';
import { readStaff } from '../read-booth.ts';
import { findBooth } from '../store.ts';
import { countEntries, findEntries, findEntriesByIds, hideEntry, insertEntry, writeAnswer } from './guest-store.ts';

/** A booth with an exhibitor. @throws Refused common.notFound */
const standing = async (ctx: Ctx, boothId: string) => {
  const found = await findBooth(ctx, boothId);
  const { booth } = found ?? {};
  if (!booth?.entId || booth.state !== 'taken') throw refuse(common.notFound);
  return { number: booth.number, entId: booth.entId };
};

/** Entries as this reader may see them, the newest first (fairs 15). */
export const readGuestbook = async (
  ctx: Ctx,
  boothId: string,
  q: { current: number; size: number },
): Promise<AnswerOf<typeof boothVisits.guestbook>> => {
  const { entId } = await standing(ctx, boothId);
  const reader = me(ctx);
  const keeper = reader.entId === entId && seatMay(reader.seat, 'talk');
  const { rows, total } = await findEntries(ctx, boothId, keeper ? null : reader.userId, q);
  const [people, companies] = await Promise.all([
    peopleByIds(ctx, [...new Set(rows.map((r) => r.userId))]),
    companyBriefs(ctx, [...new Set(rows.flatMap((r) => r.entId ?? []))]),
  ]);
  const nameOf = new Map(people.map((p) => [p.id, p.removedAt ? '' : p.name]));
  const companyOf = new Map(companies.map((c) => [c.id, { id: c.id, name: c.name }]));
  const records = rows.map((r) => ({
    id: r.id,
    name: nameOf.get(r.userId) ?? '',
    company: companyOf.get(r.entId ?? '') ?? null,
    text: r.text,
    at: new Date(r.createdAt).toISOString(),
    answer: r.answer && r.answeredAt ? { text: r.answer, at: new Date(r.answeredAt).toISOString() } : null,
    hidden: r.hider !== null,
    mine: r.userId === reader.userId,
  }));
  return { ...pageOf(records, total, q), keeper };
};

/** A guest writes into the book, and the booth's people are told (fairs 15). */
export const signGuestbook = (ctx: Ctx, boothId: string, text: string): Promise<{ id: string }> =>
  inTransaction(ctx, async (tx) => {
    const guest = me(tx);
    const { number, entId } = await standing(tx, boothId);
    if (guest.entId === entId) throw refuse(guestbookErrors.own);
    // Two windows of one guest write one after the other.
    const [person] = await lockPeople(tx, { people: [guest.userId] });
    if ((await countEntries(tx, boothId, guest.userId)) >= mostEntries) throw refuse(guestbookErrors.tooMany);
    const id = newId();
    await insertEntry(tx, { id, boothId, userId: guest.userId, entId: guest.entId, text });
    const staff = await readStaff(tx, boothId, entId);
    await emit(tx, guestWrote, {
      entryId: id,
      boothId,
      number,
      name: person?.name ?? '',
      userIds: staff.map((s) => s.id),
    });
    return { id };
  });

/** The entry, for those of the exhibitor alone. @throws Refused common.notFound for everybody else */
const kept = async (ctx: Ctx, id: string) => {
  const [entry] = await findEntriesByIds(ctx, [id]);
  if (!entry) throw refuse(common.notFound);
  const { entId } = await standing(ctx, entry.boothId);
  const { seat, entId: own } = me(ctx);
  if (own !== entId || !seatMay(seat, 'talk')) throw refuse(common.notFound);
  return entry;
};

/** A later answer takes the place of the one before. */
export const answerGuest = async (ctx: Ctx, id: string, text: string): Promise<null> => {
  await kept(ctx, id);
  await writeAnswer(ctx, id, text, me(ctx).userId);
  return null;
};

export const hideGuestEntry = async (ctx: Ctx, id: string, hidden: boolean): Promise<null> => {
  await kept(ctx, id);
  await hideEntry(ctx, id, hidden);
  return null;
};
