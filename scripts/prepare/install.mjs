import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hasNode, npmNode } from './node.mjs';
import { fail } from './progress.mjs';

const OPTIONS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** The ABI counts only where the host's own Node runs the platform; else the lockfile fixes it. */
const fingerprint = (root, lock) => {
  const abi = npmNode(root) ? 'npm' : process.versions.modules;
  return createHash('sha256').update(`${lock}\n${process.platform}\n${process.arch}\n${abi}`).digest('hex');
};

const allows = (field, value) => {
  const list = [field ?? []].flat();
  return list.includes(value) || (list.every((item) => item.startsWith('!')) && !list.includes(`!${value}`));
};

/** What npm must have installed here. Optional packages that name no system serve others that may be left out. */
const wanted = (entry) =>
  !entry.link &&
  !entry.libc &&
  (!entry.optional || entry.os) &&
  allows(entry.os, process.platform) &&
  allows(entry.cpu, process.arch);

/** Whether somebody's own `npm ci` has just installed exactly this lockfile, so that it need not be done twice. */
const installedByHand = (root, lock) => {
  const hidden = read(join(root, 'node_modules', '.package-lock.json'));
  if (!hidden) return false;
  try {
    const there = JSON.parse(hidden).packages;
    return Object.entries(JSON.parse(lock).packages).every(
      ([path, entry]) => path === '' || !wanted(entry) || there[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
};

const npmCi = (root) => {
  const cli = process.env.npm_execpath;
  const byNpm = cli && /npm-cli\.c?js$/.test(cli);
  // The Node that runs npm, never the one in node_modules, which `npm ci` deletes.
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (process.platform === 'win32' && (byNpm ? node : process.execPath).startsWith(join(root, 'node_modules') + sep)) {
    fail('The packages have changed. Type `npm ci`, then the same command again.');
  }
  const [program, args, shell] = byNpm ? [node, [cli], false] : ['npm', [], process.platform === 'win32'];
  return spawnSync(program, [...args, 'ci', ...OPTIONS], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell });
};

/** Installs the packages of package-lock.json unless they are there. Returns 'up to date' when nothing was to do. */
export const install = (root) => {
  const lock = read(join(root, 'package-lock.json'));
  if (!lock) return fail('package-lock.json is missing: this is not a complete copy of Weft.');
  const stampFile = join(root, 'node_modules', '.weft-stamp');
  const stamp = fingerprint(root, lock);
  const whole = hasNode(root);
  if (whole && read(stampFile) === stamp) return 'up to date';
  const there = whole && installedByHand(root, lock);
  if (!there) {
    const { status, error } = npmCi(root);
    if (status !== 0) return fail(`npm ci failed${error ? ` (${error.message})` : ''}; its words are above.`);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return there ? 'up to date' : undefined;
};
