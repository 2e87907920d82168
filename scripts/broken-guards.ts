import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Guard, guards } from './breaks.ts';
import { brokenCopy } from './broken-copy.ts';

/** Shows that the tests of security promises fail when the guard behind one is taken out, each in a copy of the tree. */
const run = (cwd: string, g: Guard): { ok: boolean; why: string } => {
  const args = [resolve('node_modules/vitest/vitest.mjs'), 'run', g.tests, '-t', g.only];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { ok: status === 0, why: /(?:Error|TimeoutError): .*/.exec(stdout + stderr)?.[0] ?? '' };
};

let fallen = 0;
for (const g of guards) {
  const whole = run(process.cwd(), g);
  if (!whole.ok) throw new Error(`security ${g.name} must hold before it is broken: ${whole.why}`);
  const folder = brokenCopy(g);
  const { ok, why } = run(folder, g);
  if (!ok) fallen += 1;
  console.log(
    `security ${g.name.padEnd(18)} taken out: the test ${ok ? 'STILL PASSES' : `fails (${why.slice(0, 110)})`}`,
  );
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${fallen} passed, ${guards.length - fallen} failed`);
process.exit(fallen === guards.length ? 0 : 1);
