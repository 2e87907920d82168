import { digestKinds } from '#contract/notices/calls.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { chinaDay } from '#server/platform/china-day.ts';
import { type Ctx, emitAll } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { digestDue } from './events.ts';
import { findDigest, findDigestReaders, markAllMailed } from './digest-store.ts';

/** Whether a notice of this kind goes out in the mail of the day instead of one of its own (notices 13). */
export const inDigest = (kind: string | undefined): boolean => digestKinds.some((k) => k === kind);

/** Every morning: whoever has unread news that no mail told them of gets one mail with all of them. */
export const sendDigests = async (ctx: Ctx): Promise<void> => {
  const day = chinaDay();
  const readers = await findDigestReaders(ctx);
  await emitAll(
    ctx,
    digestDue,
    readers.map((userId) => ({ userId, day })),
  );
};

/** One mail of the news that are still unread; nothing is left for a job that comes twice. */
export const mailDigest = async (ctx: Ctx, { userId }: { userId: string }): Promise<void> => {
  const [news, [person]] = await Promise.all([findDigest(ctx, userId), peopleByIds(ctx, [userId])]);
  if (!news.length) return;
  if (person?.email && !person.removedAt) {
    const { lang } = person;
    const url = ctx.platform.config.baseUrl + inLanguage(lang, pageTo('myInterest'));
    const params = { n: news.length, count: news.length };
    await ctx.platform.mailer.send(
      composeMail(lang, templates.digest, params, { to: person.email, name: person.name, url }),
    );
  }
  await markAllMailed(
    ctx,
    news.map((n) => n.id),
  );
};
