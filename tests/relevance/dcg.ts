const gain = (grade: number, i: number): number => (2 ** grade - 1) / Math.log2(i + 2);

/** nDCG of the first ten: how much of the best order's gain a found order has, 0 to 1. `all` are the grades of the whole catalogue. */
export const ndcg10 = (found: number[], all: number[]): number => {
  const sum = (grades: number[]) => grades.slice(0, 10).reduce((n, g, i) => n + gain(g, i), 0);
  const best = sum(all.toSorted((a, b) => b - a));
  return best ? sum(found) / best : 0;
};
