import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('web/**/*.{ts,tsx}').filter((f) => !f.includes('.test.') && !f.startsWith('web/lib/form/'));

it('no form keeps a busy or faults of its own beside the form layer (decision 0032)', () => {
  const own = /\[\s*(busy|sending|saving)\s*,\s*set|setErrors\(/;
  // The book of pieces shows a stepper with no call behind it.
  const found = files.filter((f) => own.test(readFileSync(f, 'utf8')) && f !== 'web/features/ui-book/steps.tsx');
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
