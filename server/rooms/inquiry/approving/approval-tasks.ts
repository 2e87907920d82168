import { judge } from '#contract/core/access.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { mayOnSide } from '#server/platform/side.ts';
import { findWaitingOf } from './approval-store.ts';
import { awardSubjects, idOf } from './subjects.ts';

const most = 50;
const iso = (at: string) => new Date(at).toISOString();

/** Awards that wait for somebody else's approval than who asked. */
export const findApprovalTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId, userId } = person;
  if (!entId || judge(inquiryApproval.approve.access, person) !== 'yes') return { tasks: [], capped: false };
  const rows = await findWaitingOf(ctx, entId, most);
  const own = rows.filter((r) => r.userId !== userId);
  const kinds = ctx.platform.answers(awardSubjects);
  const found = await Promise.all(
    kinds.map(async (k) => {
      const ids = own.flatMap((r) => (k.kind === 'inquiry' ? r.inquiryId : r.purchaseId) ?? []);
      return (await k.find(ctx, ids)).map((s) => [s.id, { ...s, to: k.to(s.id) }] as const);
    }),
  );
  const subjects = new Map(found.flat());
  return {
    tasks: own.flatMap((r) => {
      const s = subjects.get(idOf(r));
      return s && mayOnSide(person, s.owner, 'buy')
        ? [
            {
              kind: 'approveAward' as const,
              id: s.id,
              number: s.number,
              title: s.title,
              other: null,
              n: 1,
              since: iso(r.createdAt),
              due: iso(r.expiresAt),
              may: true,
              to: s.to,
            },
          ]
        : [];
    }),
    capped: rows.length === most,
  };
};
