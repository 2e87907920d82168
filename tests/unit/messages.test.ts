import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  companyFaults,
  companyFieldNames,
  companyFields,
  type CompanyFieldName,
  type CompanyInfo,
  mostOf,
  noCompanyInfo,
} from '#contract/company-info.ts';
import { type Lang, langs } from '#contract/core/langs.ts';
import { fileKinds, judgeFile } from '#contract/files.ts';
import {
  infoFaults,
  loginFaults,
  mostRegions,
  registrationFaults,
  type RegistrationKind,
  trimRegions,
} from '#contract/identity-faults.ts';
import { isCreditCode, withCheckSign } from '#server/rooms/verification/licence/credit-code-rules.ts';
import { faultKeys } from '#web/features/identity/fault-text.ts';
import { percentOf } from '#web/ui/number-text.ts';

/** Every message of specification 5: a failing input, what the rule makes of it, and the words in three languages. */
const files = new Map<string, unknown>();
const raw = (lang: Lang, key: string): string => {
  const [room, path = ''] = key.split(':');
  const file = `i18n/${lang}/${room}.json`;
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  const found = path
    .split('.')
    .reduce<unknown>((o, k) => (o as Record<string, unknown> | undefined)?.[k], files.get(file));
  return typeof found === 'string' ? found : '';
};
const say = (lang: Lang, key: string, params: Record<string, string | number> = {}): string =>
  raw(lang, key).replace(/\{\{(\w+)\}\}/g, (_, k: string) => String(params[k] ?? `{{${k}}}`));

type Row = {
  rule: string;
  fault: unknown;
  code: string;
  key: string;
  params?: (lang: Lang) => Record<string, string | number>;
  cn: string;
};
const rows: Row[] = [];
const row = (rule: string, fault: unknown, code: string, key: string, cn: string, params?: Row['params']) =>
  rows.push({ rule, fault, code, key, cn, ...(params && { params }) });

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

// The company form: each field that specification 5 names, by its own words.
const empty = companyFaults(noCompanyInfo);
const named: Partial<Record<CompanyFieldName, string>> = {
  userPositionCn: '请选择职务',
  userDeptCn: '请选择部门',
  areaId: '请选择所在地区',
  entType: '请选择企业类型',
  entProductsCn: '请选择主营产品',
  entStaffNum: '请选择员工人数',
  entField: '请选择应用领域',
  processType: '请选择加工工艺',
  factoryArea: '请选择厂房面积',
  certifiedProduct: '请选择产品认证',
  outputValue: '请选择年产值',
  systemCertification: '请选择体系认证',
  industryServices: '请选择行业服务',
  salesRegions: '请选择销售区域',
  researchTeam: '请选择研发团队',
  softwareSystem: '请选择软件系统',
  userFollowExhibition: '请选择关注的展会',
  userKnow: '请选择了解渠道',
  tendencyOrder: '请选择订单偏好',
  factory: '请选择自有工厂',
  exportRights: '请选择进出口权',
  trademarkNumber: '请填写商标数量',
  patentsNumber: '请填写专利数量',
  entNameCn: '请填写企业名称',
};
const company = (k: CompanyFieldName) => (l: Lang) => ({ field: say(l, `identity:company.${k}`), most: mostOf(k) });
for (const [k, cn] of Object.entries(named) as [CompanyFieldName, string][]) {
  const code = companyFields[k].kind === 'fill' ? 'needFill' : 'needSelect';
  row(`company form without ${k}`, empty[k], code, `identity:company.fault.${code}`, cn, company(k));
}
const wrong = (over: Partial<CompanyInfo>) => companyFaults({ ...noCompanyInfo, ...over });
row(
  'eleven regions',
  wrong({ areaId: Array.from({ length: 11 }, (_, i) => i) }).areaId,
  'tooMany',
  'identity:company.fault.tooMany',
  '所在地区最多选 10 项',
  company('areaId'),
);
row(
  'a ratio of 101',
  wrong({ exportRatio: '101' }).exportRatio,
  'percent',
  'identity:company.fault.percent',
  '请填 0 到 100 的整数',
);
row(
  'a tendency that is none',
  wrong({ tendencyOrder: '1569' }).tendencyOrder,
  'choice',
  'identity:company.fault.choice',
  '请从列表中选择',
);
row(
  'a trademark figure of 65 signs',
  wrong({ trademarkNumber: '1'.repeat(65) }).trademarkNumber,
  'tooLong',
  'identity:company.fault.tooLong',
  '最多 64 个字符',
  company('trademarkNumber'),
);
row(
  'the eleventh region is cut',
  trimRegions(Array.from({ length: 11 })).trimmed,
  'true',
  'identity:complete.atMost',
  '最多 10 个地区',
);

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
  '图：只收 jpeg, jpg, bmp, png',
  fileParams('picture'),
);
row(
  'an annex as exe',
  judgeFile({ name: 'a.exe', size: 10 }, 'annex'),
  'wrongType',
  'ui:file.wrongType',
  '图：只收 pdf, doc, docx, xls, xlsx',
  fileParams('annex'),
);
row(
  'an annex of 5000 KB',
  judgeFile({ name: 'a.pdf', size: 5000 * 1024 }, 'annex'),
  'tooLarge',
  'ui:file.tooLarge',
  '图：有 6000 KB，要小于 5000 KB',
  fileParams('annex'),
);
row(
  'a docking picture of 500 KB',
  judgeFile({ name: 'a.jpg', size: 500 * 1024 }, 'docking'),
  'tooLarge',
  'ui:file.tooLarge',
  '图：有 6000 KB，要小于 500 KB',
  fileParams('docking'),
);
row(
  'a docking picture as bmp',
  judgeFile({ name: 'a.bmp', size: 10 }, 'docking'),
  'wrongType',
  'ui:file.wrongType',
  '图：只收 jpg, png',
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
  isCreditCode(withCheckSign('91320900MA1X8K3T4').replace(/.$/, '0')),
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
  '报价前还差几步：完善资料、企业认证、供应商身份',
);
row('a visitor where members only are let in', 'login', 'login', 'errors:common.login', '请先登录');

describe('messages of specification 5', () => {
  for (const r of rows)
    it(`${r.rule}: ${r.cn}`, () => {
      expect(String(r.fault)).toBe(r.code);
      const said = Object.fromEntries(langs.map((l) => [l, say(l, r.key, r.params?.(l))])) as Record<Lang, string>;
      expect(said.cn).toBe(r.cn);
      expect(new Set(Object.values(said)).size, JSON.stringify(said)).toBe(langs.length);
      for (const text of Object.values(said)) expect(text).not.toMatch(/^$|\{\{/);
    });

  it('leave out no field that must be chosen or filled in', () => {
    expect(Object.keys(named).toSorted()).toEqual(
      companyFieldNames.filter((k) => 'need' in companyFields[k]).toSorted(),
    );
    expect(Object.keys(empty).toSorted()).toEqual(Object.keys(named).toSorted());
    expect(mostOf('areaId')).toBe(mostRegions);
    expect(raw('en', 'identity:complete.atMost').toUpperCase()).toBe('10 ITEMS MAXIMUM');
  });

  it('let right entries pass', () => {
    for (const kind of ['personal', 'enterprise', 'supplier', 'service', 'quick'] as const)
      expect(way(kind, {})).toEqual({});
    for (const account of ['13800138000', '+86 138 0013 8000', 'Ana@Example.com'])
      expect(login('individual', account)).toEqual({});
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
