import { seatMay } from '#contract/core/seats.ts';
import type { Matter } from '#contract/identity/leaving.ts';
import type { RecordSection } from '#contract/operator/records.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { type Leaver, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { ownsProject } from '../policy.ts';
import { presentRows } from '../present.ts';
import { findLines } from '../proposals/proposal-store.ts';
import {
  findOpenProjects,
  findOpenProposals,
  findProjectsBy,
  findRecordProjects,
  findRecordProposals,
  findWritten,
} from './record-store.ts';

/** Projects of a record, and its proposals for those of others, as the desk reads them. */
export const dockingOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { entId } = of;
  const own = await findRecordProjects(ctx, of);
  const offered = entId === null ? { rows: [], total: 0 } : await findRecordProposals(ctx, { ...of, entId });
  return [
    ...recordSection(
      'projects',
      own.rows.map((x) =>
        recordRow({
          id: x.id,
          at: x.publishedAt,
          number: x.number,
          title: x.title,
          state: translate(ctx.lang, `docking:state.${x.state}`),
          ...(x.hiddenAt && { note: translate(ctx.lang, 'docking:hidden') }),
        }),
      ),
      own.total,
    ),
    ...recordSection(
      'proposals',
      offered.rows.map((a) => recordRow({ ...a, state: translate(ctx.lang, `docking:proposalState.${a.state}`) })),
      offered.total,
    ),
  ];
};

/** Projects that the person published and may still see; not what others answered. */
export const exportProjects = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  const own = (await findProjectsBy(ctx, person.userId)).filter((x) => ownsProject(person, x));
  const rows = await presentRows(ctx, own);
  return own.map((x, i) => ({
    ...rows[i],
    need: x.need,
    place: x.place,
    contact: { name: x.contactName, phone: x.contactPhone, mail: x.contactMail },
  }));
};

/** Proposals that the person wrote for the company they still sell for. */
export const exportProposals = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  if (!seatMay(person.seat, 'seeSelling')) return [];
  const own = (await findWritten(ctx, person.userId)).filter((a) => a.entId === person.entId);
  const lines = await findLines(
    ctx,
    own.map((a) => a.id),
  );
  return own.map(({ id, projectId, state, revision, total, references, note, createdAt }) => ({
    id,
    projectId,
    state,
    revision,
    total,
    references,
    note,
    at: createdAt,
    lines: lines
      .filter((l) => l.proposalId === id)
      .map(({ stage, what, price, days }) => ({ stage, what, price, days })),
  }));
};

/** Who goes withdraws or ends what others rely on. */
export const openDocking = async (ctx: Ctx, who: Leaver): Promise<Matter[]> => {
  const own = await findOpenProjects(ctx, who);
  const offered = who.entId ? await findOpenProposals(ctx, who.entId) : [];
  return [...own, ...offered].map(({ id, number }) => ({ kind: 'project', number, link: pageTo('project', { id }) }));
};
