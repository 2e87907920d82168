import { describe, expect, it } from 'vitest';
import { excerpt, checkDeadline, covers, certificateStandings } from './rules.ts';

describe('evidence', () => {
  const held = [
    { slug: 'iso-9001', verified: false },
    { slug: 'iso-9001', verified: true, validUntil: '2027-01-31' },
    { slug: 'as9100', verified: true, validUntil: '2026-11-19' },
    { slug: 'reach', verified: false },
  ];
  it('takes the best valid one, and tells declared, expired and missing apart', () => {
    const standing = certificateStandings(['iso-9001', 'as9100', 'reach', 'ul-94'], held, '2026-11-20');
    expect(standing.map((s) => s.state)).toEqual(['verified', 'expired', 'declared', 'missing']);
    expect(covers(standing)).toBe(false);
    expect(covers(certificateStandings(['iso-9001', 'reach'], held, '2026-11-20'))).toBe(true);
  });
  it('is valid through its last day', () => {
    expect(certificateStandings(['as9100'], held, '2026-11-19')[0]?.state).toBe('verified');
    expect(covers(certificateStandings([], held, '2026-11-20'))).toBe(true);
  });
});

it('bounds the deadline', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(checkDeadline('2026-11-20T00:30:00Z', now)).toEqual({ deadline: { code: 'deadlineLate' } });
  expect(checkDeadline('2026-11-20T01:00:00Z', now)).toEqual({});
  expect(checkDeadline('2027-11-20T01:00:00Z', now)).toEqual({ deadline: { code: 'deadlineFar' } });
});

it('cuts a summary at a word or a stop and leaves short texts whole', () => {
  expect(excerpt('短文')).toBe('短文');
  expect(excerpt('one two three four', 12)).toBe('one two…');
  expect(excerpt(`${'字'.repeat(100)}。${'字'.repeat(100)}`)).toBe(`${'字'.repeat(100)}。…`);
});
