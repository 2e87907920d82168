import type { Ctx } from '#server/platform/context.ts';
import { dockingEvents, dockingLines, dockingProjects, dockingProposals, dockingStages } from './tables.ts';

export type SeedDocking = {
  projects: (typeof dockingProjects.$inferInsert)[];
  proposals: (typeof dockingProposals.$inferInsert)[];
  lines: (typeof dockingLines.$inferInsert)[];
  stages: (typeof dockingStages.$inferInsert)[];
  events: (typeof dockingEvents.$inferInsert)[];
};

/** Projects of the demo world with their proposals and stages. */
export const insertDocking = async (ctx: Ctx, s: SeedDocking): Promise<void> => {
  await ctx.db.insert(dockingProjects).values(s.projects);
  await ctx.db.insert(dockingProposals).values(s.proposals);
  await ctx.db.insert(dockingLines).values(s.lines);
  await ctx.db.insert(dockingStages).values(s.stages);
  await ctx.db.insert(dockingEvents).values(s.events);
};
