import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `counts`: its output ends with a count of tests; else the step itself is one. */
export type Step = { name: string; command: string[]; counts?: boolean; env?: Record<string, string> };
type Options = { only: string; env: Record<string, string> };
type Ended = { passed: number; failed: number; remarks: string[] };

/** A tool of `node_modules`, run by this Node. */
export const bin = (name: string, ...args: string[]): string[] => [
  process.execPath,
  join('node_modules', name),
  ...args,
];

const logs = mkdtempSync(join(tmpdir(), 'weft-test-log-'));
const stillThere = 30_000;

/** Runs a step into a log of its own, and says every half minute how far it is. */
const run = (s: Step, env: Record<string, string>): Promise<{ ok: boolean; output: string }> => {
  const file = join(logs, `${s.name.replaceAll(' ', '-')}.log`);
  const fd = openSync(file, 'w');
  const [command = '', ...args] = s.command;
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', fd, fd],
      env: { ...process.env, ...env, ...s.env, NO_COLOR: '1' },
    });
    const clock = setInterval(() => {
      const tests = readFileSync(file, 'utf8').match(/^ {3,}✓/gm)?.length ?? 0;
      console.log(`   ${s.name} ...${s.counts && tests ? ` ${tests} so far` : ''}`);
    }, stillThere);
    child.on('close', (code) => {
      clearInterval(clock);
      closeSync(fd);
      done({ ok: code === 0, output: readFileSync(file, 'utf8') });
    });
  });
};

/** What failed, and what passed only at its second try: repeated at the end, where a cut log still shows it. */
const remarksOf = (output: string): string[] =>
  output.split('\n').filter((line) => /^ FAIL |^ *Error: |^AssertionError|\(retry x\d|^retried: /.test(line));

const runStep = async (s: Step, env: Record<string, string>): Promise<Ended> => {
  const started = performance.now();
  const { ok, output } = await run(s, env);
  const tests = /^\s*Tests\s+(?:(\d+) failed)?[ |]*(?:(\d+) passed)?/m.exec(output);
  const counted =
    s.counts && tests
      ? { passed: Number(tests[2] ?? 0), failed: Number(tests[1] ?? 0) }
      : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!ok && !counted.failed) counted.failed = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const told = s.counts ? `  ${counted.passed} passed, ${counted.failed} failed` : '';
  console.log(`${s.name.padEnd(18)}${ok ? 'ok' : 'FAILED'}  ${seconds} s${told}`);
  if (!ok) console.log(output.split('\n').slice(-200).join('\n'));
  return { ...counted, remarks: remarksOf(output).map((line) => `${s.name}: ${line.trim().slice(0, 300)}`) };
};

/** Groups of lanes one after another, the lanes of a group side by side; goes on after a failure. @returns how many failed */
export const stepsOf = async (groups: Step[][][], { only, env }: Options): Promise<number> => {
  const ended: Ended[] = [];
  const lane = async (steps: Step[]) => {
    for (const s of steps.filter((x) => x.name.startsWith(only))) ended.push(await runStep(s, env));
  };
  for (const lanes of groups) await Promise.all(lanes.map(lane));
  const remarks = ended.flatMap((e) => e.remarks);
  if (remarks.length) console.log(`\nworth a look:\n${remarks.slice(0, 40).join('\n')}`);
  const sum = (key: 'passed' | 'failed') => ended.reduce((n, e) => n + e[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
};
