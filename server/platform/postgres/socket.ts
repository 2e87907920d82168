import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedError, systemCode } from './errors.ts';
import type { Runner } from './runner.ts';

/** `sun_path` holds 108 bytes with its final zero (104 on macOS). */
const LIMIT = process.platform === 'darwin' ? 103 : 107;
const FILE = '/.s.PGSQL.5432.lock';

type Endpoint = { url: string; socketDir: string; settings: Record<string, string>; release(): void };

const fits = (dir: string): boolean => Buffer.byteLength(dir + FILE) <= LIMIT && !/[,"]/.test(dir);

/** A short folder of our own for the socket of a data folder whose path is too long; the name follows from the path. */
const shortDir = (dataDir: string): string => {
  const name = `weft-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const dir = join(tmpdir(), name);
  return fits(dir) ? dir : join('/tmp', name);
};

const ensureOwned = (dir: string, runner: Runner): void => {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(dir);
  // Anyone may create a folder in /tmp first and so listen in our place.
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== runner.uid)) {
    throw new EmbeddedError('socket-dir', `${dir} belongs to somebody else (uid ${found.uid}). Remove it.`);
  }
  chmodSync(dir, 0o700);
  if (process.getuid?.() === 0) chownSync(dir, runner.uid ?? 0, runner.gid ?? 0);
};

/** Address of the database over the unix socket in `socketDir`, for `pg` and libpq alike. */
export const socketUrl = (socketDir: string): string => `postgres://weft@/weft?host=${encodeURIComponent(socketDir)}`;

const overSocket = (dataDir: string, runner: Runner): Endpoint => {
  const inside = fits(dataDir);
  const socketDir = inside ? dataDir : shortDir(dataDir);
  if (!inside) ensureOwned(socketDir, runner);
  return {
    url: socketUrl(socketDir),
    socketDir,
    settings: { listen_addresses: '', unix_socket_directories: socketDir, unix_socket_permissions: '0700' },
    release: () => {
      if (inside) return;
      try {
        rmdirSync(socketDir);
      } catch {
        // Not empty or already gone: the next start uses it again.
      }
    },
  };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Path of the password used where there are no unix sockets (Windows). */
export const passwordFile = (dataDir: string): string => `${dataDir}.password`;

/** Node has no unix sockets on Windows: the loopback address, a free port and a random password instead. */
const overLoopback = async (dataDir: string): Promise<Endpoint> => {
  try {
    writeFileSync(passwordFile(dataDir), randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
  const port = await freePort();
  const password = readFileSync(passwordFile(dataDir), 'utf8');
  return {
    url: `postgres://weft:${password}@127.0.0.1:${port}/weft`,
    socketDir: '',
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    release: () => undefined,
  };
};

/** Where the PostgreSQL of `dataDir` (absolute) shall listen. Nobody but the owner (and root) can connect. */
export const openEndpoint = async (dataDir: string, runner: Runner): Promise<Endpoint> =>
  process.platform === 'win32' ? overLoopback(dataDir) : overSocket(dataDir, runner);
