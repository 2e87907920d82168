import { common } from '#contract/core/errors.ts';
import { type Ctx, refuse, type Refused } from '#server/platform/context.ts';
import { wasTakenDown } from './take-down-store.ts';

/** What is told of a product that nobody finds: that it was taken down, or nothing (catalogue 34). */
export const absent = async (ctx: Ctx, id: string): Promise<Refused> =>
  refuse((await wasTakenDown(ctx, id)) ? common.takenDown : common.notFound);
