import { createCipheriv, createDecipheriv, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A key as the protocol wants it: 16 characters, whose UTF-8 bytes are the AES key. */
export const newKey = (): string => Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** base64(AES-128-ECB-PKCS7(text)): the protocol's encoding, no protection by itself. */
export const encrypt = (text: string, key: string): string => {
  const c = createCipheriv('aes-128-ecb', Buffer.from(key, 'utf8'), null);
  return Buffer.concat([c.update(text, 'utf8'), c.final()]).toString('base64');
};

/** The plaintext, or null for what was not made with this key. Spaces stand for the plus signs that a query lost. */
export const decrypt = (base64: string, key: string): string | null => {
  try {
    const d = createDecipheriv('aes-128-ecb', Buffer.from(key, 'utf8'), null);
    const bytes = Buffer.from(base64.replaceAll(' ', '+'), 'base64');
    return Buffer.concat([d.update(bytes), d.final()]).toString('utf8');
  } catch {
    return null;
  }
};
