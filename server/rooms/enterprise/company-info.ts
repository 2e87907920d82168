import type { Context } from 'hono';
import { type CompanyInfo, noCompanyInfo } from '#contract/company-info.ts';
import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { made } from '#server/platform/locks.ts';
import { dictionaryLabel, dictionarySlug } from '#server/rooms/dictionary/index.ts';
import { claimFiles, registerFilePolicy, sendPicture } from '#server/rooms/files/index.ts';
import { answerForm, renameCompany, saveForm } from './form-store.ts';
import { type Certificate, findByIds, insertMany, lockCompanies } from './store.ts';

/** What of the form is the company's; position, department, fairs and how they know us are the person's. */
type OfCompany = Omit<CompanyInfo, 'userPositionCn' | 'userDeptCn' | 'userFollowExhibition' | 'userKnow'>;

const fileKey = /^\/api\/busi\/busifile\/([\da-f-]{36})$/;
const fileOf = (url: string): string | undefined => fileKey.exec(url)?.[1];

/** A company that nobody has looked at yet, named by its first member. @returns its id */
export const foundCompany = async (ctx: Ctx, name: string, lang: Lang): Promise<string> => {
  const id = newId();
  made(ctx, 'company', id);
  await insertMany(ctx, [{ id, slug: `c-${id}`, name: { [lang]: name } }]);
  return id;
};

/** The company's part of the form as last saved; a company that never saw the form shows what is known of it. */
export const companyInfoOf = async (
  ctx: Ctx,
  entId: string,
): Promise<{ info: Partial<CompanyInfo>; nameFixed: boolean }> => {
  const [e] = await findByIds(ctx, [entId]);
  if (!e) throw refuse(common.notFound);
  const kept = (e.profile['info'] ?? {}) as Partial<OfCompany>;
  const known: Partial<CompanyInfo> = {
    entProductsCn: e.categories,
    processType: e.processes,
    entField: e.fields,
    salesRegions: e.salesRegions,
    entType: e.entType ? [e.entType] : [],
    entStaffNum: e.staff ? [e.staff] : [],
    areaId: e.regionId ? [e.regionId] : [],
    tendencyOrder: e.tendencyOrder ? String(e.tendencyOrder) : '',
  };
  return {
    info: { ...noCompanyInfo, ...known, ...kept, entNameCn: pick(e.name, ctx.lang) },
    nameFixed: e.supplierVerified,
  };
};

/** Certificates that a document proved stay as they are; the others are what the form claims. */
const certificatesOf = (before: readonly Certificate[], claimed: readonly string[]): Certificate[] => {
  const proved = before.filter((c) => c.verified);
  const known = new Map(before.map((c) => [c.slug, c]));
  const rest = claimed.filter((slug) => !proved.some((c) => c.slug === slug));
  return [...proved, ...rest.map((slug) => known.get(slug) ?? { slug, verified: false })];
};

const placeOf = async (ctx: Ctx, region: number | undefined) => {
  if (!region) return {};
  const slug = await dictionarySlug(ctx, 'your_area', String(region));
  const label = await dictionaryLabel(ctx, 'your_area', String(region));
  return { regionId: region, city: label ?? {}, countryCode: slug && /^[A-Z]{2}$/.test(slug) ? slug : 'CN' };
};

/**
 * Saves the company's part of a form that has been checked, in the caller's transaction and under the company's lock; logo
 * and licence are claimed. A verified company keeps its name: another one is verified anew.
 */
export const saveCompanyInfo = async (ctx: Ctx, entId: string, info: CompanyInfo): Promise<void> => {
  const [e] = await lockCompanies(ctx, [entId]);
  if (!e) throw refuse(common.notFound);
  const { userPositionCn, userDeptCn, userFollowExhibition, userKnow, ...own } = info;
  void [userPositionCn, userDeptCn, userFollowExhibition, userKnow];
  const before = (e.profile['info'] ?? {}) as Partial<OfCompany>;
  const claim = async (kind: string, url: string, old: string | undefined) => {
    const file = fileOf(url);
    if (file && url !== old) await claimFiles(ctx, [file], { kind, id: entId });
    return file;
  };
  const logo = await claim('companyLogo', info.entLogoCn, before.entLogoCn);
  await claim('companyLicence', info.licenseQyFile, before.licenseQyFile);
  if (!e.supplierVerified && info.entNameCn !== pick(e.name, ctx.lang))
    await renameCompany(ctx, entId, ctx.lang, info.entNameCn);
  const columns = {
    ...(await placeOf(ctx, info.areaId[0])),
    entType: info.entType[0] ?? null,
    staff: info.entStaffNum[0] ?? null,
    categories: info.entProductsCn,
    processes: info.processType,
    fields: info.entField,
    salesRegions: info.salesRegions,
    tendencyOrder: Number(info.tendencyOrder) || null,
    certificates: certificatesOf(e.certificates, [...info.certifiedProduct, ...info.systemCertification]),
    logo: logo ? `/api/busi/busienterprise/logo/${entId}?v=${logo.slice(-8)}` : null,
  };
  await saveForm(ctx, entId, columns, own);
};

/** Shows in the company's form a licence that another record of the company holds already. */
export const noteLicence = async (tx: Ctx, entId: string, fileId: string): Promise<void> => {
  await lockCompanies(tx, [entId]);
  await answerForm(tx, entId, { licenseQyFile: `/api/busi/busifile/${fileId}` });
};

/** The logo, for everybody. @throws Refused common.notFound */
export const readLogo = async (ctx: Ctx, http: Context, entId: string): Promise<Response> => {
  const [e] = await findByIds(ctx, [entId]);
  const file = fileOf(((e?.profile['info'] ?? {}) as Partial<OfCompany>).entLogoCn ?? '');
  if (!file) throw refuse(common.notFound);
  return sendPicture(ctx, http, file);
};

const ownPeople = (ctx: Ctx, entId: string): Promise<boolean> => Promise.resolve(ctx.person?.entId === entId);
/** Logo and licence as files: people of the company; the licence goes to nobody else. */
export const registerCompanyFiles = (): void => {
  registerFilePolicy('companyLogo', ownPeople);
  registerFilePolicy('companyLicence', ownPeople);
};
