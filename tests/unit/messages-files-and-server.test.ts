import { describe, expect, it } from 'vitest';
import { langs } from '#contract/core/langs.ts';
import { fileKinds, judgeFile } from '#contract/files/calls.ts';
import { isCreditCode, withCheckDigit } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { percentOf } from '#contract/core/numbers/number-text.ts';
import { raw, table } from './messages.ts';

const { row, hold } = table();

// Uploads.
const fileParams = (kind: keyof typeof fileKinds) => () => ({
  name: '图',
  kinds: fileKinds[kind].extensions.join(', '),
  limit: fileKinds[kind].limit / 1024,
  size: 6000,
});
row(
  'a picture as gif',
  judgeFile({ name: 'a.gif', size: 10 }, 'picture'),
  'wrongType',
  'ui:file.wrongType',
  '图：只接受 jpeg, jpg, bmp, png',
  fileParams('picture'),
);
row(
  'an annex as exe',
  judgeFile({ name: 'a.exe', size: 10 }, 'annex'),
  'wrongType',
  'ui:file.wrongType',
  '图：只接受 pdf, doc, docx, xls, xlsx',
  fileParams('annex'),
);
row(
  'an annex of 5000 KB',
  judgeFile({ name: 'a.pdf', size: 5000 * 1024 }, 'annex'),
  'tooLarge',
  'ui:file.tooLarge',
  '图：6000 KB，须小于 5000 KB',
  fileParams('annex'),
);
row(
  'a docking picture of 500 KB',
  judgeFile({ name: 'a.jpg', size: 500 * 1024 }, 'docking'),
  'tooLarge',
  'ui:file.tooLarge',
  '图：6000 KB，须小于 500 KB',
  fileParams('docking'),
);
row(
  'a docking picture as bmp',
  judgeFile({ name: 'a.bmp', size: 10 }, 'docking'),
  'wrongType',
  'ui:file.wrongType',
  '图：只接受 jpg, png',
  fileParams('docking'),
);
row(
  'an empty file',
  judgeFile({ name: 'a.pdf', size: 0 }, 'annex'),
  'empty',
  'ui:file.empty',
  '图：文件是空的',
  fileParams('annex'),
);

// What the server says besides.
row(
  'a credit code with a wrong check sign',
  isCreditCode(withCheckDigit('91320900MA1X8K3T4').replace(/.$/, '0')),
  'false',
  'errors:rules.creditCode',
  '信用代码校验不通过，请对照执照逐位核对',
);
row(
  'quoting by customer service',
  'customerService',
  'customerService',
  'errors:common.customerService',
  '客服账号没有报价权限',
);
row(
  'quoting with steps left',
  'noQuoteRight',
  'noQuoteRight',
  'errors:common.noQuoteRight',
  '报价前还需：完善资料、企业认证、成为供应商',
);
row('a visitor where members only are let in', 'login', 'login', 'errors:common.login', '请先登录');

describe('messages of files and of the server', () => {
  hold();

  it('let right entries pass', () => {
    expect(judgeFile({ name: 'a.PDF', size: 5000 * 1024 - 1 }, 'annex')).toBe(null);
    expect(['1a50', '-5', '３０', '12.9', ''].map(percentOf)).toEqual(['100', '', '30', '12', '']);
  });

  it('are the same words where the server says them', () => {
    for (const l of langs)
      for (const [form, server] of [
        ['company.fault.needSelect', 'needSelect'],
        ['company.fault.needFill', 'needFill'],
        ['company.fault.tooMany', 'tooMany'],
        ['company.fault.choice', 'choice'],
        ['company.fault.percent', 'percent'],
        ['code.need', 'code'],
        ['login.badEmail', 'email'],
        ['register.badUsername', 'username'],
      ] as const)
        expect(raw(l, `errors:rules.${server}`), `${l} ${server}`).toBe(raw(l, `identity:${form}`));
  });
});
