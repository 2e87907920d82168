import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Break } from './breaks.ts';

/** A copy of the tree in a folder of its own with one thing broken; nothing here is changed. @throws where `from` is gone */
export const brokenCopy = (b: Break): string => {
  const source = readFileSync(b.file, 'utf8');
  if (!source.includes(b.from)) throw new Error(`${b.file} no longer holds: ${b.from}`);
  const folder = mkdtempSync(join(tmpdir(), 'weft-broken-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const f of listed.split('\0').filter((one) => one && existsSync(one))) {
    mkdirSync(dirname(join(folder, f)), { recursive: true });
    cpSync(f, join(folder, f));
  }
  for (const f of ['node_modules', 'build']) if (existsSync(f)) symlinkSync(resolve(f), join(folder, f));
  writeFileSync(join(folder, b.file), source.replace(b.from, b.to));
  return folder;
};
