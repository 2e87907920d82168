import { captcha, type CaptchaType } from '#contract/captcha/calls.ts';
import { type CodePurpose } from '#contract/identity/rules.ts';
import { systemContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { recentMessages } from '#server/platform/mail/recent.ts';
import { newKey } from '#server/rooms/captcha/cipher.ts';
import { solveForTest } from '#server/rooms/captcha/index.ts';
import { insertChallenge } from '#server/rooms/captcha/store.ts';
import { identity } from '#contract/identity/calls.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';

/** A solved captcha, as `randomStr` and `code` of a call. Its picture is not drawn: that takes longer than most calls that it opens. */
export const solved = async (p: TestPlatform, captchaType: CaptchaType = 'blockPuzzle') => {
  const ctx = systemContext(p.platform);
  const token = newId();
  const points = captchaType === 'blockPuzzle' ? [{ x: 120, y: 5 }] : [60, 160, 260].map((x) => ({ x, y: 80 }));
  await insertChallenge(ctx, { id: token, type: captchaType, secretKey: newKey(), answer: points });
  const answer = await solveForTest(ctx, token);
  if (!answer) throw new Error('no challenge');
  await p.as()(captcha.check, { body: { captchaType, token, pointJson: answer.pointJson } });
  return { randomStr: captchaType, code: answer.verification };
};

/** What the outbox holds for them; a message is written after its call was answered. */
export const messagesTo = async (p: TestPlatform, target: string) =>
  (await recentMessages(p.platform.db, 50)).filter((m) => m.to === target);

/** Asks for a code, as nobody or in a session, which alone may use it, and reads it from the outbox. */
export const codeFor = async (
  p: TestPlatform,
  target: string,
  purpose: CodePurpose,
  token?: string,
): Promise<string> => {
  const before = new Set((await messagesTo(p, target)).map((m) => m.id));
  await p.as(token)(identity.sendCode, { body: { target, purpose, ...(await solved(p)) } });
  const message = await p.until(async () => (await messagesTo(p, target)).find((m) => !before.has(m.id)));
  return /\d{6}/.exec(message.body)![0];
};

/** Forgets every counter, so that one test's tries don't weigh on the next. */
export const forgetLimits = (p: TestPlatform) => p.pool.query('delete from rate_limits');
