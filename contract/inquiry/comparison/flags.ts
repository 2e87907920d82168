/** Beyond this ratio to the median of the others a price is worth a second look; of one other alone, beyond `alone`. */
const beyond = 1.5;
const alone = 3;

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
};

/**
 * How many times the others' median one of several prices is, where it stands out; undefined where it does not, or there is
 * nothing to compare with. Prices are in one currency, null where there is none.
 */
export const outlierOf = (prices: readonly (number | null)[], at: number): number | undefined => {
  const own = prices[at];
  const others = prices.filter((p, i): p is number => p !== null && i !== at && p > 0);
  if (!own || !others.length) return undefined;
  const ratio = own / median(others);
  const limit = others.length > 1 ? beyond : alone;
  return ratio > limit || ratio < 1 / limit ? ratio : undefined;
};
