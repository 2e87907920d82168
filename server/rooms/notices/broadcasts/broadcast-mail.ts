import type { Lang } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import { groupOfKind } from '#contract/notices/kinds-by-group.ts';
import { inLanguage, keptAddress, pageTo } from '#contract/pages.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { noticeTemplate } from '#server/platform/mail/templates.ts';
import { paramsOf } from '../notice-words.ts';
import { mailFoot } from '../preferences/mail-link.ts';

/** The mail of a broadcast that its writer looks at, greeted by their own name and with their own link below. */
export const broadcastMail = (
  ctx: Ctx,
  d: { title: Text; text: Text; link: string; binding: boolean },
  lang: Lang,
): { subject: string; text: string } => {
  const kind = d.binding ? 'broadcastBinding' : 'broadcast';
  const { userId, name } = me(ctx);
  const address = d.link ? keptAddress(d.link) : pageTo('notices');
  const params = paramsOf({ kind, params: { title: d.title, text: d.text } }, lang);
  const foot = mailFoot(ctx, lang, userId, groupOfKind[kind]);
  const url = ctx.platform.config.baseUrl + inLanguage(lang, address);
  const { subject, text } = composeMail(lang, noticeTemplate(kind), params, { to: '', name, url, foot });
  return { subject, text };
};
