/** The newest work of each conversation that this node does or that waits for it. */
const tails = new Map<string, Promise<unknown>>();

/**
 * Does one work of a conversation after the other. Its row's lock would order them too, but each that waits for a lock holds a
 * connection: a conversation in which many write at once would keep everybody else from the database.
 */
export const inTurn = <T>(conversationId: string, work: () => Promise<T>): Promise<T> => {
  const mine = (tails.get(conversationId) ?? Promise.resolve()).then(work);
  const tail = mine
    .catch(() => undefined)
    .then(() => {
      if (tails.get(conversationId) === tail) tails.delete(conversationId);
    });
  tails.set(conversationId, tail);
  return mine;
};
