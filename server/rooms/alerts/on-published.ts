import type { Ctx } from '#server/platform/context.ts';
import { emit } from '#server/platform/context.ts';
import { peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { fitsHall, publishedFacts } from '#server/rooms/inquiry/index.ts';
import { alertAnswered } from './events.ts';
import { findCandidates } from './store.ts';

/** Says whose search a new inquiry answers; the same search of many people is tried once. */
export const onPublished = async (ctx: Ctx, { inquiryId }: { inquiryId: string }): Promise<void> => {
  const facts = await publishedFacts(ctx, inquiryId);
  if (!facts) return;
  const wishes = Map.groupBy(await findCandidates(ctx, facts.categories), (a) => a.query);
  const userIds = new Set<string>();
  for (const same of wishes.values()) {
    const [first] = same;
    if (first && (await fitsHall(ctx, inquiryId, first.filters))) for (const a of same) userIds.add(a.userId);
  }
  // The buyer's side knows.
  const side = facts.entId ? await peopleOfCompanies(ctx, [facts.entId]) : [];
  for (const id of [facts.buyerId, ...side.map((p) => p.id)]) userIds.delete(id);
  if (!userIds.size) return;
  const { number, title } = facts;
  await emit(ctx, alertAnswered, { inquiryId, number, title, userIds: [...userIds] });
};
