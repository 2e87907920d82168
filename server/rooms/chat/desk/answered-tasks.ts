import { taskDays } from '#contract/home/tasks.ts';
import type { Task } from '#contract/home/task.ts';
import { mayOpen, pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { markRead } from '../mark-read.ts';
import { ownConversation } from '../own-conversation.ts';
import { findAnswered } from './answered-store.ts';

/** The most conversations that are looked through. */
const most = 20;

/** What people of companies answered and the person who asked has not read: a line a company (home 15). */
export const findAnsweredTasks = async (ctx: Ctx, person: Person): Promise<TasksFound> => {
  if (!mayOpen('chat', person)) return { tasks: [], capped: false };
  const found = await findAnswered(ctx, { userId: person.userId, days: taskDays.answer, most });
  const briefs = await companyBriefs(ctx, [...new Set(found.flatMap((f) => f.entId ?? []))]);
  const names = new Map(briefs.map((e) => [e.id, e.name]));
  const tasks = found.map(({ id, entId, n, since }): Task => ({
    kind: 'readReply',
    id,
    number: '',
    title: names.get(entId ?? '') ?? {},
    other: null,
    n,
    since: new Date(since).toISOString(),
    due: null,
    may: true,
    to: pageTo('chat', { eid: id }),
  }));
  return { tasks, capped: found.length === most };
};

/** The reader has seen what was answered in a conversation: it counts as read. @throws Refused common.notFound */
export const seeReply = async (ctx: Ctx, id: string): Promise<void> => {
  const { c } = await ownConversation(ctx, id);
  await markRead(ctx, id, c.lastSeq);
};
