import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dictItem, dictTypes } from '#contract/dictionary/calls.ts';
import { buildReference } from './reference.ts';
import { romanise } from './regions.ts';
import { applyOverrides } from './apply-overrides.ts';
import { buildTrees } from './trees.ts';

const rows = buildReference();
const trees = buildTrees(applyOverrides(rows, []));

describe('dictionaries', () => {
  it('hold every type of the contract, in the shape of the contract, three languages each', () => {
    for (const type of dictTypes) {
      const found = trees.byType.get(type);
      expect(found?.tree.length, type).toBeGreaterThan(1);
      expect(() => z.parse(z.array(dictItem), found?.tree)).not.toThrow();
    }
    expect(rows.filter((r) => !r.label.cn || !r.label.en || !r.label.es)).toEqual([]);
  });

  it('give every item an id of its own, and order tendencies theirs (catalogue 12)', () => {
    expect(new Set(rows.map((r) => r.id)).size).toBe(rows.length);
    expect(trees.byType.get('tendency_order')?.flat.map((i) => i.id)).toEqual([1567, 1568]);
  });

  it('have trees where the contract says so', () => {
    for (const type of ['your_area', 'ent_main_product', 'industry_services'])
      expect(trees.byType.get(type)?.tree.some((i) => i.children?.length)).toBe(true);
    const china = trees.byType.get('your_area')?.tree[0];
    expect(china?.children).toHaveLength(34);
    expect(china?.children?.find((p) => p.labelEn === 'Jiangsu')?.children?.some((c) => c.labelEn === 'Suzhou')).toBe(
      true,
    );
  });

  it('write Chinese names as they are written abroad', () => {
    expect([romanise('西安'), romanise('石家庄'), romanise('吕梁')]).toEqual(["Xi'an", 'Shijiazhuang', 'Luliang']);
  });
});
