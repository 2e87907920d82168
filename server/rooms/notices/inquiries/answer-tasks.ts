import { common } from '#contract/core/errors.ts';
import type { Text } from '#contract/core/schemas.ts';
import { taskDays } from '#contract/home/tasks.ts';
import type { Task } from '#contract/home/task.ts';
import { mayOpen } from '#contract/pages.ts';
import { type Ctx, me, type Person, refuse } from '#server/platform/context.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { settleNotices } from '../read-notices.ts';
import { findUnreadOf, markReadLike } from '../store.ts';

/** The most answers that are looked through. */
const most = 50;

/** What buyers answered to questions of the reader's company and the reader has not read: a line an inquiry (home 15). */
export const findAnswerTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (!mayOpen('quote', person)) return { tasks: [], capped: false };
  const unread = await findUnreadOf(ctx, person.userId, { kind: 'questionAnswered', days: taskDays.answer, most });
  const tasks = [...Map.groupBy(unread, (n) => n.link).values()].flatMap((of): Task[] => {
    const [first] = of;
    if (!first) return [];
    const { id, params, createdAt, link: to } = first;
    const title = (params['title'] ?? {}) as Text;
    const number = String(params['number'] ?? '');
    const since = new Date(createdAt).toISOString();
    return [{ kind: 'readAnswer', id, number, title, other: null, n: of.length, since, due: null, may: true, to }];
  });
  return { tasks, capped: unread.length === most };
};

/** The reader has seen what was answered of an inquiry: all of it, by the notice of one answer. @throws Refused common.notFound */
export const seeAnswers = async (ctx: Ctx, id: string): Promise<void> => {
  const { userId } = me(ctx);
  if (!(await markReadLike(ctx, userId, { id, kind: 'questionAnswered' }))) throw refuse(common.notFound);
  await settleNotices(ctx, userId, []);
};
