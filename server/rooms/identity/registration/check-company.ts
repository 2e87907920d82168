import {
  companyFaults,
  type CompanyField,
  companyFieldNames,
  companyFields,
  type CompanyInfo,
  maxChoices,
} from '#contract/enterprise/company-info.ts';
import { common } from '#contract/core/errors.ts';
import { addressOf } from '#contract/enterprise/addresses.ts';
import { countryOfRegion } from '#contract/enterprise/places.ts';
import { type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { dictionaryHas, dictionarySlug } from '#server/rooms/dictionary/index.ts';

/**
 * The company form's rules, the browser's own table, and besides that each choice is in its dictionary (accounts 24).
 * @throws Refused invalid with the fields that aren't right
 */
export const checkCompany = async (ctx: Ctx, info: CompanyInfo): Promise<void> => {
  const place = info.areaId[0] ? await dictionarySlug(ctx, 'your_area', String(info.areaId[0])) : undefined;
  const country = countryOfRegion(place ?? 'CN');
  const faults = companyFaults(info, country);
  const fields: Record<string, FieldError> = {};
  for (const k of companyFieldNames) {
    const { dict }: CompanyField = companyFields[k];
    const value = info[k];
    const known = !dict || typeof value === 'string' || (await dictionaryHas(ctx, dict, value.map(String)));
    const code = faults[k] ?? (known ? null : 'choice');
    if (code)
      fields[k] = {
        code,
        params: {
          field: translate(ctx.lang, `identity:company.${k}`),
          most: maxChoices(k),
          n: maxChoices(k),
          example: addressOf(country).example ?? '',
        },
      };
  }
  if (Object.keys(fields).length) throw refuse(common.invalid, {}, fields);
};
