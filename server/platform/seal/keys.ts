import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key that wraps data keys; its id follows from it, so that nobody has to invent one. */
export type SealKey = { id: string; key: Buffer };

const bytes = 32;
const idOf = (key: Buffer): string =>
  createHash('sha256').update('weft seal key').update(key).digest('hex').slice(0, 12);

const decode = (text: string): Buffer => Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');

/**
 * Keys as a setting or a file holds them, divided by commas or lines: the first closes, all of them open.
 * @returns undefined where one of them is no key of 32 bytes, or there is none
 */
export const parseSealKeys = (text: string): SealKey[] | undefined => {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(decode);
  if (!keys.length || keys.some((k) => k.length !== bytes)) return undefined;
  return keys.map((key) => ({ id: idOf(key), key }));
};

/** A new key as the setting takes it. */
const newKey = (): string => randomBytes(bytes).toString('base64');

/** The key beside the embedded database's folder, made once and readable to its owner alone. Nodes that start together keep one. */
const ownKey = (dataDir: string): string => {
  const path = join(dataDir, 'seal.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, `${newKey()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code !== 'EEXIST') throw err;
  }
  return readFileSync(path, 'utf8');
};

type Given = { sealKey: string | undefined; sealKeyFile: string | undefined; dataDir: string };

/** The keys that sealed quotations are closed and opened with. @throws Error in words for whoever starts the platform */
export const loadSealKeys = ({ sealKey, sealKeyFile, dataDir }: Given): SealKey[] => {
  const from = sealKey === undefined ? (sealKeyFile ?? join(dataDir, 'seal.key')) : 'SEAL_KEY';
  let text: string;
  try {
    text = sealKey ?? (sealKeyFile === undefined ? ownKey(dataDir) : readFileSync(sealKeyFile, 'utf8'));
  } catch (err) {
    throw new Error(`the key of sealed quotations can't be read: ${(err as Error).message}`, { cause: err });
  }
  const keys = parseSealKeys(text);
  if (!keys) throw new Error(`${from} must hold keys of 32 bytes in base64 or hex, the newest first`);
  return keys;
};
