import { operatorRecruitment as calls } from '#contract/recruitment/desk.ts';
import { type Ctx, inTransaction } from '#server/platform/context.ts';
import { route } from '#server/platform/http/route.ts';
import { moderateVacancy, readDeskVacancies } from '#server/rooms/recruitment/index.ts';
import { record } from '../record.ts';

/** The vacancy and the audit change in one transaction. */
const moderate = (ctx: Ctx, id: string, reason: string | null) =>
  inTransaction(ctx, async (tx) => {
    const { again, name, before, state } = await moderateVacancy(tx, id, reason);
    if (!again)
      await record(tx, {
        act: reason === null ? 'vacancy.show' : 'vacancy.hide',
        subject: name,
        subjectId: id,
        reason: reason ?? '',
        before: { state: before },
        after: { state },
      });
    return { id, state };
  });

export const recruitmentRoutes = [
  route(calls.page, ({ ctx, query }) => readDeskVacancies(ctx, query)),
  route(calls.hide, ({ ctx, params, body }) => moderate(ctx, params.id, body.reason)),
  route(calls.show, ({ ctx, params }) => moderate(ctx, params.id, null)),
];
