import { identity } from '#contract/identity/calls.ts';
import { systemContext } from '#server/platform/context.ts';
import { createPerson } from '#server/rooms/identity/index.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';
import { solved } from './login.ts';

let n = 0;
/** A number that is new on every call; user names and addresses are made of it too. */
export const next = (): number => (n += 1);
/** A phone number that nobody has yet. */
export const phone = (): string => `138${String(10_000_000 + next()).slice(0, 8)}`;
/** Of every member made here. */
export const password = 'twill-2x2-carbon';

type Given = Parameters<typeof createPerson>[1];
/** A personal member with a phone number and the password, not logged in. */
export const member = async (p: TestPlatform, over: Partial<Given> = {}) => {
  const seat = over.entId && !over.joinedAs?.includes('customerService') ? { companyRole: 'owner' as const } : {};
  const given: Given = {
    joinedAs: ['buyer'],
    name: '林晓',
    phone: phone(),
    password,
    ...seat,
    ...over,
  };
  const user = await createPerson(systemContext(p.platform), given);
  return { ...user, phone: user.phone ?? '' };
};

/** Logs in by a solved captcha, or by another proof. */
export const logIn = async (
  p: TestPlatform,
  username: string,
  given = password,
  proof?: { randomStr: string; code: string },
) => p.as()(identity.accountToken, { body: { username, password: given, ...(proof ?? (await solved(p))) } });
