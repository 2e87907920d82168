import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Break, brokenCopy } from './broken-copy.ts';

/** Shows that the tests of security promises fall when the guard behind one is taken out, each in a copy of the tree. */
type Guard = Break & { tests: string; only: string };
const guards: Guard[] = [
  {
    name: '1 whose file',
    file: 'server/rooms/files/read-file.ts',
    from: 'policy(ctx, f.subjectId) : f.ownerId === me(ctx).userId;',
    to: 'policy(ctx, f.subjectId).then(() => true) : Boolean(me(ctx));',
    tests: 'tests/security/ownership',
    only: 'security 1',
  },
  {
    name: '6 open sockets',
    file: 'server/platform/http/guard-socket.ts',
    from: 'if (m.userId === person.userId && m.sessionId === person.sessionId) socket.close(closings.over);',
    to: 'void m;',
    tests: 'tests/security/revocation',
    only: 'security 6',
  },
  {
    name: '9 proxies',
    file: 'server/platform/http/request.ts',
    from: 'if (!req || !isProxy(peer)) return peer;',
    to: 'if (!req) return peer;',
    tests: 'tests/security/login',
    only: 'security 9',
  },
  {
    name: '12 tries of a code',
    file: 'server/rooms/identity/code-store.ts',
    from: 'lt(messageCodes.tries, codeRules.tries)',
    to: 'lt(messageCodes.tries, 1_000)',
    tests: 'tests/security/login',
    only: 'security 12',
  },
  {
    name: '14 one use',
    file: 'server/rooms/captcha/store.ts',
    from: 'return rows.length === 1;',
    to: 'return rows.length >= 0;',
    tests: 'tests/security/login',
    only: 'security 14',
  },
  {
    name: '19 same site',
    file: 'server/platform/http/api.ts',
    from: "if (site) return site === 'same-origin';",
    to: 'if (site) return true;',
    tests: 'tests/security/session',
    only: 'security 19',
  },
  {
    name: '23 content',
    file: 'server/rooms/files/kinds.ts',
    from: 'return kind === extension ? kind : null;',
    to: 'return kind ?? (extension as Kind);',
    tests: 'tests/security/files',
    only: 'security 23',
  },
  {
    name: '25 pixels',
    file: 'server/rooms/files/clean-picture.ts',
    from: 'const mostPixels = 40_000_000;',
    to: 'const mostPixels = 100_000_000;',
    tests: 'tests/security/files',
    only: 'security 25',
  },
];

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
    `security ${g.name.padEnd(18)} taken out: the test ${ok ? 'STILL PASSES' : `falls (${why.slice(0, 110)})`}`,
  );
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${fallen} passed, ${guards.length - fallen} failed`);
process.exit(fallen === guards.length ? 0 : 1);
