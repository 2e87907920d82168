import { Secret, TOTP } from 'otpauth';
import type { OperatorLevel } from '#contract/core/access.ts';
import { operator } from '#contract/operator/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { createOperator } from '#server/rooms/operator/index.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { forgetLimits, solved } from './login.ts';
import { sessionOf, type TestPerson } from './people.ts';

let n = 0;

type Step = { code?: string; once?: string; newPassword?: string; ticket?: string };
/** One step of an operator's login from a browser of ours, with a captcha of its own. */
export const deskLogin = async (t: TestPlatform, username: string, password: string, o: Step = {}) =>
  t.as(undefined, { 'sec-fetch-site': 'same-origin' })(operator.login, {
    body: { username, password, proof: await solved(t), ...o },
  });

/** The digits that an authenticator shows now for a secret. */
export const digitsOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

export type TestOperator = TestPerson & { username: string; password: string; secret: string };

/** An operator as they are after their first login: an own password, an authenticator, a session. */
export const deskOperator = async (t: TestPlatform, level: OperatorLevel): Promise<TestOperator> => {
  n += 1;
  const username = `desk-${level}-${n}`;
  const made = await createOperator(systemContext(t.platform), { username, name: `值班${n}`, level });
  await forgetLimits(t);
  const first = await deskLogin(t, username, made.secret);
  const secret = first.enrol?.secret ?? '';
  const password = `weft-desk-${n}-7291`;
  await deskLogin(t, username, made.secret, { code: digitsOf(secret), newPassword: password });
  const token = await sessionOf(t.platform, made.id);
  return { userId: made.id, entId: null, email: '', token, username, password, secret };
};
