import { randomInt } from 'node:crypto';
import { common } from '#contract/core/errors.ts';
import { type CodePurpose, isEmail, isMobile } from '#contract/identity-rules.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { hashCode } from './code-hash.ts';
import { saveCode } from './code-store.ts';
import { no } from './refusals.ts';
import { accountKey, codeRules, limits } from './rules.ts';
import { findUserBy } from './store.ts';

type Asked = { target: string; purpose: CodePurpose; randomStr?: string | undefined; code?: string | undefined };

/**
 * A captcha stands before every code that a stranger could make us send, but for the two ways round it that people who
 * can't solve one need: a login code, which goes to known people only, and mail.
 */
const prove = async (ctx: Ctx, a: Asked) => {
  if (a.code) {
    if (!(await useVerification(ctx, a.code, a.randomStr))) throw refuse(no.captcha);
    return;
  }
  if (a.purpose !== 'login' && !isEmail(a.target)) throw refuse(no.captcha);
  const wait = await ctx.platform.limits.take(limits.codeUnproved, ctx.address);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
};

/** Where the code goes: to a newcomer as asked; else to the account's own phone or mail, or nowhere. */
const recipientOf = async (ctx: Ctx, a: Asked): Promise<string | null> => {
  if (a.purpose === 'register' || a.purpose === 'bind') return a.target;
  const key = accountKey(a.target, !isMobile(a.target) && !isEmail(a.target));
  const user = key ? await findUserBy(ctx, key.column, key.value) : undefined;
  if (!user || user.suspendedAt) return null;
  return key?.column === 'username' ? (user.phone ?? user.email) : a.target;
};

const mails = {
  register: templates.codeRegister,
  login: templates.codeLogin,
  reset: templates.codeReset,
  bind: templates.codeBind,
  confirm: templates.codeConfirm,
} as const;

const deliver = async (ctx: Ctx, to: string, purpose: CodePurpose, code: string): Promise<void> => {
  const words = { code, minutes: codeRules.life / 60 };
  if (!isMobile(to)) return ctx.platform.mailer.send(composeMail(ctx.lang, mails[purpose], words, { to }));
  const say = (key: string) => translate(ctx.lang, `messages:code.${key}`, words);
  return ctx.platform.sms.send({ to, text: `${say('sign')}${say(purpose)}`, params: { code } });
};

/**
 * Sends six digits for one purpose. Answer, limits and timing are the same whether an account exists or not: the code is
 * kept in any case, and sending happens after the answer.
 * @returns seconds until the next code may be asked for
 */
export const sendCode = async (ctx: Ctx, a: Asked): Promise<{ seconds: number }> => {
  await prove(ctx, a);
  const { codeMinute, codeDay, codeAddress } = limits;
  const wait =
    (await ctx.platform.limits.take(codeAddress, ctx.address)) ||
    (await ctx.platform.limits.take(codeMinute, a.target)) ||
    (await ctx.platform.limits.take(codeDay, a.target));
  if (wait) throw refuse(common.tooMany, { seconds: wait });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const to = await recipientOf(ctx, a);
  await saveCode(ctx, { target: a.target, purpose: a.purpose }, hashCode(ctx, a.target, a.purpose, code));
  if (to)
    deliver(ctx, to, a.purpose, code).catch((err: Error) =>
      ctx.platform.log.error({ err: err.message, kind: isMobile(to) ? 'sms' : 'mail' }, 'a code could not be sent'),
    );
  return { seconds: codeMinute.seconds };
};
