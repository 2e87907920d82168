import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#tests/harness/free-port.ts';
import { runningUrl } from '#server/platform/postgres/index.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    databaseUrl: string;
  }
}

const untilReady = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  const end = Date.now() + 240_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the platform ended while starting:\n${output()}`);
    if (
      await fetch(`${url}/readyz`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return;
    await new Promise((r) => setTimeout(r, 100));
  }
  throw new Error(`the platform was not ready in 240 s:\n${output()}`);
};

/** The whole platform as `npm start` runs it, on a folder and a port of its own, or on DATABASE_URL's server. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'weft-e2e-'));
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const database = process.env['TEST_DATABASE_URL'];
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      BASE_URL: baseUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      VITEST: '',
      // Said outright, so that a .env of the developer never points the tests at a real database.
      DATABASE_URL: database ?? '',
      REDIS_URL: '',
      SMTP_URL: '',
      SMS_URL: '',
      MODE: 'demo',
      SEED: 'demo',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const s of [child.stdout, child.stderr]) s.on('data', (d: Buffer) => (said += d.toString()));
  // Unpacked once before the workers look for it: two of them at a time start a program that the other still writes.
  try {
    await Promise.all([untilReady(baseUrl, child, () => said), findChromium()]);
  } catch (err) {
    child.kill('SIGTERM');
    throw err;
  }
  project.provide('baseUrl', baseUrl);
  project.provide('databaseUrl', database ?? runningUrl(join(folder, 'postgres')) ?? '');
  return async () => {
    const gone = new Promise((r) => child.once('exit', r));
    child.kill('SIGTERM');
    await Promise.race([gone, new Promise((r) => setTimeout(r, 15_000).unref())]);
    if (child.exitCode === null) child.kill('SIGKILL');
    const errors = said.split('\n').filter((l) => l.includes('"level":50'));
    if (errors.length) console.log(`the platform logged errors:\n${errors.join('\n')}`);
    await rm(folder, { recursive: true, force: true });
  };
}
