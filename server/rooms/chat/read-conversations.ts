import type { chat } from '#contract/chat/calls.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { ownConversation, reader } from './own-conversation.ts';
import { presentConversations } from './present-conversation.ts';
import { countUnread, findPage } from './store.ts';

/** Conversations that are looked through for a name, the newest. */
const searched = 300;

type Body = ParsedOf<typeof chat.sessions>['body'];
type Shown = Awaited<ReturnType<typeof presentConversations>>[number];

const isNamed = (c: Shown, q: string): boolean => {
  const names = [c.person?.name, ...Object.values(c.company?.name ?? {})].join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
};

/** The reader's conversations. Names stand in other rooms: a search by name looks through the newest. */
export const readConversations = async (ctx: Ctx, b: Body) => {
  const who = reader(ctx);
  const wish = { hidden: b.hidden ?? false, unread: b.unread ?? false };
  const named = b.q ? { current: 1, size: searched } : b;
  const [found, unread] = await Promise.all([findPage(ctx, who, { ...wish, ...named }), countUnread(ctx, who)]);
  const rows = await presentConversations(ctx, found.rows);
  if (!b.q) return { ...cursorPageOf(rows, found, b), unread };
  const those = rows.filter((c) => isNamed(c, b.q ?? ''));
  const whole = { total: those.length, capped: false, next: null, previous: null };
  return { ...cursorPageOf(those.slice(0, b.size), whole, { current: 1, size: b.size }), unread };
};

export const readConversation = async (ctx: Ctx, id: string): Promise<Shown> => {
  const { c } = await ownConversation(ctx, id);
  const [shown] = await presentConversations(ctx, [c]);
  if (!shown) throw refuse(common.notFound);
  return shown;
};

/** What is unread, for who polls. @throws Refused common.notFound for another person's id */
export const readRecord = async (ctx: Ctx, q: ParsedOf<typeof chat.record>['query']) => {
  if (q.auid && q.auid !== me(ctx).userId) throw refuse(common.notFound);
  const who = reader(ctx);
  const wish = { hidden: false, unread: q.unread !== '0', current: 1, size: 50 };
  const [found, unread] = await Promise.all([findPage(ctx, who, wish), countUnread(ctx, who)]);
  return { unread, records: await presentConversations(ctx, found.rows) };
};
