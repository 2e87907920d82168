import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guards, jobBreaks } from './breaks.ts';

/** A break whose text is gone, or stands twice, would break nothing, or something else. */
describe('what is broken on purpose', () => {
  it.each([...guards, ...jobBreaks])('$name stands once in $file', ({ file, from, to }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  it.each(guards)('$name has tests that can fail', ({ tests, only }) => {
    const files = globSync(`${tests}*.test.ts`).map((f) => readFileSync(f, 'utf8'));
    expect(files.filter((text) => text.includes(`${only}:`)).length).toBeGreaterThan(0);
  });
});
