import type { Text } from '#contract/core/schemas.ts';
import type { Task } from '#contract/home/task.ts';
import { taskDays } from '#contract/home/tasks.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { findUnreadOf } from './store.ts';

/** New inquiries that a person's saved searches found and they have not looked at; each goes once its notice is read. */
export const findAlertTasks = async (ctx: Ctx, person: Person): Promise<Task[]> => {
  const news = await findUnreadOf(ctx, person.userId, { kind: 'inquiryAlert', days: taskDays.news, most: 20 });
  return news.map((n) => ({
    kind: 'alertNews',
    id: n.id,
    number: String(n.params['number'] ?? ''),
    title: (n.params['title'] ?? {}) as Text,
    other: null,
    n: 1,
    since: new Date(n.createdAt).toISOString(),
    due: null,
    may: true,
    to: n.link,
  }));
};
