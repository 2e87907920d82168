import { hash, verify } from '@node-rs/argon2';
import { createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { newSecret } from '#server/platform/ids.ts';

/** argon2id with the library's defaults: 19 MiB, two passes, off the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummy: Promise<string> | undefined;
/** Verifies against a dummy where there is no person, so that unknown and wrong take the same time (security 10). */
export const verifyPassword = async (kept: string | undefined, password: string): Promise<boolean> => {
  dummy ??= hash(newSecret());
  const right = await verify(kept ?? (await dummy), password).catch(() => false);
  return right && kept !== undefined;
};

let common: Set<string> | undefined;
/** The commonest passwords of eight characters and more, in any case (security 15). */
export const isCommon = (password: string): boolean => {
  common ??= new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(password.toLowerCase());
};

/** A client's encoded password: base64(AES-128-CFB, no padding, iv = key; calls 15). TLS is the protection. */
export const decodePassword = (encoded: string, key: string): string => {
  const d = createDecipheriv('aes-128-cfb', key, key);
  return Buffer.concat([d.update(Buffer.from(encoded.replaceAll(' ', '+'), 'base64')), d.final()]).toString('utf8');
};
