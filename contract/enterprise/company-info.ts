/**
 * The company form (accounts 27): its fields, where their choices come from and what each must be. The form, the
 * dialog and the server read this one table; apart from the schemas, so that a form loads none.
 */

import { addressFaults, type AddressPart, addressParts } from './addresses.ts';

/**
 * - `one`, `many`: choices of a dictionary, by slug; both travel as lists. `regions`: ids, at most ten.
 * - `flag`: 1 or 0. `code`: 1567 or 1568. `fill`: text. `percent`: 0 to 100. `file`: an address that an upload answered.
 */
export type CompanyField = {
  kind: 'one' | 'many' | 'regions' | 'flag' | 'code' | 'fill' | 'percent' | 'file';
  dict?: string;
  need?: true;
  max?: number;
};

/** Every field of the form, by its name on the wire; `max` is the number of choices of a list or characters of a text. */
export const companyFields = {
  entNameCn: { kind: 'fill', need: true, max: 128 },
  userPositionCn: { kind: 'one', dict: 'position', need: true },
  userDeptCn: { kind: 'one', dict: 'department', need: true },
  areaId: { kind: 'regions', dict: 'your_area', need: true, max: 10 },
  /** Abroad the place is a country with an address; `addressFaults` says which parts it needs. */
  entAddress: { kind: 'fill', max: 200 },
  entPostcode: { kind: 'fill', max: 20 },
  entCity: { kind: 'fill', max: 80 },
  entState: { kind: 'fill', max: 80 },
  entType: { kind: 'one', dict: 'enterprise_type', need: true },
  entStaffNum: { kind: 'one', dict: 'Staff_number', need: true },
  entLogoCn: { kind: 'file' },
  licenseQyFile: { kind: 'file' },
  entProductsCn: { kind: 'many', dict: 'ent_main_product', need: true, max: 30 },
  entField: { kind: 'many', dict: 'ent_field', need: true, max: 30 },
  processType: { kind: 'many', dict: 'process_type', need: true, max: 30 },
  factoryArea: { kind: 'one', dict: 'factory_area', need: true },
  outputValue: { kind: 'one', dict: 'annual_output_value', need: true },
  certifiedProduct: { kind: 'many', dict: 'certified_product', need: true, max: 30 },
  systemCertification: { kind: 'many', dict: 'system_certification', need: true, max: 30 },
  trademarkNumber: { kind: 'fill', need: true, max: 64 },
  patentsNumber: { kind: 'fill', need: true, max: 64 },
  researchTeam: { kind: 'one', dict: 'research_team', need: true },
  softwareSystem: { kind: 'many', dict: 'system_software', need: true, max: 30 },
  factory: { kind: 'flag', need: true },
  tendencyOrder: { kind: 'code', need: true },
  exportRights: { kind: 'flag', need: true },
  exportRatio: { kind: 'percent' },
  tradeProportion: { kind: 'one', dict: 'trade_proportion' },
  salesRegions: { kind: 'many', dict: 'sales_regions', need: true, max: 30 },
  industryServices: { kind: 'many', dict: 'industry_services', need: true, max: 30 },
  userFollowExhibition: { kind: 'many', dict: 'attention_exhibition', need: true, max: 30 },
  userKnow: { kind: 'many', dict: 'how_to_know', need: true, max: 30 },
} as const satisfies Record<string, CompanyField>;

export type CompanyFieldName = keyof typeof companyFields;
/** In the order of the form. */
export const companyFieldNames = Object.keys(companyFields) as CompanyFieldName[];

/** The form as a browser holds it: lists, and text where '' is nothing yet. */
export type CompanyInfo = {
  [K in CompanyFieldName]: (typeof companyFields)[K]['kind'] extends 'regions'
    ? number[]
    : (typeof companyFields)[K]['kind'] extends 'one' | 'many'
      ? string[]
      : string;
};

const isList = (f: CompanyField) => f.kind === 'one' || f.kind === 'many' || f.kind === 'regions';
/** A form in which nothing is filled in yet. */
export const noCompanyInfo = Object.fromEntries(
  companyFieldNames.map((k) => [k, isList(companyFields[k]) ? [] : '']),
) as unknown as CompanyInfo;

/** The address of a file that an upload answered, which ends with its id. */
export const fileAddress = /^\/api\/busi\/busifile\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Order tendency: small batch of many varieties, large batch of few (accounts 29). */
export const tendencyCodes = ['1567', '1568'] as const;

/** What is wrong with a field: nothing chosen or filled in, too many or too long, or no such value. */
export type CompanyFault = 'needSelect' | 'needFill' | 'tooMany' | 'tooLong' | 'choice' | 'percent' | 'postcode';
const allowed = { flag: ['0', '1'], code: tendencyCodes as readonly string[] };

const faultOf = (f: CompanyField, value: string | readonly (string | number)[]): CompanyFault | null => {
  const given = typeof value === 'string' ? value.trim() : value;
  if (given.length === 0) return f.need ? (f.kind === 'fill' ? 'needFill' : 'needSelect') : null;
  if (typeof given !== 'string') return given.length > (f.kind === 'one' ? 1 : (f.max ?? 30)) ? 'tooMany' : null;
  if (f.kind === 'fill') return given.length > (f.max ?? 128) ? 'tooLong' : null;
  if (f.kind === 'flag' || f.kind === 'code') return allowed[f.kind].includes(given) ? null : 'choice';
  if (f.kind === 'percent') return /^\d{1,3}$/.test(given) && Number(given) <= 100 ? null : 'percent';
  return f.kind === 'file' && !fileAddress.test(given) ? 'choice' : null;
};

/** The fields that hold the parts of an address abroad. */
export const addressFields = {
  address: 'entAddress',
  postcode: 'entPostcode',
  city: 'entCity',
  region: 'entState',
} as const satisfies Record<AddressPart, CompanyFieldName>;

/** The address of a company abroad, by part. */
export const addressIn = (info: Partial<CompanyInfo>): Record<AddressPart, string> => ({
  address: info.entAddress ?? '',
  postcode: info.entPostcode ?? '',
  city: info.entCity ?? '',
  region: info.entState ?? '',
});

const addressFaultOf = (country: string, k: CompanyFieldName, info: CompanyInfo): CompanyFault | null => {
  const part = addressParts.find((p) => addressFields[p] === k);
  const fault = part && country !== 'CN' ? addressFaults(country, addressIn(info))[part] : undefined;
  return fault ? (fault === 'required' ? 'needFill' : fault) : null;
};

/**
 * Every fault of the form of a company of a country, by field; values of dictionaries are looked up by the server besides.
 */
export const companyFaults = (info: CompanyInfo, country = 'CN'): Partial<Record<CompanyFieldName, CompanyFault>> =>
  Object.fromEntries(
    companyFieldNames.flatMap((k) => {
      const fault = faultOf(companyFields[k], info[k]) ?? addressFaultOf(country, k, info);
      return fault ? [[k, fault]] : [];
    }),
  );

/** How many may be chosen of a field, for the message that says so. */
export const maxChoices = (k: CompanyFieldName): number => {
  const f: CompanyField = companyFields[k];
  return f.kind === 'one' ? 1 : (f.max ?? 30);
};
