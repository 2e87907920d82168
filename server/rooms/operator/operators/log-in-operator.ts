import type { Context } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { type operator, operatorErrors } from '#contract/operator/calls.ts';
import { type Ctx, inTransaction, refuse, Refused } from '#server/platform/context.ts';
import {
  checkOperatorPassword,
  operatorByPassword,
  ownClient,
  tellSecurity,
  type User,
  welcome,
  writeOperatorPassword,
} from '#server/rooms/identity/index.ts';
import { record } from '../record.ts';
import {
  closeOnce,
  confirmFactor,
  type Factor,
  findFactor,
  insertFactor,
  takeRecovery,
  takeStep,
} from './factor-store.ts';
import { hashRecovery, isTicket, newFactorSecret, newRecoveryCodes, newTicket, unseal } from './secrets.ts';

type Body = ParsedOf<typeof operator.login>['body'];
type Answer = AnswerOf<typeof operator.login>;
const tries = { name: 'operator-code', points: 10, seconds: 900 };

const totpOf = (username: string, secret: string): TOTP =>
  new TOTP({ issuer: 'Weft', label: username, secret: Secret.fromBase32(secret), digits: 6, period: 30 });

const ticketOf = (ctx: Ctx, user: User): string => newTicket(ctx.platform.config, user.username ?? '');

const enrolment = async (ctx: Ctx, user: User): Promise<Answer> => {
  await insertFactor(ctx, user.id, newFactorSecret(ctx.platform.config), 'ownPassword');
  const kept = await findFactor(ctx, user.id);
  if (!kept) throw new Error('no factor');
  const secret = unseal(ctx.platform.config, kept.secret);
  const uri = totpOf(user.username ?? 'operator', secret).toString();
  const qr = await toDataURL(uri, { margin: 1, width: 200 });
  return stepOf(ctx, user, 'enrol', kept, { uri, secret, qr });
};

const stepOf = (ctx: Ctx, user: User, step: Answer['step'], factor: Factor, enrol: Answer['enrol'] = null): Answer => ({
  step,
  ticket: ticketOf(ctx, user),
  mustChange: factor.mustChange,
  enrol,
  recovery: [],
});

/** A guess at a second factor counts; who guesses too often waits. @throws Refused common.tooMany */
const countTry = async (ctx: Ctx, user: User): Promise<void> => {
  const wait = await ctx.platform.limits.take(tries, user.id);
  if (wait) throw refuse(common.tooMany, { seconds: wait });
};

/** Whether what an administrator gave is there and right, or none is asked for. @throws Refused as `logInOperator` */
const passedOnce = async (ctx: Ctx, user: User, factor: Factor, once: string | undefined): Promise<boolean> => {
  if (factor.onceUntil && Date.parse(factor.onceUntil) < Date.now()) throw refuse(operatorErrors.onceExpired);
  if (!factor.onceHash) return true;
  if (!once) return false;
  await countTry(ctx, user);
  if (hashRecovery(ctx.platform.config, once) !== factor.onceHash)
    throw refuse(operatorErrors.invalidCode, {}, { once: { code: 'code' } });
  await ctx.platform.limits.clear(tries, user.id);
  return true;
};

/** Looks at the password that replaces a one-time one, before digits are spent on it. @throws Refused common.invalid at `newPassword` */
const checkChosen = (user: User, given: string, chosen: string | undefined): void => {
  const fault = (code: string) => refuse(common.invalid, {}, { newPassword: { code } });
  if (!chosen) throw fault('required');
  if (chosen === given) throw fault('samePassword');
  try {
    checkOperatorPassword(user, chosen);
  } catch (err) {
    const [found] = err instanceof Refused ? Object.values(err.fields) : [];
    throw found ? fault(found.code) : err;
  }
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

/** What the first login, or the first after a reset, ends with, in one transaction. @returns the recovery codes */
const settle = (ctx: Ctx, user: User, factor: Factor, b: Body): Promise<string[]> =>
  inTransaction(ctx, async (tx) => {
    if (factor.mustChange && b.newPassword) await writeOperatorPassword(tx, user.id, b.newPassword);
    const recovery = factor.confirmedAt ? [] : newRecoveryCodes();
    if (!factor.confirmedAt) {
      const hashes = recovery.map((c) => hashRecovery(tx.platform.config, c));
      if (!(await confirmFactor(tx, factor, hashes)))
        throw refuse(operatorErrors.invalidCode, {}, { code: { code: 'code' } });
      await tellSecurity(tx, user.id, 'Factor');
    }
    if (factor.onceUntil) await closeOnce(tx, user.id);
    return recovery;
  });

/**
 * Password first, then the second factor; the first login enrols it and hands out the recovery codes once. After a reset the
 * code that an administrator gave opens the enrolment, and a password that was given is replaced.
 * @throws Refused identity.captcha, identity.badCredentials, operator.invalidCode (wrong, or used before),
 * operator.onceExpired, common.tooMany, common.invalid at `newPassword`
 */
export const logInOperator = async (ctx: Ctx, http: Context, b: Body): Promise<Answer> => {
  const client = ownClient(http, ctx.platform.config);
  // The first step's captcha serves one act; the second step shows that there was one.
  const proof = isTicket(ctx.platform.config, b.ticket, b.username) ? 'shown' : b.proof;
  const user = await operatorByPassword(ctx, b.username, b.password, proof);
  const factor = await findFactor(ctx, user.id);
  const code = b.code?.trim();
  if (!factor) return enrolment(ctx, user);
  if (!(await passedOnce(ctx, user, factor, b.once))) return stepOf(ctx, user, 'once', factor);
  if (!factor.confirmedAt && !code) return enrolment(ctx, user);
  if (!code) return stepOf(ctx, user, 'code', factor);
  if (factor.mustChange) checkChosen(user, b.password, b.newPassword);
  await countTry(ctx, user);
  if (!(await rightCode(ctx, user, factor, code)))
    throw refuse(operatorErrors.invalidCode, {}, { code: { code: 'code' } });
  await ctx.platform.limits.clear(tries, user.id);
  const recovery = await settle(ctx, user, factor, b);
  await welcome(ctx, http, user, client);
  await record(ctx, { act: factor.confirmedAt ? 'login' : 'enrol', subject: 'operator', subjectId: user.id }, user);
  return { step: 'done', ticket: '', mustChange: false, enrol: null, recovery };
};
