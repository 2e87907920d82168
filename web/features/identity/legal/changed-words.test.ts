import { expect, it } from 'vitest';
import { changedWords } from './changed-words.ts';

it('parts what was changed from what stayed, by words, and by signs in Chinese', () => {
  expect(changedWords('It may be revised.', 'It may be revised until the deadline.')).toEqual({
    head: 'It may be ',
    before: 'revised.',
    after: 'revised until the deadline.',
    tail: '',
  });
  expect(changedWords('报价可以修改。', '报价在截止前可以修改。')).toEqual({
    head: '报价',
    before: '',
    after: '在截止前',
    tail: '可以修改。',
  });
  expect(changedWords('a a', 'a a a')).toEqual({ head: 'a a', before: '', after: ' a', tail: '' });
  expect(changedWords('', 'New.')).toEqual({ head: '', before: '', after: 'New.', tail: '' });
});
