import { judge } from '#contract/core/access.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { seatMay } from '#contract/core/seats.ts';
import type { Text } from '#contract/core/schemas.ts';
import { answersProjects, type docking } from '#contract/docking/calls.ts';
import type { DockingEvent, ProjectDetail, StageView } from '#contract/docking/schemas.ts';
import { acceptsAfterDays, type DockingParty, stageActsFor } from '#contract/docking/states.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { factsOfFiles, publicUrl } from '#server/rooms/files/index.ts';
import { isOwnersSide, mayKnow, ownsProject, ownsProposal, verdictOf } from '../policy.ts';
import { iso, namesOf, presentProposals, presentRows, summaryOf } from '../present.ts';
import { findLines, findProposalOf, findProposalsOf } from '../proposals/proposal-store.ts';
import {
  type EventRecord,
  findEvents,
  findProject,
  findStages,
  type ProjectRecord,
  type ProposalRecord,
  type StageRecord,
} from '../store.ts';

/** What the reader is to the project. */
type Reader = { side: DockingParty | null; mayAct: boolean; mine: ProposalRecord | undefined };
const bound: ProposalRecord['state'][] = ['submitted', 'shortlisted', 'accepted', 'completed'];

const readerOf = (p: Person | null, x: ProjectRecord, mine: ProposalRecord | undefined): Reader => {
  if (p && ownsProject(p, x)) return { side: 'owner', mayAct: ownsProject(p, x, 'buy'), mine };
  if (p && mine) return { side: 'provider', mayAct: ownsProposal(p, mine, 'sell'), mine };
  return { side: null, mayAct: false, mine };
};

const acceptedBy = (s: StageRecord): string | null =>
  s.state === 'delivered' && s.deliveredAt
    ? new Date(Date.parse(s.deliveredAt) + acceptsAfterDays * 86_400_000).toISOString()
    : null;

/** A stage: everybody who is logged in reads what it is; who does it, and for how much, its two sides alone. */
const presentStage = (
  s: StageRecord,
  r: Reader,
  x: ProjectRecord,
  nameOf: (proposalId: string) => Text | null,
): StageView => {
  const { no, name, delivers, due } = s;
  const sees = r.side === 'owner' || (r.mine !== undefined && s.proposalId === r.mine.id);
  const acts = sees && r.side && r.mayAct && x.state === 'underway' ? stageActsFor(s.state, r.side) : [];
  return {
    no,
    name,
    delivers,
    due,
    // Where it stands is for those who are concerned.
    state: sees || s.state === 'planned' ? s.state : x.state === 'completed' ? 'accepted' : 'waiting',
    price: sees ? s.price : null,
    provider: sees && s.proposalId ? nameOf(s.proposalId) : null,
    acts,
    acceptsAt: sees ? acceptedBy(s) : null,
  };
};

const presentEvents = async (
  ctx: Ctx,
  events: EventRecord[],
  nameOf: (proposalId: string) => Text | null,
): Promise<DockingEvent[]> => {
  const files = await factsOfFiles(
    ctx,
    events.map((e) => e.files),
  );
  return events.map((e) => ({
    id: e.id,
    act: e.act,
    party: e.party,
    provider: e.proposalId ? nameOf(e.proposalId) : null,
    stage: e.stage,
    text: e.text,
    files: files(e.files),
    at: iso(e.at),
  }));
};

const ownerOf = async (ctx: Ctx, x: ProjectRecord) => {
  const [c] = x.entId ? await companyBriefs(ctx, [x.entId]) : [];
  return c ? { name: c.name, city: c.city, verified: c.supplierVerified } : null;
};

