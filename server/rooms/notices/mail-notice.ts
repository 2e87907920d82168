import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import { inLanguage, keptAddress } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fewAtOnce } from '#server/platform/few-at-once.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { noticeTemplate } from '#server/platform/mail/templates.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { markAllMailed } from './digest-store.ts';
import { paramsOf } from './notice-words.ts';
import { mailFoot } from './preferences/mail-link.ts';
import { ofKind, wishesOf } from './preferences/wishes.ts';
import { findUnmailed, type NoticeRecord } from './store.ts';

const mailsAtOnce = 8;
type Person = Awaited<ReturnType<typeof peopleByIds>>[number];

const mailOf = (ctx: Ctx, n: NoticeRecord, { lang, name }: Person, to: string) => {
  const template = noticeTemplate(n.kind);
  const url = ctx.platform.config.baseUrl + inLanguage(lang, template.to ?? keptAddress(n.link));
  const foot = mailFoot(ctx, lang, n.userId, groupOfKind[n.kind]);
  return composeMail(lang, template, paramsOf(n, lang), { to, name, url, foot });
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
  const wish = await wishesOf(ctx, [...people.keys()]);
  const due = unmailed.flatMap((n) => {
    const person = people.get(n.userId);
    // What its reader has changed since it was written counts.
    return person?.email && ofKind(wish, n.userId, n.kind).mail === 'now'
      ? [{ id: n.id, mail: mailOf(ctx, n, person, person.email) }]
      : [];
  });
  const { mailer } = ctx.platform;
  if (mailer.sendAll && due.length > 1) {
    await mailer.sendAll(due.map((d) => d.mail));
    return markAllMailed(
      ctx,
      due.map((d) => d.id),
    );
  }
  const faults: unknown[] = [];
  await fewAtOnce(
    mailsAtOnce,
    due.map(
      ({ id, mail }) =>
        () =>
          // Marked as it goes, so that no slow one has others sent again.
          mailer.send(mail).then(
            () => markAllMailed(ctx, [id]),
            (err: unknown) => void faults.push(err),
          ),
    ),
  );
  if (faults.length) throw faults[0];
};
