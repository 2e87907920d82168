import { captcha, type CaptchaType } from '#contract/captcha/calls.ts';
import { type CodePurpose } from '#contract/identity/rules.ts';
import { systemContext } from '#server/platform/context.ts';
import { recentMessages } from '#server/platform/mail/recent.ts';
import { solveForTest } from '#server/rooms/captcha/index.ts';
import { identity } from '#contract/identity/calls.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';

/** A solved captcha, as `randomStr` and `code` of a call. */
export const solved = async (p: TestPlatform, captchaType: CaptchaType = 'blockPuzzle') => {
  const got = await p.as()(captcha.get, { body: { captchaType } });
  const token = got.repData?.token ?? '';
  const answer = await solveForTest(systemContext(p.platform), token);
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
