import { cancelOfBooth } from '../meetings/move-meeting.ts';
import { common } from '#contract/core/errors.ts';
import { phaseAt } from '#contract/fairs/states.ts';
import { fairDeskErrors } from '#contract/operator/fairs.ts';
import { type Ctx, emit, refuse } from '#server/platform/context.ts';
import { companiesByIds, keepCompanies } from '#server/rooms/enterprise/index.ts';
import { boothAssigned, boothFreed } from '../events.ts';
import { freeBooth as emptyBooth, lockBooth, writeBoothState } from '../booth-store.ts';
import { endOrder, confirmOrder } from '../orders/follow-booth.ts';
import { findBoothPlace } from './plan-store.ts';
import { type Done, nameOf } from './said.ts';
import { lockFair } from './store.ts';

/** Where a booth stands, its fair kept and its row locked. @throws Refused common.notFound, fairDesk.over */
const hold = async (tx: Ctx, id: string) => {
  const place = await findBoothPlace(tx, id);
  const fair = place && (await lockFair(tx, place.fair.id, 'keep'));
  const booth = fair && (await lockBooth(tx, id));
  if (!booth) throw refuse(common.notFound);
  if (phaseAt(fair, Date.now()) === 'past') throw refuse(fairDeskErrors.over);
  return { fair, booth, hallId: booth.hallId };
};

/**
 * Gives a free booth to an exhibitor, or holds it for a company; one that is held for a company can be given to it (fairs 45).
 * @throws Refused common.notFound, fairDesk.noCompany, fairDesk.notFree, fairDesk.over
 */
export const assignBooth = async (
  tx: Ctx,
  id: string,
  { entId, state }: { entId: string; state: 'held' | 'taken' },
): Promise<Done<null>> => {
  const [company] = await companiesByIds(tx, [entId]);
  if (!company) throw refuse(fairDeskErrors.noCompany);
  await keepCompanies(tx, [entId]);
  const { fair, booth, hallId } = await hold(tx, id);
  if (booth.entId === entId && booth.state === state) return { data: null, said: null };
  const mayHave = booth.state === 'free' || (booth.state === 'held' && booth.entId === entId);
  if (!mayHave) throw refuse(fairDeskErrors.notFree, { number: booth.number });
  // A company that asked for it gets it by its order, which tells it.
  const ordered = state === 'taken' && (await confirmOrder(tx, id));
  if (!ordered) await writeBoothState(tx, id, { state, entId });
  // Of a fair that nobody knows yet nobody is told.
  if (fair.publishedAt && !ordered)
    await emit(tx, boothAssigned, {
      boothId: id,
      hallId,
      number: booth.number,
      fair: fair.name,
      entId,
      held: state === 'held',
    });
  const after = { company: nameOf(company.name), state };
  return { data: null, said: { subject: `${nameOf(fair.name)} ${booth.number}`, subjectId: id, after } };
};

/** Takes a booth back; what its exhibitor had in it goes, and it is told why (fairs 45). @throws Refused common.notFound, fairDesk.over */
export const freeBooth = async (tx: Ctx, id: string, reason: string): Promise<Done<null>> => {
  const { fair, booth } = await hold(tx, id);
  if (!booth.entId) return { data: null, said: null };
  // An order of it ends with it, and tells its company.
  const ordered = await endOrder(tx, id, reason);
  if (!ordered) {
    await cancelOfBooth(tx, id);
    await emptyBooth(tx, id);
  }
  const { entId, number } = booth;
  if (fair.publishedAt && !ordered)
    await emit(tx, boothFreed, { boothId: id, fairId: fair.id, number, fair: fair.name, entId, reason });
  const [company] = await companiesByIds(tx, [entId]);
  const before = { company: nameOf(company?.name ?? {}), state: booth.state };
  return { data: null, said: { subject: `${nameOf(fair.name)} ${number}`, subjectId: id, reason, before } };
};
