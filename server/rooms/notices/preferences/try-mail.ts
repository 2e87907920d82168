import { inLanguage, pageTo } from '#contract/pages.ts';
import { preferenceErrors, type Preferences } from '#contract/notices/preferences.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { isRefusedForGood } from '#server/platform/mail/refused.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { peopleByIds } from '#server/rooms/identity/index.ts';
import { readPreferences } from './keep-preferences.ts';

/**
 * One mail to one's own address, whatever it refused before: where it is taken, news are mailed again (notices 46).
 * @throws Refused notices.noMail, notices.mailRefused
 */
export const tryMail = async (ctx: Ctx): Promise<Preferences> => {
  const [person] = await peopleByIds(ctx, [me(ctx).userId]);
  if (!person?.email) throw refuse(preferenceErrors.noMail);
  const { lang, name, email: to } = person;
  const url = ctx.platform.config.baseUrl + inLanguage(lang, pageTo('noticeSettings'));
  try {
    await ctx.platform.mailer.send({ ...composeMail(lang, templates.tryMail, {}, { to, name, url }), wanted: true });
  } catch (err) {
    if (isRefusedForGood(err)) throw refuse(preferenceErrors.mailRefused);
    throw err;
  }
  return readPreferences(ctx);
};