const partsOf = async (ctx: Ctx, x: ProjectRecord, r: Reader, stages: StageView[]): Promise<ProjectDetail['parts']> => {
  const reaches = r.side === 'owner' || (r.mine !== undefined && bound.includes(r.mine.state));
  const reads = r.side !== null || judge(answersProjects, ctx.person) === 'yes';
  const files = reads ? await factsOfFiles(ctx, [x.annexes]) : null;
  return {
    need: x.need,
    place: x.place,
    owner: await ownerOf(ctx, x),
    stages,
    contact: reaches ? { name: x.contactName, phone: x.contactPhone, mail: x.contactMail } : null,
    annexes: files && files(x.annexes),
  };
};

/**
 * A project: row, summary and pictures for everybody, need, stages and owner for members, the rest for its sides (docking 6 and 7).
 * @throws Refused common.notFound
 */
export const readProject = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof docking.detail>> => {
  const { person } = ctx;
  const x = await findProject(ctx, id);
  const mine =
    x && person?.entId && seatMay(person.seat, 'seeSelling') ? await findProposalOf(ctx, id, person.entId) : undefined;
  if (!x || !mayKnow(person, x, mine)) throw refuse(common.notFound);
  const r = readerOf(person, x, mine);
  const [row] = await presentRows(ctx, [x]);
  if (!row) throw refuse(common.notFound);
  const open = {
    row,
    hidden: x.hiddenAt !== null,
    mayReport: Boolean(person?.isFinish && !isOwnersSide(person, x) && !x.hiddenAt),
    summary: summaryOf(x.need),
    pictures: x.pictures.map(publicUrl),
    propose: verdictOf(person, x, mine),
  };
  if (!person) return { ...open, gate: 'login', side: null, mayAct: false, parts: null, mine: null, timeline: [] };
  const stages = await findStages(ctx, id);
  const proposals = r.side === 'owner' ? await findProposalsOf(ctx, id) : mine ? [mine] : [];
  const names = await namesOf(
    ctx,
    proposals.map((a) => a.entId),
  );
  const nameOf = (proposalId: string) => names.get(proposals.find((a) => a.id === proposalId)?.entId ?? '') ?? null;
  const events = r.side ? await findEvents(ctx, id) : [];
  const concern = events.filter((e) => e.proposalId === null || r.side === 'owner' || e.proposalId === mine?.id);
  const shown = stages.map((s) => presentStage(s, r, x, nameOf));
  const own = mine
    ? await presentProposals(ctx, x, { rows: [mine], lines: await findLines(ctx, [mine.id]), stages })
    : [];
  return {
    ...open,
    gate: 'none',
    side: r.side,
    mayAct: r.mayAct,
    parts: await partsOf(ctx, x, r, shown),
    mine: own[0] ?? null,
    timeline: await presentEvents(ctx, concern, nameOf),
  };
};

/** The proposals for my project, in the order they came. @throws Refused common.notFound for everybody else */
export const readProposals = async (ctx: Ctx, id: string): Promise<AnswerOf<typeof docking.proposals>> => {
  const x = await findProject(ctx, id);
  if (!x || !ownsProject(me(ctx), x)) throw refuse(common.notFound);
  const rows = (await findProposalsOf(ctx, id)).filter((a) => a.state !== 'withdrawn');
  const lines = await findLines(
    ctx,
    rows.map((a) => a.id),
  );
  const shown = await presentProposals(ctx, x, { rows, lines, stages: await findStages(ctx, id) });
  const companies = await companyBriefs(
    ctx,
    rows.map((a) => a.entId),
  );
  return {
    proposals: shown.map((a, i) => {
      const entId = rows[i]?.entId ?? '';
      const c = companies.find((one) => one.id === entId);
      return {
        ...a,
        provider: { id: entId, name: c?.name ?? {}, city: c?.city ?? {}, verified: c?.supplierVerified ?? false },
      };
    }),
  };
};

/** What a shared link's picture shows; null where not everybody may know of the project. */
export const readCard = async (ctx: Ctx, id: string): Promise<{ title: Text; deadline: string } | null> => {
  const x = await findProject(ctx, id);
  return x && mayKnow(null, x, undefined) ? { title: x.title, deadline: iso(x.deadline) } : null;
};
