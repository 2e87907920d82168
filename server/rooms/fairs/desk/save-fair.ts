import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { langs } from '#contract/core/langs.ts';
import { fairDeskErrors, type operatorFairs } from '#contract/operator/fairs.ts';
import { type Ctx, emitAll, refuse } from '#server/platform/context.ts';
import { isDuplicate } from '#server/platform/database/index.ts';
import { fairMoved } from '../events.ts';
import type { FairRecord } from '../store.ts';
import { faultsOfFair } from './read-fairs.ts';
import { type Done, iso, nameOf, textOf } from './said.ts';
import {
  countRegistered,
  findAllFairs,
  findConcerned,
  findHallSums,
  insertFair,
  lockFair,
  markPublished,
  writeFair,
} from './store.ts';

type Draft = Omit<ParsedOf<typeof operatorFairs.save>['body'], 'version'>;
const rowOf = (d: Draft) => ({ ...d, name: textOf(d.name), about: textOf(d.about), place: textOf(d.place) });
const datesOf = (f: Pick<FairRecord, 'startsAt' | 'endsAt' | 'zone'>) => ({
  startsAt: iso(f.startsAt),
  endsAt: iso(f.endsAt),
  zone: f.zone,
});
/** Another fair has the slug: said at its field. */
const slugTaken = () => refuse(common.invalid, {}, { slug: { code: 'slugTaken' } });
const orTaken = (err: unknown): never => {
  throw isDuplicate(err) ? slugTaken() : err;
};

/** Makes a fair that the desk alone knows. Sent again with its key it is the same one. @throws Refused common.invalid */
export const createFair = async (
  tx: Ctx,
  { clientKey: id, ...draft }: ParsedOf<typeof operatorFairs.create>['body'],
): Promise<Done<{ id: string }>> => {
  const row = rowOf(draft);
  const made = await insertFair(tx, { id, ...row });
  if (made === 'slugTaken') throw slugTaken();
  return {
    data: { id },
    said: made === 'new' ? { subject: nameOf(row.name), subjectId: id, after: datesOf(row) } : null,
  };
};

/** People told by one event, at most. */
const batch = 500;

/** Who registered and who exhibits hear of other dates of a published fair (fairs 40). */
const tellMoved = async (tx: Ctx, fair: FairRecord, save: number): Promise<void> => {
  const { userIds, entIds } = await findConcerned(tx, fair.id);
  const parts = Array.from({ length: Math.max(1, Math.ceil(userIds.length / batch)) }, (_, i) => ({
    fairId: fair.id,
    name: fair.name,
    save,
    zone: fair.zone,
    startsAt: iso(fair.startsAt),
    userIds: userIds.slice(i * batch, (i + 1) * batch),
    entIds: i ? [] : entIds,
  }));
  if (userIds.length + entIds.length) await emitAll(tx, fairMoved, parts);
};

/**
 * Saves what somebody has seen in this version. @throws Refused common.notFound, common.invalid, fairDesk.changed where somebody saved it
 * meanwhile, fairDesk.unfinished where a published fair would lose words
 */
export const saveFair = async (
  tx: Ctx,
  id: string,
  { version, ...draft }: ParsedOf<typeof operatorFairs.save>['body'],
): Promise<Done<{ version: number }>> => {
  const before = await lockFair(tx, id, 'change');
  if (!before) throw refuse(common.notFound);
  if (before.version !== version) throw refuse(fairDeskErrors.changed);
  const row = rowOf(draft);
  if (before.publishedAt && !isWhole(row)) throw refuse(fairDeskErrors.unfinished);
  await writeFair(tx, id, row).catch(orTaken);
  const [was, is] = [datesOf(before), datesOf(row)];
  const moved = was.startsAt !== is.startsAt || was.endsAt !== is.endsAt;
  if (before.publishedAt && moved) await tellMoved(tx, { ...before, ...row }, version + 1);
  const said = {
    subject: nameOf(row.name),
    subjectId: id,
    before: { ...was, slug: before.slug },
    after: { ...is, slug: row.slug },
  };
  return { data: { version: version + 1 }, said };
};

/** Whether the words of a fair are there in all languages. */
const isWhole = (f: Pick<FairRecord, 'name' | 'about' | 'place'>): boolean =>
  langs.every((l) => f.name[l] && f.about[l] && f.place[l]);

/** @throws Refused fairDesk.unfinished, fairDesk.planFaults */
const checkPublishable = async (tx: Ctx, fair: FairRecord): Promise<void> => {
  const halls = await findHallSums(tx, [fair.id]);
  if (!isWhole(fair) || !halls.length || halls.some((h) => !h.booths || !langs.every((l) => h.name[l])))
    throw refuse(fairDeskErrors.unfinished);
  const faults = await faultsOfFair(tx, fair.id);
  const wrong = halls.find((h) => faults.get(h.id));
  if (wrong) throw refuse(fairDeskErrors.planFaults, { no: wrong.no, n: faults.get(wrong.id) });
};

/** @throws Refused fairDesk.hasVisitors, fairDesk.hasBooths */
const checkRetractable = async (tx: Ctx, fair: FairRecord): Promise<void> => {
  const n = await countRegistered(tx, fair.id);
  if (n) throw refuse(fairDeskErrors.hasVisitors, { n });
  const taken = (await findHallSums(tx, [fair.id])).reduce((sum, h) => sum + h.taken + h.held, 0);
  if (taken) throw refuse(fairDeskErrors.hasBooths, { n: taken });
};

/** Shows a fair to everybody, or takes that back while nobody relies on it (fairs 41). */
export const publishFair = async (
  tx: Ctx,
  id: string,
  published: boolean,
): Promise<Done<{ publishedAt: string | null }>> => {
  const fair = await lockFair(tx, id, 'change');
  if (!fair) throw refuse(common.notFound);
  const again = (fair.publishedAt !== null) === published;
  if (!again) await (published ? checkPublishable : checkRetractable)(tx, fair);
  const now = again ? (await findAllFairs(tx, id))[0] : await markPublished(tx, id, published);
  return {
    data: { publishedAt: now?.publishedAt ? iso(now.publishedAt) : null },
    said: again ? null : { subject: nameOf(fair.name), subjectId: id },
  };
};
