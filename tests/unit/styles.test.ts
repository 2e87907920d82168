import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheetOf = (name: string) => `@mantine/core/styles/${name}.css`;
const named = /import \{([^}]*)\} from '@mantine\/core'/g;

it('every piece of Mantine in use has its sheet, in all pages or beside it', () => {
  const everywhere = readFileSync('web/ui/frame/mantine.css', 'utf8');
  const bare = globSync('web/**/*.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const pieces = [...source.matchAll(named)].flatMap(([, list = '']) =>
      list.split(',').map((n) => n.trim().replace(/ as .*/, '')),
    );
    return pieces
      .filter((n) => existsSync(`node_modules/${sheetOf(n)}`))
      .filter((n) => !everywhere.includes(sheetOf(n)) && !source.includes(sheetOf(n)))
      .map((n) => `${file}: ${n}`);
  });
  expect(bare).toEqual([]);
});
