import type { SeenKind } from '#contract/home/tasks.ts';
import { homeWork } from '#contract/home/work.ts';
import { call } from '#web/lib/call.ts';

/** What was answered is seen: by reading it, or without (home 15). */
export const seeTask = (id: string, kind: SeenKind) => call(homeWork.seen, { body: { kind, id } });
