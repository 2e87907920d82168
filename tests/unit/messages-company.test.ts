import { describe, expect, it } from 'vitest';
import {
  companyFaults,
  companyFieldNames,
  companyFields,
  type CompanyFieldName,
  type CompanyInfo,
  maxChoices,
  noCompanyInfo,
} from '#contract/enterprise/company-info.ts';
import type { Lang } from '#contract/core/langs.ts';
import { maxRegions, trimRegions } from '#contract/identity/faults.ts';
import { raw, say, table } from './messages.ts';

const { row, hold } = table();

// The company form: each required field, by its own words (accounts 28).
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
const company = (k: CompanyFieldName) => (l: Lang) => ({ field: say(l, `identity:company.${k}`), most: maxChoices(k) });
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

describe('messages of the company form', () => {
  hold();

  it('leave out no field that must be chosen or filled in', () => {
    expect(Object.keys(named).toSorted()).toEqual(
      companyFieldNames.filter((k) => 'need' in companyFields[k]).toSorted(),
    );
    expect(Object.keys(empty).toSorted()).toEqual(Object.keys(named).toSorted());
    expect(maxChoices('areaId')).toBe(maxRegions);
    expect(raw('en', 'identity:complete.atMost').toUpperCase()).toBe('10 ITEMS MAXIMUM');
  });
});
