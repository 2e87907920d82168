/** What two texts have alike before and behind the place where they differ, and that place in each. */
export type Changed = { head: string; before: string; after: string; tail: string };

/** Words, and signs where words are not parted by blanks. */
const wordsOf = (text: string): string[] => text.match(/\p{Script=Han}|\s+|[^\s\p{Script=Han}]+/gu) ?? [];

export const changedWords = (before: string, after: string): Changed => {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return {
    head: a.slice(0, head).join(''),
    before: a.slice(head, a.length - tail).join(''),
    after: b.slice(head, b.length - tail).join(''),
    tail: a.slice(a.length - tail).join(''),
  };
};
