import { pick } from '#contract/core/text.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { type Ctx, emitAll } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';
import { peopleByIds, type User } from '#server/rooms/identity/index.ts';
import { talkMailDue } from '../events.ts';
import { mailFoot } from '../preferences/mail-link.ts';
import { type WishOf, wishesOf } from '../preferences/wishes.ts';
import { claimHour, releaseHour } from './store.ts';
import { type TalkWaiting, talkWaiting, type Waiting } from './talk-waiting.ts';

/** Pages say every minute that somebody is there; who said so within this time sees the messages themselves. */
const here = 150_000;
/** Conversations that one mail names. */
const named = 10;

const isAway = (u: User): boolean => (u.lastSeenAt?.getTime() ?? 0) < Date.now() - here;
const wants = (u: User, wish: WishOf): boolean =>
  Boolean(u.email) && !u.removedAt && isAway(u) && wish(u.id, 'chat', 'mail') === 'now';

/** By the clock: whom unread messages wait for, who is away and wants to hear of it. */
export const sendTalkMails = async (ctx: Ctx): Promise<void> => {
  const [room] = ctx.platform.answers(talkWaiting);
  const ids = (await room?.people(ctx)) ?? [];
  if (!ids.length) return;
  const [people, wish] = await Promise.all([peopleByIds(ctx, ids), wishesOf(ctx, ids)]);
  await emitAll(
    ctx,
    talkMailDue,
    people.filter((u) => wants(u, wish)).map((u) => ({ userId: u.id })),
  );
};

/** One line a conversation: who wrote and how much; the words alone where their reader asked for them. */
const lineOf = (u: User, w: Waiting, content: boolean): string => {
  const params = { name: w.from, company: w.company ? pick(w.company, u.lang) : '', n: w.n, count: w.n };
  const line = translate(u.lang, w.company ? 'messages:talk.fromCompany' : 'messages:talk.from', params);
  return content && w.said.length
    ? `${line} ${w.said.map((s) => translate(u.lang, 'messages:talk.said', { s })).join(' ')}`
    : line;
};

/** @returns what the mail named, once the mail server took it; nothing where nothing waits. What it did not name goes into the next one */
const sendOne = async (ctx: Ctx, room: TalkWaiting, u: User & { email: string }, wish: WishOf): Promise<Waiting[]> => {
  const waiting = await room.of(ctx, u.id);
  if (!waiting.length) return [];
  const told = waiting.slice(0, named);
  const n = waiting.reduce((sum, w) => sum + w.n, 0);
  const content = wish(u.id, 'chat', 'content') === 'on';
  const [only] = waiting.length === 1 ? waiting : [];
  const page = only ? pageTo('chat', { eid: only.conversationId }) : pageTo('chat');
  const mail = composeMail(
    u.lang,
    templates.talk,
    { n, count: n },
    {
      to: u.email,
      name: u.name,
      url: ctx.platform.config.baseUrl + inLanguage(u.lang, page),
      items: told.map((w) => lineOf(u, w, content)),
      foot: mailFoot(ctx, u.lang, u.id, 'chat'),
    },
  );
  await ctx.platform.mailer.send(mail);
  return told;
};

/**
 * One mail of what waits for somebody, at most one an hour however many jobs come. The hour is claimed first and given back where
 * nothing goes out; what was told is marked once the mail server took it, and where that fails, the hour stays taken: the mail is out.
 */
export const mailTalk = async (ctx: Ctx, { userId }: { userId: string }): Promise<void> => {
  const [room] = ctx.platform.answers(talkWaiting);
  const [[u], wish] = await Promise.all([peopleByIds(ctx, [userId]), wishesOf(ctx, [userId])]);
  if (!room || !u?.email || !wants(u, wish)) return;
  if (!(await claimHour(ctx, userId))) return;
  const waiting = await sendOne(ctx, room, { ...u, email: u.email }, wish).catch(async (err: unknown) => {
    await releaseHour(ctx, userId);
    throw err;
  });
  if (waiting.length) await room.told(ctx, userId, waiting);
  else await releaseHour(ctx, userId);
};
