import { describe, expect, it } from 'vitest';
import { differing } from './differing.ts';

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
});
