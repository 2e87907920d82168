import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import { inLanguage, keptAddress } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { noticeTemplate } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { inDigest } from './mail-digest.ts';
import { findUnmailed, markMailed } from './store.ts';

/**
 * Mails a notice in its reader's language, at least once: marked after the mail server took it, so a mail that fails is
 * tried again, and only a crash between the two can send one twice. No database client waits for the mail server.
 */
export const mailNotice = async (ctx: Ctx, { noticeId }: { noticeId: string }): Promise<void> => {
  const n = await findUnmailed(ctx, noticeId);
  const [person] = n ? await peopleByIds(ctx, [n.userId]) : [];
  if (!n || !person?.email || inDigest(n.kind)) return;
  const { lang } = person;
  const words = Object.fromEntries(
    Object.entries(n.params).map(([k, v]) => [k, typeof v === 'object' ? pick(v as Text, lang) : v]),
  );
  if (n.kind === 'orderStep') words['state'] = translate(lang, `common:orderState.${String(n.params['state'])}`);
  const counted = words['days'] ?? words['n'];
  if (typeof counted === 'number') words['count'] = counted;
  const template = noticeTemplate(n.kind);
  const url = ctx.platform.config.baseUrl + inLanguage(lang, template.to ?? keptAddress(n.link));
  await ctx.platform.mailer.send(composeMail(lang, template, words, { to: person.email, name: person.name, url }));
  await markMailed(ctx, n.id);
};
