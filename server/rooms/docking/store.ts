import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { acceptsAfterDays, liveStages, type ProjectState, type StageState } from '#contract/docking/states.ts';
import type { Ctx } from '#server/platform/context.ts';
import { taking } from '#server/platform/locks.ts';
import { dockingEvents, dockingLines, dockingProjects as projects, dockingProposals, dockingStages } from './tables.ts';

type Row = typeof projects.$inferSelect;
export type ProjectRecord = Omit<Row, 'state'> & { state: ProjectState };
export type ProposalRecord = typeof dockingProposals.$inferSelect;
export type LineRecord = typeof dockingLines.$inferSelect;
export type StageRecord = typeof dockingStages.$inferSelect;
export type EventRecord = typeof dockingEvents.$inferSelect;

/** The state by the database's clock; `clock_timestamp()` because a transaction may have waited for its lock. */
export const stateNow = sql<ProjectState>`case when ${projects.state} = 'open' and ${projects.deadline} <= clock_timestamp() then 'closed' else ${projects.state} end`;
export const columns = { record: projects, state: stateNow };
export const flat = (rows: { record: Row; state: ProjectState }[]): ProjectRecord[] =>
  rows.map((r) => ({ ...r.record, state: r.state }));

export const findProjects = async (ctx: Ctx, ids: string[]): Promise<ProjectRecord[]> =>
  ids.length ? flat(await ctx.db.select(columns).from(projects).where(inArray(projects.id, ids))) : [];
export const findProject = async (ctx: Ctx, id: string): Promise<ProjectRecord | undefined> =>
  (await findProjects(ctx, [id]))[0];

/** The project under a row lock, read after the lock is held: whoever changes it, its proposals or stages comes through here. */
export const lockProject = async (ctx: Ctx, id: string): Promise<ProjectRecord | undefined> => {
  taking(ctx, 'project', [id]);
  await ctx.db.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for('no key update');
  return findProject(ctx, id);
};

export const findByKey = async (ctx: Ctx, ownerId: string, clientKey: string): Promise<ProjectRecord | undefined> =>
  flat(
    await ctx.db
      .select(columns)
      .from(projects)
      .where(and(eq(projects.ownerId, ownerId), eq(projects.clientKey, clientKey))),
  )[0];

/** @returns false where this owner's key was there already */
export const insertProject = async (
  ctx: Ctx,
  row: typeof projects.$inferInsert,
  stages: (typeof dockingStages.$inferInsert)[],
): Promise<boolean> => {
  const made = await ctx.db
    .insert(projects)
    .values(row)
    .onConflictDoNothing({ target: [projects.ownerId, projects.clientKey] })
    .returning({ id: projects.id });
  if (made.length) await ctx.db.insert(dockingStages).values(stages);
  return made.length === 1;
};

const now = sql`clock_timestamp()`;
/** Moves a project; a reopened one has another deadline. */
export const setProject = async (
  ctx: Ctx,
  id: string,
  set: { state: Exclude<ProjectState, 'closed'>; deadline?: string },
): Promise<void> => {
  await ctx.db
    .update(projects)
    .set({ ...set, updatedAt: now })
    .where(eq(projects.id, id));
};
export const countProposals = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .update(projects)
    .set({
      proposals: sql`(select count(*)::int from ${dockingProposals} p where p.project_id = ${id} and p.state <> 'withdrawn')`,
    })
    .where(eq(projects.id, id));
};
/** The operator takes it out of the list, for good. */
export const hideProject = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .update(projects)
    .set({ hiddenAt: now, updatedAt: now })
    .where(and(eq(projects.id, id), isNull(projects.hiddenAt)));
};

export const findStages = (ctx: Ctx, projectId: string): Promise<StageRecord[]> =>
  ctx.db.select().from(dockingStages).where(eq(dockingStages.projectId, projectId)).orderBy(asc(dockingStages.no));

