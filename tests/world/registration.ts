import {
  type CompanyInfo,
  companyFieldNames,
  companyFields,
  noCompanyInfo,
  type CompanyField,
} from '#contract/enterprise/company-info.ts';
import { dictionary, type DictItem } from '#contract/dictionary/calls.ts';
import type { TestPlatform } from '#tests/harness/platform.ts';

const leaf = (items: readonly DictItem[]): DictItem => {
  const [first] = items;
  if (!first) throw new Error('an empty dictionary');
  return first.children?.length ? leaf(first.children as DictItem[]) : first;
};

/** A company form with every field that is asked for, from the dictionaries as they are. */
export const companyForm = async (p: TestPlatform, over: Partial<CompanyInfo> = {}): Promise<CompanyInfo> => {
  const form: Record<string, unknown> = { ...noCompanyInfo };
  for (const k of companyFieldNames) {
    const { kind, dict }: CompanyField = companyFields[k];
    if (dict) {
      const item = leaf(await p.as()(dictionary.byType, { params: { dictType: dict } }));
      form[k] = kind === 'regions' ? [item.id] : [item.value];
    } else if (kind === 'flag') form[k] = '1';
    else if (kind === 'code') form[k] = '1567';
    else if (kind === 'fill') form[k] = '12';
    else if (kind === 'percent') form[k] = '30';
  }
  return { ...(form as CompanyInfo), entNameCn: '盐城恒泽新材料有限公司', ...over };
};
