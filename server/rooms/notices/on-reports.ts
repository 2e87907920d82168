import { pageTo } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Payload } from '#server/platform/events.ts';
import { findReviewers } from '#server/rooms/identity/index.ts';
import type { reportDecided, reportMade } from '#server/rooms/moderation/events.ts';
import { tell, type Told } from './tell.ts';

/** Operators have no bell at their desk: they get the mail of the notice. */
export const onReported = async (ctx: Ctx, e: Payload<typeof reportMade>): Promise<void> =>
  tell(
    ctx,
    (await findReviewers(ctx)).map(({ id: userId }): Told => ({
      userId,
      kind: 'reportAtDesk',
      params: { about: e.about, reason: e.reason },
      link: pageTo('operatorReports'),
      dedupe: `report:${e.reportId}`,
    })),
  );

/** Who reported and who wrote hear how it was decided, and why. */
export const onReportDecided = (ctx: Ctx, e: Payload<typeof reportDecided>): Promise<void> => {
  const said = {
    params: { about: e.about, reason: e.reason },
    link: pageTo('orders'),
    dedupe: `decided:${e.reportId}`,
  };
  return tell(ctx, [
    { userId: e.reporterId, kind: e.hidden ? 'reportHidden' : 'reportKept', ...said },
    ...(e.authorId
      ? [{ userId: e.authorId, kind: e.hidden ? ('contentHidden' as const) : ('contentKept' as const), ...said }]
      : []),
  ]);
};
