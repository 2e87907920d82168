import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { langs } from '#contract/core/langs.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { HallPlan } from '#contract/fairs/plan.ts';
import { faultsOfPlan } from '#contract/fairs/desk/plan-rules.ts';
import { fairDeskErrors, type operatorFairs } from '#contract/operator/fairs.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { findBooths } from '../store.ts';
import { deleteBooths, insertBooths, lockBoothsOf } from './plan-store.ts';
import { orUsed } from './save-plan.ts';
import { type Done, nameOf, textOf } from './said.ts';
import {
  countTalksIn,
  deleteHall,
  findHallOf,
  findHallsOf,
  insertHall,
  lockFair,
  lockHall,
  writeHallName,
  writeHallOrder,
} from './store.ts';

/** A hall of 40 by 24 metres with a door below and one aisle: what is drawn first is where booths face. */
const emptyPlan: HallPlan = {
  width: 40,
  depth: 24,
  door: [20, 24],
  aisles: [{ name: '1', kind: 'weft', x: 0, y: 18, width: 40, depth: 6 }],
  stages: [],
};

const isNamed = (name: Text): boolean => langs.every((l) => name[l]);

/**
 * Adds a hall after the others: empty, or with plan and booths of an earlier one and nobody in them. Sent again with its key it is the
 * same one. A published fair takes a whole hall alone (fairs 44).
 * @throws Refused common.notFound, fairDesk.unfinished, fairDesk.planFaults
 */
export const addHall = async (
  tx: Ctx,
  fairId: string,
  { name, copyOf, clientKey: id }: ParsedOf<typeof operatorFairs.addHall>['body'],
): Promise<Done<{ id: string }>> => {
  const fair = await lockFair(tx, fairId, 'change');
  const from = copyOf ? await findHallOf(tx, copyOf) : undefined;
  if (!fair || (copyOf && !from)) throw refuse(common.notFound);
  const halls = await findHallsOf(tx, fairId);
  if (halls.some((h) => h.id === id)) return { data: { id }, said: null };
  const words = textOf(name);
  const no = 1 + Math.max(0, ...halls.map((h) => h.no));
  const booths = from ? await findBooths(tx, from.hall.id) : [];
  if (fair.publishedAt) {
    if (!isNamed(words) || !from || !booths.length) throw refuse(fairDeskErrors.unfinished);
    const faults = faultsOfPlan({ plan: from.hall.plan, booths }).length;
    if (faults) throw refuse(fairDeskErrors.planFaults, { no, n: faults });
  }
  if (!(await insertHall(tx, { id, fairId, no, name: words, plan: from?.hall.plan ?? emptyPlan })))
    throw refuse(common.conflict);
  await insertBooths(
    tx,
    id,
    booths.map((b) => ({ ...b, id: newId() })),
  );
  const after = { fair: nameOf(fair.name), no, booths: booths.length, from: from ? nameOf(from.hall.name) : null };
  return { data: { id }, said: { subject: nameOf(words), subjectId: id, after } };
};

/**
 * The hall's name and its place among those of its fair; the others move up or down.
 * @throws Refused common.notFound, fairDesk.unfinished where a published fair would lose a name
 */
export const saveHall = async (
  tx: Ctx,
  id: string,
  { name, no }: ParsedOf<typeof operatorFairs.saveHall>['body'],
): Promise<Done<null>> => {
  const found = await findHallOf(tx, id);
  if (!found || !(await lockFair(tx, found.fair.id, 'change'))) throw refuse(common.notFound);
  const halls = await findHallsOf(tx, found.fair.id);
  const hall = halls.find((h) => h.id === id);
  if (!hall) throw refuse(common.notFound);
  if (found.fair.publishedAt && !isNamed(textOf(name))) throw refuse(fairDeskErrors.unfinished);
  const others = halls.filter((h) => h.id !== id).map((h) => h.id);
  const order = others.toSpliced(no - 1, 0, id);
  await writeHallName(tx, id, textOf(name));
  await writeHallOrder(tx, order);
  const [before, after] = [
    { name: hall.name, no: hall.no },
    { name: textOf(name), no: order.indexOf(id) + 1 },
  ];
  return { data: null, said: { subject: nameOf(after.name), subjectId: id, before, after } };
};

/** @throws Refused common.notFound, fairDesk.hasBooths, fairDesk.hasTalks, fairDesk.boothUsed */
export const removeHall = async (tx: Ctx, id: string): Promise<Done<null>> => {
  const found = await findHallOf(tx, id);
  if (!found || !(await lockFair(tx, found.fair.id, 'change'))) throw refuse(common.notFound);
  const hall = await lockHall(tx, id);
  if (!hall) throw refuse(common.notFound);
  const booths = await lockBoothsOf(tx, id);
  const kept = booths.filter((b) => b.state !== 'free').length;
  if (kept) throw refuse(fairDeskErrors.hasBooths, { n: kept });
  const talks = await countTalksIn(tx, id);
  if (talks) throw refuse(fairDeskErrors.hasTalks, { n: talks });
  const others = (await findHallsOf(tx, found.fair.id)).filter((h) => h.id !== id).map((h) => h.id);
  if (found.fair.publishedAt && !others.length) throw refuse(fairDeskErrors.unfinished);
  await deleteBooths(
    tx,
    booths.map((b) => b.id),
  ).catch(orUsed(booths));
  await deleteHall(tx, id);
  if (others.length) await writeHallOrder(tx, others);
  return { data: null, said: { subject: nameOf(hall.name), subjectId: id, before: { booths: booths.length } } };
};
