import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Config } from '#server/platform/config/index.ts';

/** A key of our own from the settings, so that a copy of the database alone opens nothing. */
const keyOf = (config: Config, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', config.passwordKey, config.oauthClient, `weft operator ${use}`, 32));

type Use = 'totp' | 'ticket';

/** AES-256-GCM: nonce, tag and text in one string. */
const seal = (config: Config, plain: string, use: Use = 'totp'): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config, use), nonce);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** @throws where the settings' keys have changed since, or it was made for another use, or by somebody else */
export const unseal = (config: Config, sealed: string, use: Use = 'totp'): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const d = createDecipheriv('aes-256-gcm', keyOf(config, use), bytes.subarray(0, 12));
  d.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([d.update(bytes.subarray(28)), d.final()]).toString('utf8');
};

/** ms that a ticket stands for the captcha and the password that its holder has shown. */
const ticketLife = 300_000;
const nameOf = (username: string) => username.trim().toLowerCase();

/** For the second step of a login: this name has passed the first one. */
export const newTicket = (config: Config, username: string): string =>
  seal(config, JSON.stringify([nameOf(username), Date.now() + ticketLife]), 'ticket');

export const isTicket = (config: Config, ticket: string | undefined, username: string): boolean => {
  if (!ticket) return false;
  try {
    const [name, until] = JSON.parse(unseal(config, ticket, 'ticket')) as [string, number];
    return name === nameOf(username) && until > Date.now();
  } catch {
    return false;
  }
};

export const hashRecovery = (config: Config, code: string): string =>
  createHmac('sha256', keyOf(config, 'recovery'))
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');

/** The secret of an authenticator to be set up, sealed. */
export const newFactorSecret = (config: Config): string => seal(config, new Secret({ size: 20 }).base32);

/** Without signs that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A code of ten signs, some 49 bits. */
export const newOnceCode = (): string => {
  const c = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${c.slice(0, 5)}-${c.slice(5)}`;
};
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newOnceCode);
