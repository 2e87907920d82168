import type { Text } from '#contract/core/schemas.ts';
import { pick } from '#contract/core/text.ts';
import { inLanguage, keptAddress } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fewAtOnce } from '#server/platform/few-at-once.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { noticeTemplate } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { markAllMailed } from './digest-store.ts';
import { inDigest } from './mail-digest.ts';
import { findUnmailed, type NoticeRecord } from './store.ts';

const mailsAtOnce = 8;
type Person = Awaited<ReturnType<typeof peopleByIds>>[number];

const mailOf = (ctx: Ctx, n: NoticeRecord, { lang, name }: Person, to: string) => {
  const words = Object.fromEntries(
    Object.entries(n.params).map(([k, v]) => [k, typeof v === 'object' ? pick(v as Text, lang) : v]),
  );
  if (n.kind === 'orderStep') words['state'] = translate(lang, `common:orderState.${String(n.params['state'])}`);
  const counted = words['days'] ?? words['n'];
  if (typeof counted === 'number') words['count'] = counted;
  const template = noticeTemplate(n.kind);
  const url = ctx.platform.config.baseUrl + inLanguage(lang, template.to ?? keptAddress(n.link));
  return composeMail(lang, template, words, { to, name, url });
};

/**
 * Mails notices in their readers' languages, each at least once: marked after the mail server took it, so a mail that fails is
 * tried again, and only a crash between the two can send one twice. No database client waits for the mail server.
 */
export const mailNotices = async (ctx: Ctx, created: { noticeId: string }[]): Promise<void> => {
  const unmailed = await findUnmailed(
    ctx,
    created.map((c) => c.noticeId),
  );
  const people = new Map(
    (await peopleByIds(ctx, [...new Set(unmailed.map((n) => n.userId))])).map((person) => [person.id, person]),
  );
  const faults: unknown[] = [];
  const send = async (n: NoticeRecord) => {
    const person = people.get(n.userId);
    if (!person?.email || inDigest(n.kind)) return;
    // Marked as it goes, so that no slow one has others sent again.
    await ctx.platform.mailer.send(mailOf(ctx, n, person, person.email)).then(
      () => markAllMailed(ctx, [n.id]),
      (err: unknown) => void faults.push(err),
    );
  };
  await fewAtOnce(
    mailsAtOnce,
    unmailed.map((n) => () => send(n)),
  );
  if (faults.length) throw faults[0];
};
