import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pageOf } from '#contract/core/schemas.ts';
import { parkErrors } from '#contract/parks/calls.ts';
import type { operatorParks, ParkDraft } from '#contract/parks/desk.ts';
import { type Ctx, type FieldError, me, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { dictionaryHas } from '#server/rooms/dictionary/index.ts';
import { companyByKey } from '#server/rooms/enterprise/index.ts';
import { iso } from './present.ts';
import {
  countCompanies,
  findAllParks,
  findPark,
  findParkByKey,
  insertPark,
  isSlugTaken,
  lockPark,
  type ParkRecord,
  rewritePark,
} from './store.ts';

export const readDeskParks = async (
  ctx: Ctx,
  q: ParsedOf<typeof operatorParks.page>['query'],
): Promise<AnswerOf<typeof operatorParks.page>> => {
  const { rows, total } = await findAllParks(ctx, q);
  const companies = await countCompanies(
    ctx,
    rows.map((r) => r.id),
  );
  return pageOf(
    rows.map(({ id, state, slug, name, province, city, demo, version, updatedAt }) => ({
      id,
      state,
      slug,
      name,
      province,
      city,
      companies: companies.get(id) ?? 0,
      demo,
      version,
      updatedAt: iso(updatedAt),
    })),
    total,
    q,
  );
};

const three = (t: ParkRecord['name']) => ({ cn: t.cn ?? '', en: t.en ?? '', es: t.es ?? '' });

/** @throws Refused common.notFound */
export const readDeskPark = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof operatorParks.one>> => {
  const p = await findPark(ctx, id);
  if (!p) throw refuse(common.notFound);
  const { slug, state, province, fields, hectares, since, utilities, contactPhone, contactMail } = p;
  return {
    id,
    version: p.version,
    demo: p.demo,
    draft: {
      slug,
      state,
      name: three(p.name),
      province,
      city: three(p.city),
      address: three(p.address),
      fields,
      hectares,
      since,
      about: three(p.about),
      utilities,
      incentives: three(p.incentives),
      contactName: three(p.contactName),
      phone: contactPhone,
      mail: contactMail,
      host: p.hostEntId ?? '',
    },
  };
};

/** What the schemas cannot see: fields of the dictionary, and a company that is there. @throws Refused common.invalid */
const checked = async (ctx: Ctx, d: ParkDraft) => {
  const host = d.host ? await companyByKey(ctx, d.host) : undefined;
  const faults: Record<string, FieldError> = {};
  if (!(await dictionaryHas(ctx, 'ent_field', d.fields))) faults['fields'] = { code: 'choice' };
  if (d.host && !host) faults['host'] = { code: 'choice' };
  if (Object.keys(faults).length) throw refuse(common.invalid, {}, faults);
  const { phone, mail, host: _, ...row } = d;
  return {
    ...row,
    contactPhone: phone,
    contactMail: mail,
    hostEntId: host?.id ?? null,
  };
};

type Asked = ParsedOf<typeof operatorParks.save>['body'];

/**
 * Makes a park, or writes one anew over the version that was read; the same key again makes no second one.
 * @returns the state before, null for a new one, and `again` where this click had come before
 * @throws Refused common.invalid, common.notFound, parks.changed, parks.addressTaken
 */
export const savePark = async (tx: Ctx, { id: given, base, clientKey, ...draft }: Asked) => {
  const row = await checked(tx, draft);
  if (given) {
    const park = await lockPark(tx, given);
    if (!park) throw refuse(common.notFound);
    if (park.version !== base) throw refuse(parkErrors.changed);
    if (await isSlugTaken(tx, row.slug, given)) throw refuse(parkErrors.addressTaken);
    await rewritePark(tx, given, row);
    return { id: given, version: base + 1, before: park.state, again: false };
  }
  const createdBy = me(tx).userId;
  const known = await findParkByKey(tx, createdBy, clientKey);
  if (known) return { id: known.id, version: known.version, before: null, again: true };
  const id = newId();
  if (await insertPark(tx, { ...row, id, createdBy, clientKey })) return { id, version: 1, before: null, again: false };
  const twin = await findParkByKey(tx, createdBy, clientKey);
  if (!twin) throw refuse(parkErrors.addressTaken);
  return { id: twin.id, version: twin.version, before: null, again: true };
};
