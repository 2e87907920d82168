import { seatMay } from '#contract/core/seats.ts';
import type { Task } from '#contract/home/task.ts';
import { pageTo } from '#contract/pages.ts';
import type { Ctx, Person } from '#server/platform/context.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import type { TasksFound } from '#server/rooms/tasks/index.ts';
import { findAsked } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** Requests for meetings that wait for the exhibitor (fairs 69). */
export const findMeetingTasks = async (ctx: Ctx, { entId, seat }: Person): Promise<TasksFound> => {
  if (!entId || !seatMay(seat, 'seeSelling')) return { tasks: [], capped: false };
  const asked = await findAsked(ctx, entId);
  const guests = await companyBriefs(ctx, [...new Set(asked.flatMap((a) => a.meeting.guestEntId ?? []))]);
  const names = new Map(guests.map((c) => [c.id, c.name]));
  return {
    tasks: asked.map(({ meeting: m, booth, fair }): Task => ({
      kind: 'answerMeeting',
      id: m.id,
      number: booth.number,
      title: fair.name,
      other: names.get(m.guestEntId ?? '') ?? null,
      n: 1,
      due: iso(m.startsAt),
      since: iso(m.createdAt),
      may: seatMay(seat, 'sell'),
      to: pageTo('fairMeetings'),
    })),
    capped: false,
  };
};
