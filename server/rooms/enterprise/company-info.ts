import type { Context } from 'hono';
import { addressIn, type CompanyInfo, noCompanyInfo } from '#contract/enterprise/company-info.ts';
import { countryOfRegion, regionOfCountry } from '#contract/enterprise/places.ts';
import { common } from '#contract/core/errors.ts';
import type { Lang } from '#contract/core/langs.ts';
import { pick } from '#contract/core/text.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { holdOwnRow } from '#server/platform/locks.ts';
import { dictionaryId, dictionaryLabel, dictionarySlug } from '#server/rooms/dictionary/index.ts';
import { claimFiles, sendPicture } from '#server/rooms/files/index.ts';
import { columnsOf, fileAt, formOf, restOf } from './form-rules.ts';
import { renameCompany, saveForm, writeLicenceFile } from './form-store.ts';
import { findByIds, insertMany, lockCompanies } from './store.ts';

/** A company that nobody has looked at yet, named by its first member. @returns its id */
export const createUnverifiedCompany = async (ctx: Ctx, name: string, lang: Lang, country = 'CN'): Promise<string> => {
  const id = newId();
  holdOwnRow(ctx, 'company', id);
  await insertMany(ctx, [{ id, slug: `c-${id}`, name: { [lang]: name }, countryCode: country }]);
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
  // Whoever said at the registration where the company is, finds it in the form.
  if (!info.areaId.length && e.countryCode !== 'CN') {
    const id = await dictionaryId(ctx, 'your_area', regionOfCountry(e.countryCode));
    if (id) info.areaId = [id];
  }
  return { info, nameFixed: e.supplierVerified };
};

const placeOf = async (ctx: Ctx, region: number | undefined) => {
  if (!region) return {};
  const slug = await dictionarySlug(ctx, 'your_area', String(region));
  const label = await dictionaryLabel(ctx, 'your_area', String(region));
  return { regionId: region, city: label ?? {}, countryCode: countryOfRegion(slug ?? 'CN') };
};

/** A company abroad is in the city that its address names, as it is written there. */
const cityOf = (info: CompanyInfo, country: string | undefined, lang: Lang) =>
  country && country !== 'CN' && info.entCity ? { city: { [lang]: info.entCity } } : {};

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
  const city = cityOf(info, place.countryCode, ctx.lang);
  const columns = { ...columnsOf(info, e.certificates), ...place, ...city, logoFile, licenceFile };
  await saveForm(ctx, entId, columns, restOf(info));
};

/** What the company's form says that an application begins with. */
export const companyStated = async (ctx: Ctx, entId: string) => {
  const [e] = await findByIds(ctx, [entId]);
  if (!e) return null;
  const { entNameCn, ...info } = { ...noCompanyInfo, ...formOf(e) };
  void entNameCn;
  return { country: e.countryCode, name: pick(e.name, ctx.lang), ...addressIn(info) };
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
