import { describe, expect, it } from 'vitest';
import { infoFaults, loginFaults, registrationFaults, type RegistrationKind } from '#contract/identity/faults.ts';
import { faultKeys } from '#web/features/identity/fault-text.ts';
import { say, table } from './messages.ts';

const { row, hold } = table();

// The login: both tabs.
const login = (tab: 'individual' | 'enterprise', account: string, password = 'x') =>
  loginFaults({ tab, account, password });
row(
  'phone with a wrong second digit',
  login('individual', '12800138000').account,
  'needPhone',
  `identity:${faultKeys.needPhone}`,
  '请输入正确的手机号',
);
row(
  'phone of ten digits',
  login('individual', '1380013800').account,
  'needPhone',
  `identity:${faultKeys.needPhone}`,
  '请输入正确的手机号',
);
row(
  'nothing at all',
  login('individual', ' ').account,
  'needAccount',
  `identity:${faultKeys.needAccount}`,
  '请输入正确的手机号或邮箱',
);
row(
  'an address without a domain',
  login('individual', 'weft@').account,
  'badEmail',
  `identity:${faultKeys.badEmail}`,
  '邮箱地址无效',
);
row(
  'no password',
  login('individual', '13800138000', '').password,
  'needPassword',
  `identity:${faultKeys.needPassword}`,
  '请输入密码',
);
row(
  'no user name',
  login('enterprise', '').account,
  'needUsername',
  `identity:${faultKeys.needUsername}`,
  '请输入用户名',
);
row(
  'no password for a user name',
  login('enterprise', 'hengze', '').password,
  'needPassword',
  `identity:${faultKeys.needPassword}`,
  '请输入密码',
);

// The five ways of registration.
const right = {
  target: '13800138000',
  code: '123456',
  name: '薛明',
  password: 'twill-2x2',
  agreed: true,
  companyName: '恒泽',
  username: '',
};
const way = (kind: RegistrationKind, over: Partial<typeof right>) => registrationFaults(kind, { ...right, ...over });
const identity = (code: keyof typeof faultKeys) => `identity:${faultKeys[code]}`;
row(
  'a code of five digits',
  way('personal', { code: '12345' }).code,
  'needCode',
  identity('needCode'),
  '请输入收到的 6 位验证码',
);
row('no name', way('personal', { name: ' ' }).name, 'needName', identity('needName'), '请填写姓名');
row(
  'a password of seven signs',
  way('personal', { password: 'abcdefg' }).password,
  'short',
  identity('short'),
  '密码至少 8 个字符',
);
row(
  'the agreements not accepted',
  way('personal', { agreed: false }).agreed,
  'needAgree',
  identity('needAgree'),
  '请先同意以上协议',
);
for (const kind of ['enterprise', 'supplier', 'service', 'quick'] as const)
  row(
    `no company name (${kind})`,
    way(kind, { companyName: '' }).companyName,
    'needCompany',
    identity('needCompany'),
    '请填写企业名称',
  );
row(
  'a user name that is a phone number',
  way('supplier', { username: '13800138000' }).username,
  'badUsername',
  identity('badUsername'),
  '用户名为 2 到 64 个字母、数字或 . _ -，不能是手机号或邮箱',
);

// A personal member's information.
const personal = infoFaults({
  name: '',
  companyName: '',
  position: '',
  department: '',
  areaId: [],
  field: '',
  howToKnow: '',
});
for (const [k, cn] of [
  ['name', '姓名'],
  ['companyName', '公司名称'],
] as const)
  row(
    `personal information without ${k}`,
    personal[k],
    'needFill',
    'identity:complete.needFill',
    `请填写${cn}`,
    (l) => ({ field: say(l, k === 'name' ? 'identity:register.name' : 'identity:complete.companyName') }),
  );
for (const [k, cn, label] of [
  ['position', '职务', 'position'],
  ['department', '部门', 'department'],
  ['areaId', '地区', 'area'],
  ['field', '应用领域', 'field'],
  ['howToKnow', '从哪里知道我们', 'howToKnow'],
] as const)
  row(
    `personal information without ${k}`,
    personal[k],
    'needSelect',
    'identity:complete.needSelect',
    `请选择${cn}`,
    (l) => ({ field: say(l, `identity:complete.${label}`) }),
  );

describe('messages of the account forms', () => {
  hold();

  it('let right entries pass', () => {
    for (const kind of ['personal', 'enterprise', 'supplier', 'service', 'quick'] as const)
      expect(way(kind, {})).toEqual({});
    for (const account of ['13800138000', '+86 138 0013 8000', 'Ana@Example.com'])
      expect(login('individual', account)).toEqual({});
  });
});
