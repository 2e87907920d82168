import { recordRows, type RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { materialLabel, processLabel } from '#server/rooms/dictionary/index.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findCollections, findCompanyFollows, findFollowers, findInterests, findPersonFollows } from './store.ts';

const newest = { current: 1, size: recordRows };

const collectionsOf = async (ctx: Ctx, userId: string): Promise<RecordSection[]> => {
  const { rows, total } = await findCollections(ctx, userId, newest);
  return recordSection(
    'collections',
    rows.map((r) => recordRow({ id: r.productId, at: r.createdAt, title: r.name })),
    total,
  );
};

/** Companies, people, materials and processes in one part, the newest first. */
const followsOf = async (ctx: Ctx, userId: string): Promise<RecordSection[]> => {
  const companies = await findCompanyFollows(ctx, userId, newest);
  const people = await findPersonFollows(ctx, userId, newest);
  const wishes = await findInterests(ctx, userId);
  const nameOf = new Map(
    (
      await companyBriefs(
        ctx,
        companies.rows.map((r) => r.entId),
      )
    ).map((e) => [e.id, e.name]),
  );
  const personOf = new Map(
    (
      await peopleByIds(
        ctx,
        people.rows.map((r) => r.personId),
      )
    ).map((p) => [p.id, p.name]),
  );
  const kind = (of: 'company' | 'person' | 'material' | 'process') =>
    translate(ctx.lang, `operator:record.follow.${of}`);
  const rows = [
    ...companies.rows.map((r) =>
      recordRow({
        id: r.entId,
        at: r.createdAt,
        title: nameOf.get(r.entId) ?? {},
        kind: kind('company'),
        link: { to: 'company', id: r.entId },
      }),
    ),
    ...people.rows.map((r) =>
      recordRow({
        id: r.personId,
        at: r.createdAt,
        title: personOf.get(r.personId) ?? '',
        kind: kind('person'),
        link: { to: 'person', id: r.personId },
      }),
    ),
    ...wishes.map((r) =>
      recordRow({
        id: `${r.kind}.${r.slug}`,
        at: r.createdAt,
        title: r.kind === 'material' ? materialLabel(r.slug) : processLabel(r.slug),
        kind: kind(r.kind),
      }),
    ),
  ];
  return recordSection(
    'follows',
    rows.toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? '') || a.id.localeCompare(b.id)),
    companies.total + people.total + wishes.length,
  );
};

const followersOf = async (ctx: Ctx, entId: string): Promise<RecordSection[]> => {
  const { rows, total } = await findFollowers(ctx, entId, newest);
  const people = await peopleByIds(
    ctx,
    rows.map((r) => r.userId),
  );
  const nameOf = new Map(people.map((p) => [p.id, p.name]));
  return recordSection(
    'followers',
    rows.map((r) =>
      recordRow({
        id: r.userId,
        at: r.createdAt,
        title: nameOf.get(r.userId) ?? '',
        link: { to: 'person', id: r.userId },
      }),
    ),
    total,
  );
};

/** What a person collected and follows, and who follows a company, as the desk reads them. */
export const followingOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> =>
  of.userId === null
    ? followersOf(ctx, of.entId)
    : [...(await collectionsOf(ctx, of.userId)), ...(await followsOf(ctx, of.userId))];
