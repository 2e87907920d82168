import type { DictItem } from '#contract/dictionary/calls.ts';

/** An item of a dictionary at any depth. */
export type Node = Omit<DictItem, 'children'> & { children?: Node[] | undefined };
/** A visible line of the tree; `above` are its ancestors, outermost first. */
export type Row = { node: Node; level: number; above: Node[]; open: boolean };

/** Case, accents, full-width forms and blanks don't count. */
const plain = (s: string): string =>
  s.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether an item's name in any of the three languages holds all words asked for. */
export const matches = (node: Pick<Node, 'label' | 'labelEn' | 'labelEs'>, query: string): boolean => {
  const names = plain(`${node.label} ${node.labelEn} ${node.labelEs}`);
  return plain(query)
    .split(' ')
    .every((word) => names.includes(word));
};

/** The lines of a tree whose branches in `open` are unfolded. */
export const rowsOf = (items: readonly Node[], open: ReadonlySet<number>, above: Node[] = []): Row[] =>
  items.flatMap((node) => {
    const shown = open.has(node.id);
    const row = { node, level: above.length + 1, above, open: shown };
    return shown && node.children?.length ? [row, ...rowsOf(node.children, open, [...above, node])] : [row];
  });

/** What matches a query, as one list: names that begin with it first, then the outer before the inner. */
export const matchingRows = (items: readonly Node[], query: string, above: Node[] = []): Row[] => {
  const all = items.flatMap((node): Row[] => [
    ...(matches(node, query) ? [{ node, level: 1, above, open: false }] : []),
    ...matchingRows(node.children ?? [], query, [...above, node]),
  ]);
  if (above.length > 0) return all;
  const q = plain(query);
  const begins = ({ node }: Row) =>
    [node.label, node.labelEn, node.labelEs].some((l) => plain(l).startsWith(q)) ? 0 : 1;
  return all.sort((a, b) => begins(a) - begins(b) || a.above.length - b.above.length);
};

export const allOf = (items: readonly Node[]): Node[] => items.flatMap((n) => [n, ...allOf(n.children ?? [])]);
