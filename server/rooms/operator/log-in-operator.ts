import type { Context } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type operator, operatorErrors } from '#contract/operator/calls.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { operatorByPassword, ownClient, tellSecurity, type User, welcome } from '#server/rooms/identity/index.ts';
import { record } from './record.ts';
import { hashRecovery, isTicket, newRecoveryCodes, newTicket, seal, unseal } from './secrets.ts';
import { confirmFactor, type Factor, findFactor, insertFactor, takeRecovery, takeStep } from './store.ts';

type Answer = AnswerOf<typeof operator.login>;
const tries = { name: 'operator-code', points: 10, seconds: 900 };

const totpOf = (username: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Weft', label: username, secret: Secret.fromBase32(secret), digits: 6, period: 30 });

const ticketOf = (ctx: Ctx, user: User): string => newTicket(ctx.platform.config, user.username ?? '');

const enrolment = async (ctx: Ctx, user: User): Promise<Answer> => {
  await insertFactor(ctx, user.id, seal(ctx.platform.config, new Secret({ size: 20 }).base32));
  const kept = await findFactor(ctx, user.id);
  if (!kept) throw new Error('no factor');
  const secret = unseal(ctx.platform.config, kept.secret);
  const uri = totpOf(user.username ?? 'operator', secret).toString();
  const qr = await toDataURL(uri, { margin: 1, width: 200 });
  return { step: 'enrol', ticket: ticketOf(ctx, user), enrol: { uri, secret, qr }, recovery: [] };
};

/** Right digits of this half minute or the one before or after, each good once (RFC 6238, 5.2). */
const rightDigits = async (ctx: Ctx, user: User, f: Factor, code: string): Promise<boolean> => {
  const totp = totpOf(user.username ?? 'operator', unseal(ctx.platform.config, f.secret));
  const delta = totp.validate({ token: code, window: 1 });
  if (delta === null) return false;
  return takeStep(ctx, user.id, Math.floor(Date.now() / 30_000) + delta);
};

const rightCode = (ctx: Ctx, user: User, f: Factor, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code)
    ? rightDigits(ctx, user, f, code)
    : f.confirmedAt
      ? takeRecovery(ctx, user.id, hashRecovery(ctx.platform.config, code))
      : Promise.resolve(false);

/**
 * Password first, then the second factor; the first login enrols it and hands out the recovery codes once.
 * @throws Refused identity.captcha, identity.badCredentials, operator.invalidCode (wrong, or used before), common.tooMany
 */
export const logInOperator = async (
  ctx: Ctx,
  http: Context,
  b: ParsedOf<typeof operator.login>['body'],
): Promise<Answer> => {
  const client = ownClient(http, ctx.platform.config);
  // The first step's captcha serves one act; the second step shows that there was one.
  const proof = isTicket(ctx.platform.config, b.ticket, b.username) ? 'shown' : b.proof;
  const user = await operatorByPassword(ctx, b.username, b.password, proof);
  const factor = await findFactor(ctx, user.id);
  const code = b.code?.trim();
  if (!factor || (!factor.confirmedAt && !code)) return enrolment(ctx, user);
  if (!code) return { step: 'code', ticket: ticketOf(ctx, user), enrol: null, recovery: [] };
  const wait = await ctx.platform.limits.take(tries, user.id);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
  if (!(await rightCode(ctx, user, factor, code)))
    throw refuse(operatorErrors.invalidCode, {}, { code: { code: 'code' } });
  await ctx.platform.limits.clear(tries, user.id);
  const recovery = factor.confirmedAt ? [] : newRecoveryCodes();
  if (!factor.confirmedAt)
    await confirmFactor(
      ctx,
      user.id,
      recovery.map((c) => hashRecovery(ctx.platform.config, c)),
    );
  if (!factor.confirmedAt) await tellSecurity(ctx, user.id, 'Factor');
  await welcome(ctx, http, user, client);
  await record(ctx, { act: factor.confirmedAt ? 'login' : 'enrol', subject: 'operator', subjectId: user.id }, user);
  return { step: 'done', ticket: '', enrol: null, recovery };
};
