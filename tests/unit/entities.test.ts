import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entitiesFile, entitiesPage } from '../../scripts/entities.ts';

it('every table stands in docs/entities.md with what it holds (npm run entities)', async () => {
  expect(readFileSync(entitiesFile, 'utf8') === (await entitiesPage())).toBe(true);
});
