import type { Lang } from '#contract/core/langs.ts';
import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import type { NoticeGroup } from '#contract/notices/preferences.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { chinaDay } from '#contract/core/zones/china-day.ts';
import { type Ctx, emitAll } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { peopleByIds, type User } from '#server/rooms/identity/index.ts';
import { digestDue } from './events.ts';
import { claimMails, findDigest, findDigestReaders, releaseMails } from './digest-store.ts';
import { paramsOf, wordsOf } from './notice-words.ts';
import { mailFoot } from './preferences/mail-link.ts';

/** News that the mail of a morning names; of more it gives the number. */
const named = 20;

/** Every morning: whoever has unread news for the mail of the day gets one mail with all of them. */
export const sendDigests = async (ctx: Ctx): Promise<void> => {
  const day = chinaDay();
  const readers = await findDigestReaders(ctx);
  await emitAll(
    ctx,
    digestDue,
    readers.map((userId) => ({ userId, day })),
  );
};

type News = Awaited<ReturnType<typeof findDigest>>;

const isBroadcast = (n: News[number]): boolean => n.kind === 'broadcast';
/** What one line says; what the desk says is there whole. */
const lineOf = (n: News[number], lang: Lang): string =>
  isBroadcast(n) ? `${wordsOf(n, lang)} — ${String(paramsOf(n, lang)['text'])}` : wordsOf(n, lang);

const mailOf = (ctx: Ctx, { id, lang, name }: User, to: string, news: News) => {
  const groups = new Set<NoticeGroup>(news.map((n) => groupOfKind[n.kind]));
  const [only = 'following'] = groups;
  const foot = mailFoot(ctx, lang, id, only);
  const url = ctx.platform.config.baseUrl + inLanguage(lang, pageTo('notices'));
  const first = [...news.filter(isBroadcast), ...news.filter((n) => !isBroadcast(n))];
  const items = first.slice(0, named).map((n) => lineOf(n, lang));
  // A link that ends one kind is no answer to a mail of several.
  const below = groups.size === 1 ? foot : { links: foot.links.slice(0, 1) };
  return composeMail(
    lang,
    templates.digest,
    { n: news.length, count: news.length },
    { to, name, url, items, foot: below },
  );
};

/** One mail of the news that are still unread. They are taken before it goes, so that of two jobs one sends it (notices 19). */
export const mailDigest = async (ctx: Ctx, { userId }: { userId: string }): Promise<void> => {
  const [found, [person]] = await Promise.all([findDigest(ctx, userId), peopleByIds(ctx, [userId])]);
  if (!found.length || !person?.email || person.removedAt) return;
  const taken = await claimMails(
    ctx,
    found.map((n) => n.id),
  );
  const news = found.filter((n) => taken.includes(n.id));
  if (!news.length) return;
  try {
    await ctx.platform.mailer.send(mailOf(ctx, person, person.email, news));
  } catch (err) {
    await releaseMails(ctx, taken);
    throw err;
  }
};
