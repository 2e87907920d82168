import { cards } from '#contract/cards/calls.ts';
import { CallError } from '#contract/core/client.ts';
import { keeping } from '#contract/following/keep.ts';
import { askFirst } from '#web/lib/ask.ts';
import { call, quietCall } from '#web/lib/call.ts';
import type { KeptKind } from '#web/lib/kept.ts';

/** What only people with a complete profile may do: they complete it in the popup, and the act goes on. */
const completing = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (err) {
    const unfinished = err instanceof CallError && err.error === 'common.complete';
    if (!unfinished || !(await askFirst('complete'))) throw err;
    return send();
  }
};

/** Which of the things the reader keeps; null where it cannot be told now. */
export const askKept = (query: Record<KeptKind, string[]>) => quietCall(keeping.mine, { query }).catch(() => null);

/** Keeps a thing, or keeps it no more. @throws CallError */
export const turnKept = (kind: KeptKind, id: string, on: boolean) => {
  const { collect, cancelCollect, follow, unfollow } = keeping;
  const [add, remove] = kind === 'products' ? [collect, cancelCollect] : [follow, unfollow];
  return completing(() => call(on ? add : remove, { params: { id } }));
};

/** Leaves the reader's business card with a company. @throws CallError */
export const exchangeCards = async (enterpriseId: string) =>
  (await completing(() => call(cards.exchange, { query: { enterpriseId, isCard: '1' } }))).state;
