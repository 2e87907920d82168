import type { Talk } from '#contract/notices/calls.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { talkingCompany } from '../access.ts';
import { findPlaces } from '../message-store.ts';
import { type ConversationRecord, countUnread, findNewestUnread } from '../store.ts';

/** Characters of a message that a toast shows. */
const previewed = 80;

const companyOf = async (ctx: Ctx, c: ConversationRecord | undefined, lang: Lang): Promise<string> =>
  c?.entId ? pick((await companyBriefs(ctx, [c.entId]))[0]?.name, lang) : '';

/** What the badge counts of conversations, and the newest of it for a toast. */
export const talkOfPerson = async (ctx: Ctx, person: Person): Promise<Talk> => {
  const who = { userId: person.userId, entId: talkingCompany(person) };
  const unread = await countUnread(ctx, who);
  const c = unread ? await findNewestUnread(ctx, who) : undefined;
  const [last] = c ? await findPlaces(ctx, [{ conversationId: c.id, seq: c.lastSeq }]) : [];
  if (!last || last.recalledAt || last.hiddenAt) return { unread, newest: null };
  const people = await peopleByIds(ctx, [last.senderId, person.userId]);
  const lang = people.find((p) => p.id === person.userId)?.lang ?? ctx.lang;
  const said = pick(last.said ?? last.automatic, lang) || last.body;
  return {
    unread,
    newest: {
      messageId: last.id,
      conversationId: last.conversationId,
      from: last.automatic ? await companyOf(ctx, c, lang) : (people.find((p) => p.id === last.senderId)?.name ?? ''),
      kind: last.kind,
      text: said.slice(0, previewed),
      at: new Date(last.createdAt).toISOString(),
    },
  };
};
