import { common } from '#contract/core/errors.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { ownsProject } from './policy.ts';
import { lockProject } from './store.ts';

/** The own project under its lock, for a seat that buys. @throws Refused common.notFound */
export const ownProject = async (tx: Ctx, id: string) => {
  const x = await lockProject(tx, id);
  if (!x || !ownsProject(me(tx), x, 'buy')) throw refuse(common.notFound);
  return x;
};
