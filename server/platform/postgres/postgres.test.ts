import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  existsSync,
  readFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runningUrl, startEmbedded, type Embedded, type EmbeddedOptions, type Restart } from './index.ts';

let root: string;
let running: Embedded[];

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'weft-pg-')));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  rmSync(root, { recursive: true, force: true });
});

const start = async (dataDir: string, more: Partial<EmbeddedOptions> = {}): Promise<Embedded> => {
  const one = await startEmbedded({ dataDir, log: () => undefined, ...more });
  running.push(one);
  return one;
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
};

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('starts from nothing, keeps its rows over a stop, and is the same everywhere', async () => {
    const dataDir = join(root, 'deep', 'pg');
    const first = await start(dataDir, { settings: { work_mem: '8MB' } });
    expect(await query(first.url, 'show fsync')).toEqual(['on']);
    expect(await query(first.url, 'show listen_addresses')).toEqual(['']);
    expect(await query(first.url, 'show work_mem')).toEqual(['8MB']);
    expect(
      await query(
        first.url,
        "select datlocprovider, datlocale, pg_encoding_to_char(encoding) from pg_database where datname = 'weft'",
      ),
    ).toEqual(['b', 'C.UTF-8', 'UTF8']);
    expect(statSync(first.socketDir).mode & 0o777).toBe(0o700);
    expect(runningUrl(dataDir)).toBe(first.url);
    await query(first.url, 'create table t as select 7 as n');
    await first.stop();
    expect(await first.exited).toEqual({ code: 0, signal: null });
    expect(runningUrl(dataDir)).toBeNull();
    const second = await start(dataDir);
    expect(await query(second.url, 'select n from t')).toEqual([7]);
  });

  test('refuses a second start on the same folder, and leaves the first alone', async () => {
    const dataDir = join(root, 'pg');
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(`Another Weft already uses this folder, pid ${process.pid}`);
    expect(await query(first.url, 'select 1')).toEqual([1]);
  });

  test('serves again on the same url after kill -9 of the postmaster', async () => {
    let told: (restart: Restart) => void = () => undefined;
    const again = new Promise<Restart>((resolve) => (told = resolve));
    const one = await start(join(root, 'pg'), { onRestart: (restart) => told(restart) });
    await query(one.url, 'create table t as select 7 as n');
    const before = one.pid;
    process.kill(before, 'SIGKILL');
    expect((await again).pid).not.toBe(before);
    expect(one.pid).not.toBe(before);
    expect(await query(one.url, 'select n from t')).toEqual([7]);
  });

  test('takes over after kill -9 of Node, whether or not its PostgreSQL is still there', async () => {
    const dataDir = join(root, 'pg');
    const code = `import { startEmbedded } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
      await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
      console.log('serves');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(start(dataDir)).rejects.toThrow(`pid ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const one = await start(dataDir);
    expect(await query(one.url, 'select 1')).toEqual([1]);
  });

  test('ignores a postmaster.pid whose number belongs to another process now', async () => {
    const dataDir = join(root, 'pg');
    await (await start(dataDir)).stop();
    writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n`);
    expect(await query((await start(dataDir)).url, 'select 1')).toEqual([1]);
  });

  test('finds a short folder for the socket when the data folder is too long for one', async () => {
    const dataDir = join(root, '复材汇, '.repeat(8), 'pg');
    const one = await start(dataDir);
    expect(one.socketDir).not.toContain('复');
    expect(statSync(one.socketDir).mode & 0o777).toBe(0o700);
    expect(await query(one.url, 'select 1')).toEqual([1]);
    await one.stop();
    expect(existsSync(one.socketDir)).toBe(false);
  });

  test('says which version made a folder that it cannot open', async () => {
    const dataDir = join(root, 'pg');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'PG_VERSION'), '16\n');
    await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 16, this Weft brings PostgreSQL 18/);
    // The refusal gives the lock back and touches nothing.
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
    expect(readFileSync(join(dataDir, 'PG_VERSION'), 'utf8')).toBe('16\n');
  });

  test('refuses a folder of other things, and settings that give up durability', async () => {
    mkdirSync(join(root, 'photos'));
    writeFileSync(join(root, 'photos', 'a.jpg'), '');
    await expect(start(join(root, 'photos'))).rejects.toMatchObject({ code: 'not-a-cluster' });
    await expect(start(join(root, 'pg'), { settings: { fsync: 'off' } })).rejects.toMatchObject({
      code: 'bad-setting',
    });
  });

  test('shows what PostgreSQL said when it does not start', async () => {
    await expect(start(join(root, 'pg'), { settings: { work_mem: 'lots' } })).rejects.toThrow(/work_mem/);
  });
});
