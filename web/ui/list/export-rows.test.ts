import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { allRows, fileOf, maxRows, type ReadPage } from './export-rows.ts';

const of = (n: number, byCursor: boolean): { read: ReadPage<{ n: number }>; asked: (string | number)[] } => {
  const all = Array.from({ length: n }, (_, i) => ({ n: i }));
  const asked: (string | number)[] = [];
  const read: ReadPage<{ n: number }> = async ({ current, size, cursor }) => {
    asked.push(cursor ?? current);
    const from = (current - 1) * size;
    const next = from + size < n ? `after${from + size}` : null;
    return {
      records: all.slice(from, from + size),
      total: n,
      size,
      current,
      pages: Math.ceil(n / size),
      ...(byCursor && { next }),
    };
  };
  return { read, asked };
};

describe('what a list finds', () => {
  it.each([true, false])('is read to its end, by cursors where there are any: %s', async (byCursor) => {
    const { read, asked } = of(230, byCursor);
    const told: number[] = [];
    expect((await allRows(read, (n) => told.push(n))).map((r) => r.n)).toEqual(
      Array.from({ length: 230 }, (_, i) => i),
    );
    expect(asked).toEqual(byCursor ? [1, 'after100', 'after200'] : [1, 2, 3]);
    expect(told).toEqual([100, 200, 230]);
    const { read: whole, asked: once } = of(100, byCursor);
    await allRows(whole, () => undefined);
    expect(once).toHaveLength(1);
  });

  it('ends at the most that a file holds', async () => {
    expect(await allRows(of(maxRows + 250, true).read, () => undefined)).toHaveLength(maxRows);
  });

  it('is written as CSV under titles, moments by China’s clock, columns without a value left out', async () => {
    const columns: Column<{ n: number }>[] = [
      { id: 'n', title: '编号', cell: () => null, value: (r) => r.n },
      { id: 'at', title: 'Made', cell: () => null, value: () => ({ at: '2026-11-20T16:30:00Z' }) },
      { id: 'act', title: 'Act', cell: () => null },
    ];
    const text = await (await fileOf('csv', 'x', columns, [{ n: 7 }])).text();
    expect(text.replace('\uFEFF', '')).toBe('编号,Made\r\n7,2026-11-21 00:30\r\n');
  });
});
