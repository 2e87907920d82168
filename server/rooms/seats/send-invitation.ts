import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { isPhone } from '#contract/identity/phones.ts';
import { inLanguage, pageTo } from '#contract/pages.ts';
import { invitationDays } from '#contract/seats/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { plainMemberName, plainName } from '#server/platform/mail/plain-name.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { isProvedCompany } from '#server/rooms/verification/index.ts';
import type { Invitation } from './store.ts';

const linkOf = (ctx: Ctx, lang: Lang, token: string): string =>
  ctx.platform.config.baseUrl + inLanguage(lang, pageTo('joinCompany', { token }));

/**
 * Sends the link by mail or SMS, in the inviter's language; nobody learns here whether the target has an account. Names are
 * stripped of addresses; before anybody has verified the company, they stand in no subject and no short message, and none is taken for the platform.
 * @returns false where it could not be handed over
 */
export const sendInvitation = async (
  ctx: Ctx,
  i: Pick<Invitation, 'entId' | 'target' | 'seat' | 'inviterName'>,
  token: string,
): Promise<boolean> => {
  const { lang } = ctx;
  const [company] = await companiesByIds(ctx, [i.entId]);
  const url = linkOf(ctx, lang, token);
  const proved = await isProvedCompany(ctx, i.entId);
  const companyName = proved ? plainName : plainMemberName;
  const words = {
    company: companyName(pick(company?.name, lang)) || translate(lang, 'messages:seat.aCompany'),
    inviter: plainMemberName(i.inviterName, 30) || translate(lang, 'messages:seat.somebody'),
    seat: translate(lang, `seats:seat.${i.seat}`),
    days: invitationDays,
  };
  try {
    if (isPhone(i.target) && !ctx.platform.sms.reaches(i.target)) return false;
    if (isPhone(i.target)) {
      const say = proved ? 'messages:seat.sms' : 'messages:seat.smsPlain';
      const text = `${translate(lang, 'messages:code.sign')}${translate(lang, say, { ...words, url })}`;
      const named = proved ? words.company : translate(lang, 'messages:seat.aCompany');
      await ctx.platform.sms.send({ to: i.target, text, use: 'invitation', params: { company: named, url } });
    } else {
      const template = proved ? templates.seatInvite : templates.seatInviteUnverified;
      await ctx.platform.mailer.send(composeMail(lang, template, words, { to: i.target, url }));
    }
    return true;
  } catch (err) {
    ctx.platform.log.error({ err: (err as Error).message }, 'an invitation could not be sent');
    return false;
  }
};
