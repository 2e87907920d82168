import type { Context } from 'hono';
import { type CompanyInfo, noCompanyInfo } from '#contract/enterprise/company-info.ts';
import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { dictionaryLabel, dictionarySlug } from '#server/rooms/dictionary/index.ts';
import { claimFiles, sendPicture } from '#server/rooms/files/index.ts';
import { columnsOf, fileAt, formOf, restOf } from './form-rules.ts';
import { renameCompany, saveForm, writeLicenceFile } from './form-store.ts';
import { findByIds, insertMany, lockCompanies } from './store.ts';

/** A company that nobody has looked at yet, named by its first member. @returns its id */
export const createUnverifiedCompany = async (ctx: Ctx, name: string, lang: Lang): Promise<string> => {
  const id = newId();
  holdOwnRow(ctx, 'company', id);
  await insertMany(ctx, [{ id, slug: `c-${id}`, name: { [lang]: name } }]);
  return id;
};

/** The company's part of the form: what is known of the company, whoever filled it in. */
export const companyInfoOf = async (
  ctx: Ctx,
  entId: string,
): Promise<{ info: Partial<CompanyInfo>; nameFixed: boolean }> => {
  const [e] = await findByIds(ctx, [entId]);
  if (!e) throw refuse(common.notFound);
  const info = { ...noCompanyInfo, ...formOf(e), entNameCn: pick(e.name, ctx.lang) };
  return { info, nameFixed: e.supplierVerified };
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
  const claim = async (kind: string, url: string, before: string | null) => {
    const file = fileAt(url);
    if (file && file !== before) await claimFiles(ctx, [file], { kind, id: entId });
    return file;
  };
  const logoFile = await claim('companyLogo', info.entLogoCn, e.logoFile);
  const licenceFile = await claim('companyLicence', info.licenseQyFile, e.licenceFile);
  if (!e.supplierVerified && info.entNameCn !== pick(e.name, ctx.lang))
    await renameCompany(ctx, entId, ctx.lang, info.entNameCn);
  const place = await placeOf(ctx, info.areaId[0]);
  await saveForm(ctx, entId, { ...columnsOf(info, e.certificates), ...place, logoFile, licenceFile }, restOf(info));
};

/** Shows in the company's form a licence that another record of the company holds already. */
export const noteLicence = async (tx: Ctx, entId: string, fileId: string): Promise<void> => {
  await lockCompanies(tx, [entId]);
  await writeLicenceFile(tx, entId, fileId);
};

/** The logo, for everybody. @throws Refused common.notFound */
export const readLogo = async (ctx: Ctx, http: Context, entId: string): Promise<Response> => {
  const [e] = await findByIds(ctx, [entId]);
  if (!e?.logoFile) throw refuse(common.notFound);
  return sendPicture(ctx, http, e.logoFile);
};

/** Logo and licence as files: people of the company; the licence goes to nobody else. */
export const readableCompanies = (ctx: Ctx, entIds: string[]): Promise<string[]> =>
  Promise.resolve(entIds.filter((id) => id === ctx.person?.entId));
