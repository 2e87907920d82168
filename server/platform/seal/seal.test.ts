import { randomBytes } from 'node:crypto';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSeal } from './index.ts';
import { loadSealKeys, parseSealKeys } from './keys.ts';

const text = () => randomBytes(32).toString('base64');
const sealOf = (keys: string) => createSeal(parseSealKeys(keys) ?? []);
const plain = Buffer.from('62.50');

describe('what is closed', () => {
  it('opens under its own name alone, and not with a changed byte', () => {
    const seal = sealOf(text());
    const closed = seal.close(plain, 'one');
    expect(seal.open(closed, 'one')).toEqual(plain);
    expect(() => seal.open(closed, 'two')).toThrow(/does not open/);
    const box = Buffer.from(closed.box, 'base64');
    box[14] = (box[14] ?? 0) ^ 1;
    expect(() => seal.open({ ...closed, box: box.toString('base64') }, 'one')).toThrow(/does not open/);
  });
  it('is another text each time', () => {
    const seal = sealOf(text());
    expect(seal.close(plain, 'one').box).not.toBe(seal.close(plain, 'one').box);
  });
  it('stays readable under an older key when a newer one closes, and says which key is missing', () => {
    const [old, fresh] = [text(), text()];
    const closed = sealOf(old).close(plain, 'one');
    const rotated = sealOf(`${fresh}\n${old}\n`);
    expect(rotated.open(closed, 'one')).toEqual(plain);
    expect(rotated.close(plain, 'one').keyId).not.toBe(closed.keyId);
    expect(() => sealOf(fresh).open(closed, 'one')).toThrow(`no key ${closed.keyId}`);
  });
});

describe('its keys', () => {
  it('are 32 bytes in base64 or hex', () => {
    expect(parseSealKeys(randomBytes(32).toString('hex'))).toHaveLength(1);
    for (const wrong of ['', 'short', randomBytes(31).toString('base64'), `${text()},x`])
      expect(parseSealKeys(wrong)).toBeUndefined();
  });
  it('are made once where none is set, for their owner alone', () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'weft-seal-')), 'data');
    const at = { sealKey: undefined, sealKeyFile: undefined, dataDir };
    const [made] = loadSealKeys(at);
    expect(loadSealKeys(at)[0]?.id).toBe(made?.id);
    expect(statSync(join(dataDir, 'seal.key')).mode & 0o777).toBe(0o600);
  });
  it('that cannot be read are said so', () => {
    const folder = mkdtempSync(join(tmpdir(), 'weft-seal-'));
    const file = join(folder, 'keys');
    expect(() => loadSealKeys({ sealKey: undefined, sealKeyFile: file, dataDir: folder })).toThrow(/can't be read/);
    writeFileSync(file, 'nonsense');
    expect(() => loadSealKeys({ sealKey: undefined, sealKeyFile: file, dataDir: folder })).toThrow(/32 bytes/);
  });
});
