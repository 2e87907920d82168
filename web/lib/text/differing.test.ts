import { describe, expect, it } from 'vitest';
import { differing, wordsOf } from './differing.ts';

describe('where two readings part', () => {
  it('is what lies between their common beginning and end', () => {
    expect(differing('壹仟炳佰万元整', '壹仟贰佰万元整')).toEqual({
      before: '壹仟',
      a: '炳',
      b: '贰',
      after: '佰万元整',
    });
    expect(differing('科技路19号', '科技路91号')).toEqual({ before: '科技路', a: '19', b: '91', after: '号' });
    expect(differing('薛明', '薛明澜')).toEqual({ before: '薛明', a: '', b: '澜', after: '' });
    expect(differing('啊啊', '啊')).toEqual({ before: '啊', a: '啊', b: '', after: '' });
    expect(differing('', '')).toEqual({ before: '', a: '', b: '', after: '' });
  });

  it('keeps words whole where they are asked for, and in Chinese its signs', () => {
    expect(differing('It may be revised.', 'It may be revised until the deadline.', wordsOf)).toEqual({
      before: 'It may be ',
      a: 'revised.',
      b: 'revised until the deadline.',
      after: '',
    });
    expect(differing('报价可以修改。', '报价在截止前可以修改。', wordsOf)).toEqual({
      before: '报价',
      a: '',
      b: '在截止前',
      after: '可以修改。',
    });
    expect(differing('a a', 'a a a', wordsOf)).toEqual({ before: 'a a', a: '', b: ' a', after: '' });
  });
});
