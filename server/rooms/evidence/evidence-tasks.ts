import { judge } from '#contract/core/access.ts';
import { evidence } from '#contract/evidence/calls.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { iso, presentStated } from './present.ts';
import { findRefused } from './store.ts';

/** A refusal waits so long for another try. */
const days = 30;

/** What was refused and not handed in again (home 12). */
export const findEvidenceTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (judge(evidence.mine.access, person) !== 'yes' || !person.entId) return { tasks: [], capped: false };
  const rows = await findRefused(ctx, person.entId, days);
  const stated = await presentStated(ctx, rows);
  return {
    tasks: stated.map((s, i) => ({
      kind: 'evidenceAgain' as const,
      id: s.id,
      number: '',
      title: s.label,
      other: s.product?.name ?? null,
      n: 1,
      since: iso(rows[i]?.decidedAt ?? new Date().toISOString()),
      due: null,
      may:
        judge(s.kind === 'value' ? evidence.submitValue.access : evidence.submitCertificate.access, person) === 'yes',
      to: pageTo('evidence', s.product ? { product: s.product.id } : {}),
    })),
    capped: false,
  };
};
