import { describe, expect, it } from 'vitest';
import { settingSchemas } from '#contract/settings/calls.ts';
import { differences } from './setting-difference.ts';
import { shapeOf } from './setting-shape.ts';

const paths = (key: keyof typeof settingSchemas, a: unknown, b: unknown) =>
  differences(shapeOf(settingSchemas[key]), a, b).map((d) => [d.path.join('.'), d.a, d.b]);

describe('where two values of a setting differ', () => {
  it('is told by field and language', () => {
    const fair = { name: { cn: '展', en: 'Fair' }, from: '2099-01-01', to: '2099-01-02' };
    const other = { ...fair, name: { cn: '展会', en: 'Fair' } };
    expect(paths('exhibitions', [fair], [other])).toEqual([['1.name.cn', '展', '展会']]);
    expect(paths('exhibitions', [fair], [fair])).toEqual([]);
  });
  it('shows each field of an entry that only one has', () => {
    const fair = { name: { cn: '展' }, from: '2099-01-01', to: '2099-01-02' };
    expect(paths('exhibitions', [], [fair])).toEqual([
      ['1.name.cn', undefined, '展'],
      ['1.from', undefined, '2099-01-01'],
      ['1.to', undefined, '2099-01-02'],
    ]);
  });
  it('takes a list of words and a switch as a whole, and nothing for nothing', () => {
    expect(paths('home.materials', ['a'], ['a', 'b'])).toEqual([['', ['a'], ['a', 'b']]]);
    expect(paths('verification.twoPersons', true, false)).toEqual([['', true, false]]);
    const none = { name: {}, from: '', to: '' };
    expect(paths('exhibitions', [none], [{ ...none, name: { en: '' } }])).toEqual([]);
  });
});
