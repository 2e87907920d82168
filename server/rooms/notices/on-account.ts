import { pick } from '#contract/core/text.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { noticeTemplate } from '#server/platform/mail/templates.ts';
import type { Payload } from '#server/platform/events.ts';
import type * as identity from '#server/rooms/identity/events.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { tell, type Told } from './tell.ts';

type Change = Payload<typeof identity.accountPasswordChanged>;
const locales = { cn: 'zh-CN', en: 'en-GB', es: 'es-ES' } as const;
const stamp = (lang: Lang, at: string): string =>
  `${new Intl.DateTimeFormat(locales[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(new Date(at))} (UTC+8)`;

/** Told in the page and by mail, to a replaced address too. */
const tellHolder = async (ctx: Ctx, kind: Told['kind'], e: Change, dedupe: string): Promise<void> => {
  const [user] = await peopleByIds(ctx, [e.userId]);
  if (!user) return;
  const { address, device } = e;
  const at = { cn: stamp('cn', e.at), en: stamp('en', e.at), es: stamp('es', e.at) };
  await tell(ctx, [
    {
      userId: e.userId,
      kind,
      params: { address, device: device || '—', at },
      link: pageTo('safety'),
      dedupe,
    },
  ]);
  if (!e.formerEmail || e.formerEmail === user.email) return;
  const words = { address, device: device || '—', at: pick(at, user.lang) };
  const o = { to: e.formerEmail, name: user.name, url: ctx.platform.config.baseUrl + pageTo('safety') };
  await ctx.platform.mailer.send(composeMail(user.lang, noticeTemplate(kind), words, o));
};

/** The holder of an account hears of what bears on its safety, as a notice of this kind. */
export const onAccount =
  (kind: Exclude<Extract<Told['kind'], `account${string}`>, 'accountReinstated'>) =>
  (ctx: Ctx, e: Change, jobId: string): Promise<void> =>
    tellHolder(ctx, kind, e, `account:${jobId}`);

/** An operator ended a suspension, which answers an appeal; the person is told with the reason, and can log in again. */
export const onReinstated = (ctx: Ctx, e: Payload<typeof identity.accountReinstated>, jobId: string): Promise<void> =>
  tell(ctx, [
    {
      userId: e.userId,
      kind: 'accountReinstated',
      params: { reason: e.reason },
      link: pageTo('personalHome'),
      dedupe: `reinstated:${jobId}`,
    },
  ]);

/** What an earlier version left in its queue. */
export const onAccountChanged = (ctx: Ctx, e: Payload<typeof identity.accountChanged>): Promise<void> =>
  tellHolder(ctx, `account${e.what}`, e, e.dedupe);
