import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** One planted violation a wall: file, and what it wrongly imports. */
const planted: Record<string, [file: string, code: string]> = {
  'contract-imports-nobody': ['contract/a.ts', `import '../server/platform/a.ts';`],
  'docs-for-the-server': ['web/lib/d.ts', `import '#contract/one/docs.ts';`],
  'server-never-web': ['server/b.ts', `import '../web/lib/a.ts';`],
  'web-never-server': ['web/lib/b.ts', `import '#server/platform/a.ts';`],
  'platform-knows-no-room': ['server/platform/b.ts', `import '../rooms/one/index.ts';`],
  'rooms-by-the-door': ['server/rooms/two/c.ts', `import '#server/rooms/one/inner.ts';`],
  'events-stand-alone': ['server/rooms/one/events.ts', `import './inner.ts';`],
  'world-by-the-door': ['server/world/a.ts', `import '../rooms/one/inner.ts';`],
  'sql-in-stores': ['server/rooms/one/use-case.ts', `import 'drizzle-orm';`],
  'tables-for-stores': ['server/rooms/one/other.ts', `import './tables.ts';`],
  'own-tables': ['server/rooms/two/store.ts', `import '../one/part/tables.ts';`],
  'routes-never-stores': ['server/rooms/one/routes.ts', `import './store.ts';`],
  'rules-are-pure': ['server/rooms/one/rules.ts', `import '#server/platform/a.ts';`],
  'rights-by-one-command': ['server/rooms/identity/other.ts', `import './accounts/rights-store.ts';`],
  'features-apart': ['web/features/one/a.ts', `import '../two/a.ts';`],
  'ui-never-fetches': ['web/ui/a.ts', `import '../lib/call.ts';`],
  'no-cycles': ['server/cycle-back.ts', `import './cycle.ts';`],
};
/** What a wall lets through. */
const open: Record<string, [file: string, code: string]> = {
  'docs-for-the-server': ['contract/two/docs-more.ts', `import '../one/docs.ts';`],
  'rooms-by-the-door': ['server/rooms/two/d.ts', `import '#server/rooms/one/events.ts';`],
  'events-stand-alone': ['server/rooms/two/events.ts', `import '#server/platform/events.ts';`],
};
const plain = [
  'contract/one/docs.ts',
  'server/platform/events.ts',
  'server/platform/a.ts',
  'server/rooms/one/index.ts',
  'server/rooms/one/inner.ts',
  'server/rooms/one/tables.ts',
  'server/rooms/one/part/tables.ts',
  'server/rooms/one/store.ts',
  'server/rooms/identity/accounts/rights-store.ts',
  'web/lib/a.ts',
  'web/lib/call.ts',
  'web/features/two/a.ts',
  'node_modules/drizzle-orm/index.js',
];

it('each wall fails for a planted violation', () => {
  const root = mkdtempSync(join(tmpdir(), 'weft-walls-'));
  const put = (file: string, code: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${code}\nexport const x = 1;\n`);
  };
  for (const f of plain) put(f, '');
  put('server/cycle.ts', `import './cycle-back.ts';`);
  for (const [file, code] of [...Object.values(planted), ...Object.values(open)]) put(file, code);
  writeFileSync(
    join(root, 'node_modules/drizzle-orm/package.json'),
    '{"name":"drizzle-orm","version":"1.0.0","main":"index.js"}',
  );
  for (const f of ['package.json', '.dependency-cruiser.mjs']) copyFileSync(f, join(root, f));
  let out = '';
  try {
    execFileSync(
      process.execPath,
      [
        resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        'contract',
        'server',
        'web',
      ],
      { cwd: root, encoding: 'utf8' },
    );
  } catch (err) {
    out = String((err as { stdout?: string }).stdout) + String((err as { stderr?: string }).stderr);
  }
  const isCaught = ([rule, [file]]: [string, [file: string, code: string]]) =>
    out.split('\n').some((l) => l.includes(rule) && l.includes(file));
  const caught = Object.entries(planted).filter(isCaught);
  expect(caught.map(([rule]) => rule)).toEqual(Object.keys(planted));
  expect(Object.entries(open).filter(isCaught)).toEqual([]);
});
