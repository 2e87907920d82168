import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { jobBreaks } from './breaks.ts';
import { brokenCopy } from './broken-copy.ts';

/** Shows that the main job's browser test fails when a part of the job is broken: each break is made in a copy of the tree. */
const runMainJob = (cwd: string): { ok: boolean; why: string } => {
  const args = [
    resolve('node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'vitest.e2e.config.ts',
    'main-job',
    '-t',
    'in cn',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { ok: status === 0, why: /(?:Error|TimeoutError): .*/.exec(stdout + stderr)?.[0] ?? '' };
};

const whole = runMainJob(process.cwd());
if (!whole.ok) throw new Error(`the main job must pass before it is broken: ${whole.why}`);
console.log('nothing            broken: the test passes');
let fallen = 0;
for (const b of jobBreaks) {
  const folder = brokenCopy(b);
  const { ok, why } = runMainJob(folder);
  if (!ok) fallen += 1;
  console.log(`${b.name.padEnd(18)} broken: the test ${ok ? 'STILL PASSES' : `fails (${why.slice(0, 110)})`}`);
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${fallen} passed, ${jobBreaks.length - fallen} failed`);
process.exit(fallen === jobBreaks.length ? 0 : 1);
