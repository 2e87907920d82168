import { common } from '#contract/core/errors.ts';
import type { ParsedOf } from '#contract/core/endpoint.ts';
import { areaOf } from '#contract/fairs/geometry.ts';
import { faultsOfPlan, isGrave } from '#contract/fairs/desk/plan-rules.ts';
import { fairDeskErrors, type operatorFairs } from '#contract/operator/fairs.ts';
import { type Ctx, type FieldError, refuse } from '#server/platform/context.ts';
import type { BoothRecord } from '../store.ts';
import { deleteBooths, insertBooths, lockBoothsOf, writeBooths, writePlan } from './plan-store.ts';
import { type Done, nameOf } from './said.ts';
import { findHallOf, lockFair, lockHall } from './store.ts';

type Drawn = ParsedOf<typeof operatorFairs.savePlan>['body'];

/** A booth that visits, guests or orders name stays, whoever has it now. */
export const orUsed =
  (booths: Pick<BoothRecord, 'id' | 'number'>[]) =>
  (err: unknown): never => {
    const { code, detail = '' } = (err as { cause?: { code?: string; detail?: string } }).cause ?? {};
    if (code !== '23503') throw err;
    const number = booths.find((b) => detail.includes(b.id))?.number ?? '';
    throw refuse(fairDeskErrors.boothUsed, { number });
  };

/**
 * Faults of the drawing: those that no plan may have, and of a published fair those that only a draft may have.
 * @throws Refused fairDesk.planFaults, with each booth at fault by its number
 */
const checkPlan = (drawn: Drawn, published: boolean, no: number): void => {
  const faults = faultsOfPlan(drawn).filter((f) => published || isGrave(f));
  if (!faults.length) return;
  const fields: Record<string, FieldError> = Object.fromEntries(
    faults.slice(0, 50).map((f) => [f.booth ? `booths.${f.number}` : 'plan', { code: 'planFault' }]),
  );
  throw refuse(fairDeskErrors.planFaults, { no, n: faults.length }, fields);
};

/** What a booth is, without who has it. */
const shapeOf = ({ number, outline, front, class: kind, size }: Drawn['booths'][number]) =>
  JSON.stringify([number, outline, front, kind, size]);

/**
 * Saves a plan whole, with its booths. Booths that are held or taken stay under their ids, wherever they are moved and however they are
 * numbered (fairs 44).
 * @throws Refused common.notFound, fairDesk.changed, fairDesk.planFaults, fairDesk.boothKept, fairDesk.boothUsed
 */
export const savePlan = async (tx: Ctx, hallId: string, drawn: Drawn): Promise<Done<{ version: number }>> => {
  const found = await findHallOf(tx, hallId);
  const fair = found && (await lockFair(tx, found.fair.id, 'keep'));
  const hall = fair && (await lockHall(tx, hallId));
  if (!hall) throw refuse(common.notFound);
  if (hall.version !== drawn.version) throw refuse(fairDeskErrors.changed);
  if (new Set(drawn.booths.map((b) => b.id)).size !== drawn.booths.length) throw refuse(common.invalid);
  checkPlan(drawn, fair.publishedAt !== null, hall.no);
  const before = await lockBoothsOf(tx, hallId);
  const byId = new Map(before.map((b) => [b.id, b]));
  const drawnIds = new Set(drawn.booths.map((b) => b.id));
  const gone = before.filter((b) => !drawnIds.has(b.id));
  const kept = gone.filter((b) => b.state !== 'free');
  if (kept.length) throw refuse(fairDeskErrors.boothKept, { numbers: kept.map((b) => b.number).join(', ') });
  // Neither are they split: what an exhibitor has grows or stays.
  const smaller = drawn.booths.flatMap((b) => {
    const was = byId.get(b.id);
    return was && was.state !== 'free' && areaOf(b.outline) < areaOf(was.outline) - 0.01 ? was.number : [];
  });
  if (smaller.length) throw refuse(fairDeskErrors.boothKept, { numbers: smaller.join(', ') });
  const fresh = drawn.booths.filter((b) => !byId.has(b.id));
  const changed = drawn.booths.filter((b) => {
    const was = byId.get(b.id);
    return was && shapeOf(was) !== shapeOf(b);
  });
  await deleteBooths(
    tx,
    gone.map((b) => b.id),
  ).catch(orUsed(gone));
  await writeBooths(tx, changed);
  // An id that another hall has is nobody's fault of drawing.
  await insertBooths(tx, hallId, fresh);
  const version = await writePlan(tx, hallId, drawn.plan);
  const after = { booths: drawn.booths.length, added: fresh.length, changed: changed.length, removed: gone.length };
  return {
    data: { version },
    said: { subject: nameOf(hall.name), subjectId: hallId, before: { booths: before.length }, after },
  };
};
