import { describe, expect, it } from 'vitest';
import { allOf, matches, matchingRows, type Node, rowsOf } from './tree-rows.ts';

const item = (id: number, label: string, labelEn: string, labelEs: string, children?: Node[]): Node => ({
  id,
  label,
  labelEn,
  labelEs,
  value: labelEn.toLowerCase(),
  children,
});
const tree = [
  item(1, '中国', 'China', 'China', [
    item(2, '江苏', 'Jiangsu', 'Jiangsu', [item(3, '盐城', 'Yancheng', 'Yancheng')]),
    item(4, '上海', 'Shanghai', 'Shanghái'),
  ]),
  item(5, '西班牙', 'Spain', 'España'),
];
const names = (rows: { node: Node }[]) => rows.map((r) => r.node.label);

describe('a tree of choices', () => {
  it('shows what is unfolded, with its depth', () => {
    expect(names(rowsOf(tree, new Set()))).toEqual(['中国', '西班牙']);
    const rows = rowsOf(tree, new Set([1, 2]));
    expect(rows.map((r) => r.level)).toEqual([1, 2, 3, 2, 1]);
    expect(rows[2]?.above.map((n) => n.id)).toEqual([1, 2]);
  });

  it('is searched in three languages, without accents', () => {
    expect(names(matchingRows(tree, '盐'))).toEqual(['盐城']);
    expect(names(matchingRows(tree, 'espana'))).toEqual(['西班牙']);
    expect(names(matchingRows(tree, 'SHANGHAI'))).toEqual(['上海']);
    expect(matchingRows(tree, 'Lyon')).toEqual([]);
  });

  it('names that begin with the words come first', () => {
    expect(names(matchingRows(tree, 'china'))[0]).toBe('中国');
    expect(matches(tree[1] as Node, 'pain')).toBe(true);
    expect(allOf(tree)).toHaveLength(5);
  });
});
