import type { Ctx } from '#server/platform/context.ts';
import { jobApplications, jobEvents, vacancies } from './tables.ts';

export type SeedRecruitment = {
  vacancies: (typeof vacancies.$inferInsert)[];
  applications: (typeof jobApplications.$inferInsert)[];
  events: (typeof jobEvents.$inferInsert)[];
};

/** Vacancies of the demo world and applications for them with their courses. */
export const insertRecruitment = async (ctx: Ctx, s: SeedRecruitment): Promise<void> => {
  if (s.vacancies.length) await ctx.db.insert(vacancies).values(s.vacancies);
  if (s.applications.length) await ctx.db.insert(jobApplications).values(s.applications);
  if (s.events.length) await ctx.db.insert(jobEvents).values(s.events);
};
