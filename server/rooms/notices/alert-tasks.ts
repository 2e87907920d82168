import type { Text } from '#contract/core/schemas.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { taskDays } from '#contract/home/tasks.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { findUnreadOf } from './store.ts';

/** The most news that are looked through. */
const most = 20;

/** New inquiries that a person's saved searches found and they have not looked at; each goes once its notice is read. */
export const findAlertTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const news = await findUnreadOf(ctx, person.userId, { kind: 'inquiryAlert', days: taskDays.news, most });
  const tasks = news.map((n) => ({
    kind: 'alertNews' as const,
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
  return { tasks, capped: news.length === most };
};
