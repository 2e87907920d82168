import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variablesCss, variablesFile } from '../../scripts/variables.ts';

it('web/ui/frame/mantine-variables.css is what the theme says (npm run variables)', () => {
  expect(readFileSync(variablesFile, 'utf8') === variablesCss()).toBe(true);
});
