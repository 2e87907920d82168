import { pick } from '#contract/core/text.ts';
import type { Lang } from '#contract/core/langs.ts';
import { type Ctx } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { noticeTemplate } from '#server/platform/mail/templates.ts';
import { peopleByIds, type SecurityChange } from '#server/rooms/identity/index.ts';
import { tell } from './tell.ts';

type Changed = {
  userId: string;
  what: SecurityChange;
  address: string;
  device: string;
  formerEmail: string | null;
  at: string;
  dedupe: string;
};
const locales = { cn: 'zh-CN', en: 'en-GB', es: 'es-ES' } as const;
const stamp = (lang: Lang, at: string): string =>
  `${new Intl.DateTimeFormat(locales[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(new Date(at))} (UTC+8)`;

/** A new device, password, phone, mail or second factor: told in the page and by mail, to a replaced address too. */
export const onAccount = async (ctx: Ctx, e: Changed): Promise<void> => {
  const [user] = await peopleByIds(ctx, [e.userId]);
  if (!user) return;
  const kind = `account${e.what}` as const;
  const { address, device } = e;
  const at = { cn: stamp('cn', e.at), en: stamp('en', e.at), es: stamp('es', e.at) };
  await tell(ctx, [
    {
      userId: e.userId,
      kind,
      params: { address, device: device || '—', at },
      link: '/accountdata/safety',
      dedupe: e.dedupe,
    },
  ]);
  if (!e.formerEmail || e.formerEmail === user.email) return;
  const words = { address, device: device || '—', at: pick(at, user.lang) };
  const o = { to: e.formerEmail, name: user.name, url: `${ctx.platform.config.baseUrl}/accountdata/safety` };
  await ctx.platform.mailer.send(composeMail(user.lang, noticeTemplate(kind), words, o));
};
