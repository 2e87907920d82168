import { type CompanyInfo, fileAddress } from '#contract/enterprise/company-info.ts';
import type { FormColumns } from './form-store.ts';
import type { Certificate, Company } from './store.ts';

/** Lists of the form whose choices are kept with the evidence for them. */
const claims = ['certifiedProduct', 'systemCertification'] as const;
type Claim = (typeof claims)[number];

const addressOf = (file: string | null): string => (file ? `/api/busi/busifile/${file}` : '');
/** The id of the file that an upload answered this address for, else null. */
export const fileAt = (url: string): string | null => fileAddress.exec(url)?.[1] ?? null;

/** Certificates that a document proved stay, and those that the company keeps among its facts; the others are what the form claims. */
const certificatesOf = (before: readonly Certificate[], info: Pick<CompanyInfo, Claim>): Certificate[] => {
  const known = new Map(before.map((c) => [c.slug, c]));
  const proved = before.filter((c) => c.verified || c.kept).map((c) => c.slug);
  const slugs = [...new Set([...proved, ...claims.flatMap((k) => info[k])])];
  return slugs.map((slug) => {
    const { claimedIn, ...evidence } = known.get(slug) ?? { slug, verified: false };
    void claimedIn;
    const now = claims.filter((k) => info[k].includes(slug));
    return { ...evidence, ...(now.length && { claimedIn: now }) };
  });
};

/** The columns of a form that has been checked, but for its place and its files. */
export const columnsOf = (
  info: CompanyInfo,
  certificates: readonly Certificate[],
): Omit<FormColumns, 'logoFile' | 'licenceFile' | 'regionId' | 'city' | 'countryCode'> => ({
  entType: info.entType[0] ?? null,
  staff: info.entStaffNum[0] ?? null,
  categories: info.entProductsCn,
  processes: info.processType,
  fields: info.entField,
  salesRegions: info.salesRegions,
  tendencyOrder: Number(info.tendencyOrder) || null,
  certificates: certificatesOf(certificates, info),
  otherRegions: info.areaId.slice(1),
});

/** Answers that no statement asks for. Position, department, fairs and how they know us are the person's, not the company's. */
const rest = [
  'entAddress',
  'entPostcode',
  'entCity',
  'entState',
  'factoryArea',
  'outputValue',
  'trademarkNumber',
  'patentsNumber',
  'researchTeam',
  'softwareSystem',
  'factory',
  'exportRights',
  'exportRatio',
  'tradeProportion',
  'industryServices',
] as const satisfies (keyof CompanyInfo)[];
export const restOf = (info: CompanyInfo): Pick<CompanyInfo, (typeof rest)[number]> =>
  Object.fromEntries(rest.map((k) => [k, info[k]])) as Pick<CompanyInfo, (typeof rest)[number]>;

/** The company's part of the form as it stands; answers that nobody gave are left out. */
export const formOf = (e: Company): Partial<CompanyInfo> => {
  const claimed = (k: Claim) => e.certificates.filter((c) => c.claimedIn?.includes(k)).map((c) => c.slug);
  return {
    ...(e.profile['info'] as Partial<CompanyInfo> | undefined),
    entProductsCn: e.categories,
    processType: e.processes,
    entField: e.fields,
    salesRegions: e.salesRegions,
    entType: e.entType ? [e.entType] : [],
    entStaffNum: e.staff ? [e.staff] : [],
    areaId: e.regionId === null ? [] : [e.regionId, ...e.otherRegions],
    tendencyOrder: e.tendencyOrder ? String(e.tendencyOrder) : '',
    certifiedProduct: claimed('certifiedProduct'),
    systemCertification: claimed('systemCertification'),
    entLogoCn: addressOf(e.logoFile),
    licenseQyFile: addressOf(e.licenceFile),
  };
};

/** Where everybody sees the logo; another picture has another address. */
export const logoOf = (e: Pick<Company, 'id' | 'logoFile'>): string | null =>
  e.logoFile && `/api/busi/busienterprise/logo/${e.id}?v=${e.logoFile.slice(-8)}`;
