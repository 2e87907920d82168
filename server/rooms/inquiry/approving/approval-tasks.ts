import { judge } from '#contract/core/access.ts';
import { inquiryApproval } from '#contract/inquiry/deciding/approval.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findInquiries } from '../inquiries/inquiry-store.ts';
import { ownsInquiry } from '../policy.ts';
import { findWaitingOf } from './approval-store.ts';

const most = 50;
const iso = (at: string) => new Date(at).toISOString();

/** Awards that wait for somebody else's approval than who asked. */
export const findApprovalTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { entId, userId } = person;
  if (!entId || judge(inquiryApproval.approve.access, person) !== 'yes') return { tasks: [], capped: false };
  const rows = await findWaitingOf(ctx, entId, most);
  const own = rows.filter((r) => r.userId !== userId);
  const inquiries = new Map(
    (await findInquiries(ctx, [...new Set(own.map((r) => r.inquiryId))])).map((i) => [i.id, i]),
  );
  return {
    tasks: own.flatMap((r) => {
      const i = inquiries.get(r.inquiryId);
      return i && ownsInquiry(person, i, 'buy')
        ? [
            {
              kind: 'approveAward' as const,
              id: i.id,
              number: i.number ?? '',
              title: i.title,
              other: null,
              n: 1,
              since: iso(r.createdAt),
              due: iso(r.expiresAt),
              may: true,
              to: pageTo('compareQuotations', { id: i.id }),
            },
          ]
        : [];
    }),
    capped: rows.length === most,
  };
};
