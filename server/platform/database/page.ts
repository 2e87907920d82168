type Query<R> = { limit: (n: number) => { offset: (n: number) => PromiseLike<R[]> } };

/**
 * One page of an ordered query, and how many rows there are in all: pages are counted from 1 (`pageQuery` of the
 * contract). `total` is a `$count` under the same condition.
 */
export const pageOfRows = async <R>(
  query: Query<R>,
  { current, size }: { current: number; size: number },
  total: PromiseLike<number>,
): Promise<{ rows: R[]; total: number }> => {
  const [rows, n] = await Promise.all([query.limit(size).offset((current - 1) * size), total]);
  return { rows, total: n };
};
