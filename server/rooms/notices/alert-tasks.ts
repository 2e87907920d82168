import { taskDays } from '#contract/home/tasks.ts';
import type { Task } from '#contract/home/task.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findUnreadOf, type NoticeRecord } from './store.ts';

/** The most news of each kind that are looked through. */
const most = 20;

const taskOf = (n: NoticeRecord, what: Pick<Task, 'kind' | 'number' | 'title' | 'n'>): Task => ({
  ...what,
  id: n.id,
  other: null,
  since: new Date(n.createdAt).toISOString(),
  due: null,
  may: true,
  to: n.link,
});
const textOf = (n: NoticeRecord, key: string): Text => (n.params[key] ?? {}) as Text;

/** New inquiries, products and suppliers that a person's saved searches found and they have not looked at; each goes once its notice is read. */
export const findAlertTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  const { userId } = person;
  const days = taskDays.news;
  const [inquiries, products, suppliers] = await Promise.all([
    findUnreadOf(ctx, userId, { kind: 'inquiryAlert', days, most }),
    findUnreadOf(ctx, userId, { kind: 'productAlert', days, most }),
    findUnreadOf(ctx, userId, { kind: 'supplierAlert', days, most }),
  ]);
  return {
    tasks: [
      ...inquiries.map((n) =>
        taskOf(n, { kind: 'alertNews', number: String(n.params['number'] ?? ''), title: textOf(n, 'title'), n: 1 }),
      ),
      ...products.map((n) =>
        taskOf(n, { kind: 'productNews', number: '', title: textOf(n, 'name'), n: Number(n.params['n'] ?? 1) }),
      ),
      ...suppliers.map((n) =>
        taskOf(n, { kind: 'supplierNews', number: '', title: textOf(n, 'name'), n: Number(n.params['n'] ?? 1) }),
      ),
    ],
    capped: [inquiries, products, suppliers].some((list) => list.length === most),
  };
};
