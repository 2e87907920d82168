import { describe, expect, it } from 'vitest';
import { type Deeds, levelOf, noDeeds, responseOf } from './conduct-rules.ts';

const deeds = (over: Partial<Deeds> = {}): Deeds => ({
  asked: 10,
  askers: 4,
  answered: 9,
  hours: 20,
  completed: 25,
  ...over,
});

describe('what a supplier’s deeds say', () => {
  it('says nothing of few inquiries, or of those of few buyers', () => {
    expect(responseOf(deeds({ asked: 4, answered: 4 }))).toBeNull();
    expect(responseOf(deeds({ askers: 2 }))).toBeNull();
    expect(responseOf(deeds())).toEqual({ rate: 90, hours: 20 });
    expect(responseOf(deeds({ answered: 0, hours: null }))).toEqual({ rate: 0, hours: null });
  });
  it('gives no level without verification, whatever was done', () => {
    expect(levelOf(false, deeds())).toBe('basic');
    expect(levelOf(true, noDeeds)).toBe('ordinary');
  });
  it('rises with completed orders, rate and hours', () => {
    expect(levelOf(true, deeds())).toBe('diamond');
    expect(levelOf(true, deeds({ hours: 30 }))).toBe('golden');
    expect(levelOf(true, deeds({ answered: 5 }))).toBe('silver');
    expect(levelOf(true, deeds({ completed: 1 }))).toBe('senior');
    expect(levelOf(true, deeds({ answered: 1 }))).toBe('ordinary');
  });
  it('does not hold too few inquiries against a newcomer, and asks them of the highest', () => {
    expect(levelOf(true, { ...noDeeds, completed: 3 })).toBe('silver');
    expect(levelOf(true, { ...noDeeds, completed: 30 })).toBe('silver');
  });
});
