import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealKey } from './keys.ts';

const cipher = 'aes-256-gcm';
const sizes = { iv: 12, tag: 16, key: 32 };

/** What was closed, as it rests in the database: `wrapped` is its data key under the key `keyId`, `box` the content under the data key. */
export type Closed = { keyId: string; wrapped: string; box: string };

/** Nothing of the content is in its words. */
export class SealError extends Error {}

const encryptBytes = (key: Uint8Array, plain: Uint8Array, about: string): Buffer => {
  const iv = randomBytes(sizes.iv);
  const c = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about));
  return Buffer.concat([iv, c.update(plain), c.final(), c.getAuthTag()]);
};
const encrypt = (key: Uint8Array, plain: Uint8Array, about: string): string =>
  encryptBytes(key, plain, about).toString('base64');

const decryptBytes = (key: Uint8Array, all: Buffer, about: string): Buffer => {
  const end = all.length - sizes.tag;
  const d = createDecipheriv(cipher, key, all.subarray(0, sizes.iv), { authTagLength: sizes.tag })
    .setAAD(Buffer.from(about))
    .setAuthTag(all.subarray(end));
  return Buffer.concat([d.update(all.subarray(sizes.iv, end)), d.final()]);
};
const decrypt = (key: Uint8Array, text: string, about: string): Buffer =>
  decryptBytes(key, Buffer.from(text, 'base64'), about);

/**
 * Closes what nobody may read in the database and opens it again: AES-256-GCM under a key of its own, which is wrapped by a key
 * that lies outside of the database. `about` names the record, so that no content can be put under another's name.
 */
export const createSeal = (keys: readonly SealKey[]) => {
  const [current] = keys;
  if (!current) throw new SealError('there is no key');
  const orSealError = (what: string, work: () => Buffer): Buffer => {
    try {
      return work();
    } catch (err) {
      throw new SealError(what, { cause: err });
    }
  };
  const openKey = (closed: Omit<Closed, 'box'>, about: string): Buffer => {
    const key = keys.find((k) => k.id === closed.keyId);
    if (!key) throw new SealError(`no key ${closed.keyId}`);
    return orSealError(`key ${closed.keyId} does not open ${about}`, () =>
      decrypt(key.key, closed.wrapped, `key ${about}`),
    );
  };
  return {
    /** The id of the key that closes now, and of all that open. */
    keyId: current.id,
    keyIds: keys.map((k) => k.id),
    /** A data key, for a record that closes more than its content. */
    newKey: (): Buffer => randomBytes(sizes.key),
    close: (plain: Uint8Array, about: string, dataKey: Uint8Array = randomBytes(sizes.key)): Closed => ({
      keyId: current.id,
      wrapped: encrypt(current.key, dataKey, `key ${about}`),
      box: encrypt(dataKey, plain, about),
    }),
    /** What lies outside of the database under the same data key, as bytes. */
    closeBytes: (dataKey: Uint8Array, plain: Uint8Array, about: string): Buffer => encryptBytes(dataKey, plain, about),
    /** The data key of what was closed. @throws SealError where no key opens it */
    openKey,
    /** @throws SealError where no key opens it, or a byte of it has changed */
    open: (closed: Closed, about: string): Buffer => {
      const dataKey = openKey(closed, about);
      return orSealError(`key ${closed.keyId} does not open ${about}`, () => decrypt(dataKey, closed.box, about));
    },
    /** @throws SealError where it is another key's, or a byte of it has changed */
    openBytes: (dataKey: Uint8Array, all: Buffer, about: string): Buffer =>
      orSealError(`its key does not open ${about}`, () => decryptBytes(dataKey, all, about)),
  };
};
export type Seal = ReturnType<typeof createSeal>;
