import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBuild } from './compress.mjs';
import { fail } from './progress.mjs';

const SOURCES = [
  'web',
  'contract',
  'i18n',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build',
];

const filesUnder = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
};

/** By content, not by time: a checkout or a copy changes every file's time and nothing else. */
const fingerprint = (root) => {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(root, source)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};

/** Builds the pages with `node` unless the build is of these very sources. Returns a word when nothing was to do. */
export const build = async (root, node) => {
  if (!existsSync(join(root, 'react-router.config.ts'))) return 'no pages here';
  const stampFile = join(root, 'build', '.weft-stamp');
  const stamp = fingerprint(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'up to date';
  const tool = join(root, 'node_modules', '@react-router', 'dev');
  const { bin } = JSON.parse(readFileSync(join(tool, 'package.json'), 'utf8'));
  const { status, stdout, stderr } = spawnSync(node, [join(tool, bin['react-router']), 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) return fail(`Building the pages failed:\n${stdout ?? ''}${stderr ?? ''}`);
  await compressBuild(join(root, 'build', 'client', 'assets'));
  writeFileSync(stampFile, stamp);
  return undefined;
};
