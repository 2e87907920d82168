import { randomInt } from 'node:crypto';
import { common } from '#contract/core/errors.ts';
import { isPhone } from '#contract/identity/phones.ts';
import { type CodePurpose, isEmail } from '#contract/identity/rules.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { composeMail } from '#server/platform/mail/compose.ts';
import { templates } from '#server/platform/mail/templates.ts';
import { translate } from '#server/platform/translate.ts';
import { useVerification } from '#server/rooms/captcha/index.ts';
import { askerOf, deviceKey } from '../sessions/asker.ts';
import { hashCode } from './code-hash.ts';
import { saveCode } from './code-store.ts';
import { isKnownDevice } from '../sessions/device-store.ts';
import { identityErrors } from '#contract/identity/refusals.ts';
import { accountKey, codeRules, limits } from '../rules.ts';
import { findUserBy, type User } from '../accounts/store.ts';

type Asked = { target: string; purpose: CodePurpose; randomStr?: string | undefined; code?: string | undefined };

/**
 * A captcha stands before every code that a stranger could make us send, but for the two ways round it that people who
 * can't solve one need: a login code, which goes to known people only, and mail.
 */
const prove = async (ctx: Ctx, a: Asked) => {
  if (a.code) {
    if (!(await useVerification(ctx, a.code, a.randomStr))) throw refuse(identityErrors.captcha);
    return;
  }
  if (a.purpose !== 'login' && !isEmail(a.target)) throw refuse(identityErrors.captcha);
  const wait = await ctx.platform.limits.take(limits.codeUnproved, ctx.address);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
};

/** Nobody's id: the same query is made where there is no account, so that it takes the same time. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** The account that a code of this purpose is for; none where the target is the newcomer's or a new one. */
const accountOf = async (ctx: Ctx, a: Asked): Promise<User | undefined> => {
  if (a.purpose === 'register' || a.purpose === 'bind') return undefined;
  const key = accountKey(a.target, !isPhone(a.target) && !isEmail(a.target));
  return key ? findUserBy(ctx, key.column, key.value) : undefined;
};

/** Where the code goes: to a newcomer as asked; else to the account's own phone or mail, or nowhere. */
const recipientOf = (ctx: Ctx, a: Asked, user: User | undefined): string | null => {
  if (a.purpose === 'register' || a.purpose === 'bind') return a.target;
  if (!user || user.suspendedAt) return null;
  if (isEmail(a.target)) return a.target;
  // Where no short message arrives, the code goes by mail.
  return user.phone && ctx.platform.sms.reaches(user.phone) ? user.phone : user.email;
};

/**
 * Counts one code, the narrowest limit first, so that what is refused uses up nothing wider. Whoever asks from the account's
 * own session or known device is held to the number's ten alone.
 * @throws Refused common.tooMany
 */
const spend = async (ctx: Ctx, a: Asked, user: User | undefined) => {
  const { take } = ctx.platform.limits;
  const asker = askerOf(ctx);
  const { target, purpose } = a;
  const known =
    (await isKnownDevice(ctx, user?.id ?? nobody, deviceKey(ctx))) || (user && ctx.person?.userId === user.id);
  const wait =
    (await take(limits.codeAddress, ctx.address)) ||
    (await take(limits.codeMinute, known ? `${target} ${asker}` : target)) ||
    (!known &&
      ((await take(limits.codeAsker, `${target} ${asker}`)) ||
        (ctx.device && (await take(limits.codeAsker, `${target} ${ctx.address}`))) ||
        (await take(limits.codePurpose, `${target} ${purpose}`)) ||
        (await take(limits.codeStrangers, target)))) ||
    (await take(limits.codeDay, target));
  if (wait) throw refuse(common.tooMany, { seconds: wait });
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
  if (!isPhone(to))
    return ctx.platform.mailer.send({ ...composeMail(ctx.lang, mails[purpose], words, { to }), wanted: true });
  const say = (key: string) => translate(ctx.lang, `messages:code.${key}`, words);
  return ctx.platform.sms.send({ to, text: `${say('sign')}${say(purpose)}`, params: { code } });
};

/**
 * Sends six digits for one purpose, good for who asked alone. Answer, limits and timing are the same whether an account exists or not: the code is
 * kept in any case, and sending happens after the answer.
 * A newcomer's number that no short message reaches is refused: what proves it is mail.
 * @throws Refused identity.noSms, identity.captcha, common.tooMany
 * @returns seconds until the next code may be asked for
 */
export const sendCode = async (ctx: Ctx, a: Asked): Promise<{ seconds: number }> => {
  if ((a.purpose === 'register' || a.purpose === 'bind') && isPhone(a.target) && !ctx.platform.sms.reaches(a.target))
    throw refuse(identityErrors.noSms, {}, { target: { code: 'noSms' } });
  await prove(ctx, a);
  const user = await accountOf(ctx, a);
  await spend(ctx, a, user);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const to = recipientOf(ctx, a, user);
  const key = { target: a.target, purpose: a.purpose, asker: askerOf(ctx) };
  await saveCode(ctx, key, hashCode(ctx, a.target, a.purpose, code));
  if (to)
    deliver(ctx, to, a.purpose, code).catch((err: Error) =>
      ctx.platform.log.error({ err: err.message, kind: isPhone(to) ? 'sms' : 'mail' }, 'a code could not be sent'),
    );
  return { seconds: limits.codeMinute.seconds };
};
