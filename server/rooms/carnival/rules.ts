import type { CampaignTask, MyCampaign } from '#contract/carnival/calls.ts';
import { onceOnly, type TaskKind } from '#contract/carnival/states.ts';

/** How many deeds of a kind somebody did on a day. */
export type DeedCount = { kind: TaskKind; day: string; n: number };

/** What tasks have earned somebody so far: a task earns once a day, one that is done once a single time (carnival 5). */
export const standOf = (
  tasks: readonly CampaignTask[],
  deeds: readonly DeedCount[],
  who: { isFinish: boolean; today: string },
): MyCampaign['tasks'] =>
  tasks.map(({ kind, need, draws }) => {
    if (onceOnly.includes(kind)) {
      const done = who.isFinish;
      return { kind, today: done ? 1 : 0, done, earned: done ? draws : 0 };
    }
    const own = deeds.filter((d) => d.kind === kind);
    const today = own.find((d) => d.day === who.today)?.n ?? 0;
    return { kind, today, done: today >= need, earned: own.filter((d) => d.n >= need).length * draws };
  });

export const earnedBy = (tasks: MyCampaign['tasks']): number => tasks.reduce((n, t) => n + t.earned, 0);

/** The first letter of a name, as winners are shown: `L`, `李`. */
export const initialOf = (name: string): string | null => [...name.trim()][0]?.toUpperCase() ?? null;
