import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/text/words.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { addressOf, addressParts } from '#contract/enterprise/addresses.ts';
import {
  addressFields,
  companyFaults,
  type CompanyFieldName,
  type CompanyInfo,
  companyFields,
  maxChoices,
  noCompanyInfo,
} from '#contract/enterprise/company-info.ts';
import { isChinese } from '#contract/enterprise/places.ts';
import { registration } from '#contract/identity/registration.ts';
import { call } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import type { DraftOptions } from '#web/lib/form/use-draft.ts';
import { countryIn } from './company-place.ts';
import type { Dictionaries } from './use-company-options.ts';

export type CompanyErrors = Record<string, string>;
type Kept = { info: CompanyInfo; nameFixed: boolean; mayEdit: boolean };

/** The company form as last saved; `failed` carries the message where it didn't come. */
export const useKeptCompany = () => {
  const [kept, setKept] = useState<Kept | null>(null);
  const [failed, setFailed] = useState('');
  const load = useCallback(() => {
    call(registration.company).then(
      (got) => {
        setFailed('');
        setKept({ ...got, info: { ...noCompanyInfo, ...got.info } });
      },
      (err: Error) => setFailed(err.message),
    );
  }, []);
  useEffect(load, [load]);
  return { kept, failed, load };
};

/** What fields are called: the parts of an address as the company's country calls them. */
export const useCompanyLabels = () => {
  const { t } = useTranslation(['identity', 'verification']);
  return (k: CompanyFieldName, country: string): string => {
    const part = addressParts.find((p) => addressFields[p] === k);
    const { region, postcode } = addressOf(country);
    if (part) return t(`verification:place.${part === 'region' ? region : part === 'postcode' ? postcode : part}`);
    return t(k === 'licenseQyFile' && !isChinese(country) ? 'company.papersFile' : `company.${k}`);
  };
};

/** Rules of the company form, the server's own, in the reader's words. */
export const useCompanyRules = () => {
  const { t } = useTranslation('identity');
  const labelOf = useCompanyLabels();
  const message = (k: CompanyFieldName, info: CompanyInfo, country: string): string | undefined => {
    const fault = companyFaults(info, country)[k];
    const example = addressOf(country).example ?? '';
    return fault && t(`company.fault.${fault}`, { field: labelOf(k, country), most: maxChoices(k), example });
  };
  const validate = (info: CompanyInfo, country: string): CompanyErrors =>
    Object.fromEntries(
      (Object.keys(companyFaults(info, country)) as CompanyFieldName[]).map((k) => [
        k,
        message(k, info, country) ?? '',
      ]),
    );
  return { message, validate };
};

/** What was changed of the company form, over what was saved before, and the step that is open. */
export type CompanyChanges = { changed: Partial<CompanyInfo>; at: number };

/** The company form over what was saved before; `kept` is null until that has come. */
export const useCompanyForm = (
  kept: Kept | null,
  options: Dictionaries | null,
  onDone: (done: DataOf<typeof registration.saveCompany>) => Promise<unknown> | void,
  draft?: DraftOptions<CompanyChanges>,
) => {
  const { validate } = useCompanyRules();
  const infoOf = ({ changed }: CompanyChanges): CompanyInfo => ({ ...noCompanyInfo, ...kept?.info, ...changed });
  const form = useCallForm({
    endpoint: registration.saveCompany,
    initial: { changed: {}, at: 0 } as CompanyChanges,
    input: (v) => ({ body: infoOf(v) }),
    check: (v) => validate(infoOf(v), countryIn(infoOf(v), options)),
    draft,
    onDone: (done) => onDone(done),
  });
  const info = infoOf(form.values);
  const change = (part: Partial<CompanyInfo>) => form.change({ changed: { ...form.current().changed, ...part } });
  return { form, info, change, country: countryIn(info, options) };
};

/** Fields of one part of the form, in their order. */
export const companyParts = {
  base: [
    'entNameCn',
    'userPositionCn',
    'userDeptCn',
    'areaId',
    ...Object.values(addressFields),
    'entType',
    'entStaffNum',
    'entLogoCn',
    'licenseQyFile',
  ],
  capability: [
    'entProductsCn',
    'entField',
    'processType',
    'certifiedProduct',
    'systemCertification',
    'factoryArea',
    'outputValue',
    'researchTeam',
    'softwareSystem',
    'factory',
    'trademarkNumber',
    'patentsNumber',
  ],
  market: [
    'tendencyOrder',
    'exportRights',
    'exportRatio',
    'tradeProportion',
    'salesRegions',
    'industryServices',
    'userFollowExhibition',
    'userKnow',
  ],
} as const satisfies Record<string, readonly CompanyFieldName[]>;
export type CompanyPart = keyof typeof companyParts;
export const partNames = Object.keys(companyParts) as CompanyPart[];

/** Whether a field takes the width of the form. */
export const isWide = (k: CompanyFieldName): boolean => {
  const { kind } = companyFields[k];
  return (
    k === 'entNameCn' || k === 'entAddress' || kind === 'regions' || k === 'entProductsCn' || k === 'industryServices'
  );
};
