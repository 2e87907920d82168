import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entitiesFile, entitiesPage } from '../../scripts/entities.ts';

const printed = await entitiesPage();

it('every table stands in docs/entities.md (npm run entities)', () => {
  expect(readFileSync(entitiesFile, 'utf8') === printed).toBe(true);
});

it('every table says what it holds', () => {
  expect(printed.match(/.*TODO: a docstring.*/g) ?? []).toEqual([]);
});
