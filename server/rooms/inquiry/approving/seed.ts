import type { Ctx } from '#server/platform/context.ts';
import { inquiryVersions } from '../amendments/tables.ts';
import { approvalLimits, awardRequests } from './tables.ts';
import { inquiryQuestions } from '../questions/tables.ts';
import { judgementPoints, scoreWeights } from '../scoring/tables.ts';
import { inquiryDeclines } from '../suppliers/tables.ts';
import { inquiryTemplates } from '../templates/tables.ts';

type New<T extends { $inferInsert: unknown }> = T['$inferInsert'][];
/** What happens around the inquiries of the demo world besides quoting. */
export type SeedLife = {
  questions: New<typeof inquiryQuestions>;
  versions: New<typeof inquiryVersions>;
  declines: New<typeof inquiryDeclines>;
  templates: New<typeof inquiryTemplates>;
  weights: New<typeof scoreWeights>;
  points: New<typeof judgementPoints>;
  limits: New<typeof approvalLimits>;
  requests: New<typeof awardRequests>;
};

/** Behind the inquiries and quotations that it is about. */
export const insertLife = async (ctx: Ctx, s: SeedLife): Promise<void> => {
  await ctx.db.insert(inquiryQuestions).values(s.questions);
  await ctx.db.insert(inquiryVersions).values(s.versions);
  await ctx.db.insert(inquiryDeclines).values(s.declines);
  await ctx.db.insert(inquiryTemplates).values(s.templates);
  await ctx.db.insert(scoreWeights).values(s.weights);
  await ctx.db.insert(judgementPoints).values(s.points);
  await ctx.db.insert(approvalLimits).values(s.limits);
  await ctx.db.insert(awardRequests).values(s.requests);
};
