import { expect, it } from 'vitest';
import { plainMemberName, plainName, takenForDesk } from './plain-name.ts';

it.each([
  ['常州麦纤新材料科技有限公司', '常州麦纤新材料科技有限公司'],
  ['Hengze Composites Co., Ltd.', 'Hengze Composites Co., Ltd.'],
  ['Hengze Co.Ltd', 'Hengze Co. Ltd'],
  ['Compuestos del Ebro S.A.', 'Compuestos del Ebro S.A.'],
  ["O'Brien & Söhne GmbH", "O'Brien & Söhne GmbH"],
])('keeps %s', (given, kept) => expect(plainName(given)).toBe(kept));

it.each([
  ['账号异常 http://evil.example/login 请登录', '账号异常 请登录'],
  ['恒泽www.evil.top/a?b=1公司', '恒泽 公司'],
  ['立即访问evil.com领奖', '立即访问 领奖'],
  ['Verify at weft-login.site now', 'Verify at now'],
  ['Visit ｅｖｉｌ．ｃｏｍ', 'Visit'],
  ['Visit evil。com', 'Visit'],
  ['Visit evil.unusual', 'Visit evil. unusual'],
  ['Write to a.b@evil.example', 'Write to'],
  ['call +86 138-0000-0001', 'call'],
  ['a\r\nBcc: x\u202ey', 'a Bcc: x y'],
])('takes the addresses out of %s', (given, kept) => expect(plainName(given)).toBe(kept));

it('is cut', () => expect([...plainName('长'.repeat(200))].length).toBe(40));

it.each([
  'Weft Security',
  'ＷＥＦＴ support',
  'W e-f.t',
  'We\u200bft',
  'We\u00adft team',
  'Wéft',
  '复材汇官方',
  '复 材·汇',
  '複材匯客服',
])('takes %s for the platform', (name) => expect(takenForDesk(name)).toBe(true));

it.each(['Li Wei', '周明远', '恒泽复材', 'Wu Efteling'])('takes %s for a member', (name) =>
  expect(takenForDesk(name)).toBe(false),
);

it('leaves nothing that speaks for the platform', () => {
  expect(plainMemberName('We 13800000001 ft')).toBe('');
  expect(plainMemberName('周明远')).toBe('周明远');
});
