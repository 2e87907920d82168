/** Signs one by one, as for names and numbers. */
const signsOf = (text: string): string[] => [...text];
/** Words, and signs where words are not parted by blanks, as for sentences. */
export const wordsOf = (text: string): string[] => text.match(/\p{Script=Han}|\s+|[^\s\p{Script=Han}]+/gu) ?? [];

/**
 * Where two texts part: what both begin and end with is left out. `壹仟炳佰` and `壹仟贰佰` part in the third sign.
 * @param partsOf what is not cut: signs, or `wordsOf`
 * @returns before, the part of each, after
 */
export const differing = (
  a: string,
  b: string,
  partsOf = signsOf,
): { before: string; a: string; b: string; after: string } => {
  const [x, y] = [partsOf(a), partsOf(b)];
  const shorter = Math.min(x.length, y.length);
  let from = 0;
  while (from < shorter && x[from] === y[from]) from += 1;
  let to = 0;
  while (to < shorter - from && x[x.length - 1 - to] === y[y.length - 1 - to]) to += 1;
  return {
    before: x.slice(0, from).join(''),
    a: x.slice(from, x.length - to).join(''),
    b: y.slice(from, y.length - to).join(''),
    after: x.slice(x.length - to).join(''),
  };
};
