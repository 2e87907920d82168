import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { member, password } from '#tests/world/accounts.ts';
import { company } from '#tests/world/people.ts';
import { lintedDescription } from '#tests/unit/linted.ts';
import { type TestSite, testSite } from '../security/site.ts';

const home = join(import.meta.dirname, 'package');
const made = join(home, 'made');

/** Runs a program in the package of the clients; what it printed is in the error where it fails. */
const run = (program: string, args: string[], env: Record<string, string> = {}): Promise<string> =>
  new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: home,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let said = '';
    for (const out of [child.stdout, child.stderr]) out.on('data', (d) => (said += String(d)));
    child.on('error', failed);
    child.on('close', (code) => (code === 0 ? done(said) : failed(new Error(`${program} ${args.join(' ')}\n${said}`))));
  });
const tool = (path: string, ...args: string[]) => run(process.execPath, [join(home, 'node_modules', path), ...args]);

/** The packages of the lockfile, unless they are there. */
const install = async (): Promise<void> => {
  const stamp = join(home, 'node_modules', '.weft-stamp');
  const lock = readFileSync(join(home, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
};

let t: TestSite;
beforeAll(async () => {
  t = await testSite();
  mkdirSync(made, { recursive: true });
  const document = join(made, 'openapi.json');
  writeFileSync(document, await (await fetch(`${t.url}/api/openapi.json`)).text());
  await install();
  await Promise.all([
    tool('openapi-typescript/bin/cli.js', document, '-o', 'made/openapi-typescript.ts'),
    run(process.execPath, ['node_modules/orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'], {
      OPENAPI: document,
    }),
  ]);
}, 240_000);

/** A buyer and a verified supplier who can log in. */
const sides = async (name: string) => {
  const entId = await company(t.platform);
  const buyer = await member(t, { email: `buyer.${name}@example.com`, entId, isFinish: true, userLevel: 1 });
  const sells = await company(t.platform, {
    supplierVerified: true,
    categories: ['carbon-fibre'],
    certificates: [{ slug: 'iso-9001', verified: true }],
  });
  const supplier = await member(t, {
    email: `supplier.${name}@example.com`,
    entId: sells,
    joinedAs: ['supplier'],
    isFinish: true,
  });
  return { BUYER: buyer.email ?? '', SUPPLIER: supplier.email ?? '' };
};

it('read a document whose examples are valid', async () => {
  const document = JSON.parse(readFileSync(join(made, 'openapi.json'), 'utf8')) as object;
  // The rules want no description that points at the machine it was made on, as this one must.
  const elsewhere = { ...document, servers: [{ url: 'https://weft.example' }] };
  expect(await lintedDescription(elsewhere)).toEqual([]);
}, 120_000);

it('compile under strict', async () => {
  await tool('typescript/bin/tsc', '-p', '.');
}, 120_000);

it.each(['openapi-typescript', 'orval'])('make the calls of an ERP: %s', async (name) => {
  const { passwordKey, oauthClient } = t.platform.config;
  const said = await run(process.execPath, [`calls-${name}.ts`], {
    BASE_URL: t.url,
    PASSWORD: password,
    PASSWORD_KEY: passwordKey,
    CLIENT: oauthClient,
    ...(await sides(name)),
  });
  expect(Number(/^(\d+) calls$/m.exec(said)?.[1])).toBeGreaterThanOrEqual(20);
});