export const countStages = async (ctx: Ctx, projectIds: string[]): Promise<Map<string, number>> => {
  if (!projectIds.length) return new Map();
  const rows = await ctx.db
    .select({ id: dockingStages.projectId, n: count() })
    .from(dockingStages)
    .where(inArray(dockingStages.projectId, projectIds))
    .groupBy(dockingStages.projectId);
  return new Map(rows.map((r) => [r.id, r.n]));
};

export const setStage = async (
  ctx: Ctx,
  projectId: string,
  no: number,
  state: Exclude<StageState, 'planned'>,
): Promise<void> => {
  await ctx.db
    .update(dockingStages)
    .set({ state, updatedAt: now, ...(state === 'delivered' && { deliveredAt: now as never }) })
    .where(and(eq(dockingStages.projectId, projectId), eq(dockingStages.no, no)));
};

/** Gives stages to proposals, each at the price that its proposal offers. */
export const awardStages = async (
  ctx: Ctx,
  projectId: string,
  given: { proposalId: string; stage: number }[],
): Promise<void> => {
  const pairs = given.map((g) => sql`(${g.proposalId}::uuid, ${g.stage}::smallint)`);
  await ctx.db
    .update(dockingStages)
    .set({
      state: 'waiting',
      proposalId: sql`${dockingLines.proposalId}`,
      price: sql`${dockingLines.price}`,
      deliveredAt: null,
      updatedAt: now,
    })
    .from(dockingLines)
    .where(
      and(
        eq(dockingStages.projectId, projectId),
        eq(dockingLines.stage, dockingStages.no),
        sql`(${dockingLines.proposalId}, ${dockingLines.stage}) in (${sql.join(pairs, sql`, `)})`,
      ),
    );
};
/** Nobody does these any more. */
export const dropStages = async (ctx: Ctx, projectId: string, nos: number[]): Promise<void> => {
  if (!nos.length) return;
  await ctx.db
    .update(dockingStages)
    .set({ state: 'dropped', updatedAt: now })
    .where(and(eq(dockingStages.projectId, projectId), inArray(dockingStages.no, nos)));
};
/** What was not delivered and accepted can be given to somebody again. */
export const planStages = async (ctx: Ctx, projectId: string): Promise<void> => {
  await ctx.db
    .update(dockingStages)
    .set({ state: 'planned', proposalId: null, price: null, deliveredAt: null, updatedAt: now })
    .where(and(eq(dockingStages.projectId, projectId), ne(dockingStages.state, 'accepted')));
};

/** Deliveries that nobody complained about for so long, some at a time; of one project, where it is named. */
export const findDueStages = (ctx: Ctx, projectId?: string): Promise<{ projectId: string; no: number }[]> =>
  ctx.db
    .select({ projectId: dockingStages.projectId, no: dockingStages.no })
    .from(dockingStages)
    .where(
      and(
        eq(dockingStages.state, 'delivered'),
        sql`${dockingStages.deliveredAt} <= now() - make_interval(days => ${acceptsAfterDays}::int)`,
        projectId ? eq(dockingStages.projectId, projectId) : undefined,
      ),
    )
    .orderBy(asc(dockingStages.deliveredAt), asc(dockingStages.projectId), asc(dockingStages.no))
    .limit(50);

/** Stages of these projects that are under way. */
export const findLiveStages = (ctx: Ctx, projectIds: string[]): Promise<StageRecord[]> =>
  projectIds.length
    ? ctx.db
        .select()
        .from(dockingStages)
        .where(and(inArray(dockingStages.projectId, projectIds), inArray(dockingStages.state, [...liveStages])))
        .orderBy(asc(dockingStages.projectId), asc(dockingStages.no))
    : Promise.resolve([]);

export const insertEvent = async (ctx: Ctx, row: typeof dockingEvents.$inferInsert): Promise<void> => {
  await ctx.db.insert(dockingEvents).values(row);
};
export const findEvents = (ctx: Ctx, projectId: string): Promise<EventRecord[]> =>
  ctx.db
    .select()
    .from(dockingEvents)
    .where(eq(dockingEvents.projectId, projectId))
    .orderBy(asc(dockingEvents.at), asc(dockingEvents.id))
    .limit(1000);
