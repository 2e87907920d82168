import type { ParsedOf } from '#contract/core/endpoint.ts';
import type { Correspondent, letters } from '#contract/letters/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { heldPeople } from '#server/rooms/cards/index.ts';
import { mayWriteTo } from '#server/rooms/chat/index.ts';
import { peopleOfCompanies } from '#server/rooms/identity/index.ts';
import { namesOf } from './present.ts';

/** People that are offered; the rest is reached from their company or card. */
const most = 100;

/** Whom the address asks for, where one may write to them. */
const askedFor = async (ctx: Ctx, q: ParsedOf<typeof letters.receivers>['query']) => {
  if (!q.id || !q.kind) return null;
  const to = { userId: q.kind === 'person' ? q.id : null, entId: q.kind === 'company' ? q.id : null };
  return (await mayWriteTo(ctx, to)) === 'yes' ? to : null;
};

/** Whom one can choose: who was asked for, the desk, one's own company, its people, and whose cards one holds. */
export const readReceivers = async (ctx: Ctx, q: ParsedOf<typeof letters.receivers>['query']) => {
  const { userId, entId } = me(ctx);
  const [asked, colleagues, held] = await Promise.all([
    askedFor(ctx, q),
    entId === null ? [] : peopleOfCompanies(ctx, [entId]),
    heldPeople(ctx, userId),
  ]);
  const people = [...new Set([...(asked?.userId ? [asked.userId] : []), ...colleagues.map((u) => u.id), ...held])]
    .filter((id) => id !== userId)
    .slice(0, most);
  const companies = [...new Set([...(asked?.entId ? [asked.entId] : []), ...(entId === null ? [] : [entId])])];
  const names = await namesOf(ctx, people, companies);
  const shown: Correspondent[] = [
    ...companies.map(names.company),
    { kind: 'desk', id: null, name: '', company: null },
    ...people.map(names.person).filter((p) => p.id !== null),
  ];
  const first = shown.findIndex((s) => s.kind === q.kind && s.id === q.id);
  return { receivers: first > 0 ? [...shown.slice(first, first + 1), ...shown.toSpliced(first, 1)] : shown };
};
