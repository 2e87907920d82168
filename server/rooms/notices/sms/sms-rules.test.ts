import { describe, expect, it } from 'vitest';
import { morningAfter } from './sms-rules.ts';

const morning = (local: string) => morningAfter(new Date(`${local}+08:00`))?.toISOString();

describe('the night of somebody in China', () => {
  it('begins at 22 and ends at 8, over midnight and the end of a month', () => {
    expect(morning('2026-11-20T21:59:59')).toBeUndefined();
    expect(morning('2026-11-20T22:00:00')).toBe(new Date('2026-11-21T08:00:00+08:00').toISOString());
    expect(morning('2026-11-30T23:30:00')).toBe(new Date('2026-12-01T08:00:00+08:00').toISOString());
    expect(morning('2026-11-21T00:00:00')).toBe(new Date('2026-11-21T08:00:00+08:00').toISOString());
    expect(morning('2026-11-21T07:59:59')).toBe(new Date('2026-11-21T08:00:00+08:00').toISOString());
    expect(morning('2026-11-21T08:00:00')).toBeUndefined();
  });
});
