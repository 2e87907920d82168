import { describe, expect, it } from 'vitest';
import { atPage, hiddenColumns, nextSort, unlessLooks, viewOf, withChange, withLook } from './list-address.ts';

const at = '?q=T700&state=quoting&hide=city&current=3&cursor=abc&row=7';

describe('the address of a list', () => {
  it('begins anew with another sort or filter, and stays where it is with another look', () => {
    expect(withChange(at, { sort: 'oldest' })).toBe('?q=T700&state=quoting&hide=city&sort=oldest');
    expect(withChange('?current=2', {})).toBe('');
    expect(withLook(at, { rows: 'dense', hide: undefined })).toBe(
      '?q=T700&state=quoting&current=3&cursor=abc&row=7&rows=dense',
    );
    expect(viewOf(at)).toBe('?q=T700&state=quoting&hide=city');
  });

  it('turns pages by number or by cursor; the first page has neither', () => {
    expect(atPage(at, 4, 'def')).toBe('?q=T700&state=quoting&hide=city&current=4&cursor=def');
    expect(atPage(at, 9)).toBe('?q=T700&state=quoting&hide=city&current=9');
    expect(atPage(at, 1, 'def')).toBe('?q=T700&state=quoting&hide=city');
    expect(atPage('?current=3', 2, null, 'mails')).toBe('?current=3&mails=2');
    expect(atPage('?current=3&mails=2', 1, null, 'mails')).toBe('?current=3');
  });

  it('hides what it says, never what is fixed, and without a word what is extra', () => {
    const columns = [{ id: 'a', fixed: true }, { id: 'b' }, { id: 'c', extra: true }];
    expect(hiddenColumns('', columns)).toEqual(['c']);
    expect(hiddenColumns('?hide=', columns)).toEqual([]);
    expect(hiddenColumns('?hide=a,b,nothing', columns)).toEqual(['b']);
  });

  it('a head leads through its ways and back to the usual order', () => {
    const both = { up: 'oldest', down: 'newest' };
    expect(nextSort('newest', 'newest', both)).toBe('oldest');
    expect(nextSort('oldest', 'newest', both)).toBe('newest');
    expect(nextSort('match', 'match', { up: 'deadline' })).toBe('deadline');
    expect(nextSort('deadline', 'match', { up: 'deadline' })).toBe('match');
  });

  it('reads nothing anew for another look', () => {
    const url = (search: string) => new URL(`https://weft.example/list${search}`);
    const moved = (from: string, to: string) =>
      unlessLooks({ currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate: true });
    expect(moved('?q=a', '?q=a&hide=b&rows=dense')).toBe(false);
    expect(moved('?q=a&row=1', '?q=a&row=2')).toBe(false);
    expect(moved('?q=a', '?q=b&rows=dense')).toBe(true);
    expect(moved('?q=a', '?q=a')).toBe(true);
  });
});
