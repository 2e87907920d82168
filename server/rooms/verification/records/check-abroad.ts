import { addressOf } from '#contract/enterprise/addresses.ts';
import { numberKinds } from '#contract/enterprise/company-numbers.ts';
import { faultsAbroad, kindOfField } from '#contract/verification/abroad.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import type { GivenFields } from '#contract/verification/calls.ts';
import type { Ctx, FieldError } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { isCountry } from '#server/rooms/dictionary/index.ts';

/** What a company abroad states wrongly, by field, in the reader's words; nothing for one of mainland China. */
export const checkAbroad = async (ctx: Ctx, given: GivenFields): Promise<Record<string, FieldError>> => {
  const { country } = given;
  if (!country || isChinese(country)) return {};
  if (!(await isCountry(ctx, country))) return { country: { code: 'choice' } };
  const paramsOf = (field: string) => {
    if (field === 'postcode') return { example: addressOf(country).example ?? '' };
    const kind = kindOfField(field, country);
    if (!kind) return {};
    return { kind: translate(ctx.lang, `verification:number.${kind}`), example: numberKinds[kind].example };
  };
  return Object.fromEntries(
    Object.entries(faultsAbroad(country, given)).map(([field, code]) => [field, { code, params: paramsOf(field) }]),
  );
};
