/**
 * Runs pieces of work, a few at once, and answers in their order: one request that started all of them would hold the whole pool
 * while others wait. The first that fails ends it; what runs then is left to end.
 * @param most how many run at once, 1 at the least
 */
export const fewAtOnce = async <T>(most: number, work: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const done: T[] = [];
  let next = 0;
  const run = async (): Promise<void> => {
    for (let i = next++; i < work.length; i = next++) done[i] = await (work[i] as () => Promise<T>)();
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(most, work.length)) }, run));
  return done;
};
