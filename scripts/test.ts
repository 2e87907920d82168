import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything that must hold, step by step, with a line of progress each; what fails prints its output. `--full` runs every combination. */
const full = process.argv.includes('--full');
const only = process.argv.find((a) => a.startsWith('--only='))?.slice(7);
/** Only what a database server of one's own can change (TEST_DATABASE_URL): the rooms and the main job. */
const ownServer = process.argv.includes('--own-server');

type Step = { name: string; command: string[]; counts?: boolean };
const bin = (name: string, ...args: string[]) => [process.execPath, join('node_modules', name), ...args];
const steps: Step[] = [
  { name: 'format', command: bin('prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn') },
  { name: 'lint', command: bin('oxlint/bin/oxlint', '--type-aware') },
  { name: 'typegen', command: bin('@react-router/dev/bin.cjs', 'typegen') },
  { name: 'types', command: bin('typescript/bin/tsc') },
  {
    name: 'walls',
    command: bin(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'contract',
      'server',
      'web',
      'scripts',
      'tests',
    ),
  },
  { name: 'units and rooms', command: bin('vitest/vitest.mjs', 'run'), counts: true },
  { name: 'browser', command: bin('vitest/vitest.mjs', 'run', '--config', 'vitest.e2e.config.ts'), counts: true },
];

const ownServerSteps: Step[] = [
  { name: 'rooms', command: bin('vitest/vitest.mjs', 'run', 'tests/rooms'), counts: true },
  {
    name: 'main job',
    command: bin('vitest/vitest.mjs', 'run', '--config', 'vitest.e2e.config.ts', 'main-job'),
    counts: true,
  },
];

const logs = mkdtempSync(join(tmpdir(), 'weft-test-log-'));
const run = (s: Step): Promise<{ ok: boolean; output: string }> => {
  const file = join(logs, `${s.name.replaceAll(' ', '-')}.log`);
  const fd = openSync(file, 'w');
  const [command = '', ...args] = s.command;
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', fd, fd],
      env: { ...process.env, ...(full && { FULL: '1' }), NO_COLOR: '1' },
    });
    child.on('close', (code) => {
      closeSync(fd);
      done({ ok: code === 0, output: readFileSync(file, 'utf8') });
    });
  });
};

/** What fell, and what came only at its second try: said again at the end, where a cut log still shows it. */
const remarks = (output: string) =>
  output.split('\n').filter((line) => /^ FAIL |^ *Error: |^AssertionError|\(retry x\d/.test(line));

let passed = 0;
let failed = 0;
const said: string[] = [];
for (const s of (ownServer ? ownServerSteps : steps).filter((x) => !only || x.name.startsWith(only))) {
  const started = performance.now();
  process.stdout.write(s.name.padEnd(18));
  const { ok, output } = await run(s);
  const tests = /^\s*Tests\s+(?:(\d+) failed)?[ |]*(?:(\d+) passed)?/m.exec(output);
  const counted =
    s.counts && tests
      ? { passed: Number(tests[2] ?? 0), failed: Number(tests[1] ?? 0) }
      : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!ok && !counted.failed) counted.failed = 1;
  passed += counted.passed;
  failed += counted.failed;
  console.log(
    `${ok ? 'ok' : 'FAILED'}  ${((performance.now() - started) / 1000).toFixed(1)} s${s.counts ? `  ${counted.passed} passed, ${counted.failed} failed` : ''}`,
  );
  if (!ok) console.log(output.split('\n').slice(-200).join('\n'));
  said.push(...remarks(output).map((line) => `${s.name}: ${line.trim().slice(0, 300)}`));
}
if (said.length) console.log(`\nworth a look:\n${said.slice(0, 40).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
