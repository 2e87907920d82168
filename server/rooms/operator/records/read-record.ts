import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { pick } from '#contract/core/text.ts';
import { type operatorRecords, recordParts as parts, type RecordSection } from '#contract/operator/records.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import {
  hiddenEmail,
  hiddenPhone,
  openAppeals,
  peopleByIds,
  peopleOfCompanies,
  type RecordOf,
  recordParts,
  type User,
} from '#server/rooms/identity/index.ts';
import { record } from '../record.ts';
import { findActsOn } from '../store.ts';

/** What every room knows, in the order of the record. One after another: a record takes one connection. */
const sectionsOf = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const found: RecordSection[] = [];
  for (const read of ctx.platform.answers(recordParts)) found.push(...(await read(ctx, of)));
  return found.toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
};

const actsOn = async (ctx: Ctx, id: string) =>
  (await findActsOn(ctx, id)).map(({ at, ...r }) => ({ ...r, at: new Date(at).toISOString() }));

/** What rights follow from, in words: as what somebody joined, and what their seat and their company add. */
const sourcesOf = (ctx: Ctx, u: User, supplies: boolean): string[] => [
  ...u.joinedAs.map((j) => translate(ctx.lang, `operator:record.joined.${j}`)),
  ...(u.companyRole
    ? [translate(ctx.lang, 'operator:record.bySeat', { seat: translate(ctx.lang, `seats:seat.${u.companyRole}`) })]
    : []),
  ...(supplies ? [translate(ctx.lang, 'operator:record.bySupplier')] : []),
];

/** @throws Refused common.notFound; operators have no record here */
export const readPerson = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof operatorRecords.person>> => {
  const [u] = await peopleByIds(ctx, [id]);
  if (!u || u.userType === 9) throw refuse(common.notFound);
  await record(ctx, { act: 'person.view', subject: u.name || id, subjectId: id });
  const [company] = u.entId ? await companiesByIds(ctx, [u.entId]) : [];
  const [inviter] = u.inviterId ? await peopleByIds(ctx, [u.inviterId]) : [];
  const [appeal] = await openAppeals(ctx, [id]);
  const seat = translate(ctx.lang, `seats:seat.${u.companyRole ?? 'service'}`);
  return {
    id,
    name: u.name,
    userType: u.userType,
    roles: u.roles,
    sources: sourcesOf(ctx, u, company?.supplierVerified ?? false),
    verified: u.authStatus === 1,
    username: u.username ?? '',
    phone: hiddenPhone(u.phone),
    email: hiddenEmail(u.email),
    lang: u.lang,
    company: company ? { id: company.id, name: company.name, seat } : null,
    inviter: inviter ? { id: inviter.id, name: inviter.name } : null,
    createdAt: u.createdAt.toISOString(),
    lastSeenAt: u.lastSeenAt?.toISOString() ?? null,
    completed: u.isFinish,
    suspendedAt: u.suspendedAt?.toISOString() ?? null,
    suspendedReason: u.suspendedReason ?? '',
    gone: u.removedAt !== null,
    appeal: appeal ? { text: appeal.text, at: appeal.createdAt.toISOString() } : null,
    sections: await sectionsOf(ctx, { userId: id, entId: u.entId }),
    acts: await actsOn(ctx, id),
  };
};

const textOf = (profile: Record<string, unknown>, key: string): string => {
  const value = profile[key];
  return typeof value === 'string' ? value : '';
};

/** @throws Refused common.notFound */
export const readCompany = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof operatorRecords.company>> => {
  const [c] = await companiesByIds(ctx, [id]);
  if (!c) throw refuse(common.notFound);
  await record(ctx, { act: 'company.view', subject: pick(c.name, 'cn'), subjectId: id });
  const people = await peopleOfCompanies(ctx, [id]);
  return {
    id,
    name: c.name,
    city: c.city,
    country: c.countryCode,
    creditCode: textOf(c.profile, 'creditCode'),
    registrationNumber: textOf(c.profile, 'registrationNumber'),
    verifiedName: textOf(c.profile, 'verifiedName'),
    verified: c.supplierVerified,
    createdAt: c.createdAt.toISOString(),
    people: people.length,
    suspended: people.filter((p) => p.suspendedAt).length,
    sections: await sectionsOf(ctx, { userId: null, entId: id }),
    acts: await actsOn(ctx, id),
  };
};
