import {
  type ColumnDef,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { intlLocale } from '#contract/core/langs.ts';
import { useLang } from '#web/lib/lang.ts';
import type { View } from './table-view.ts';
import { plain } from './tree-rows.ts';

export type Column<T> = {
  id: string;
  title: string;
  /** What is sorted, searched and exported. */
  value: (row: T) => string | number | null;
  /** What is shown, where that is more than the value. */
  cell?: (row: T) => ReactNode;
  /** Figures stand at the end. */
  end?: boolean;
  /** Not shown unless chosen. */
  extra?: boolean;
};

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
type Features = typeof features;

/** Rows found by all words in any of the columns, sorted as the reader's language does, cut into pages. */
export const useTableModel = <T extends object>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  idOf: (row: T) => string,
  view: View,
  size: number,
) => {
  const lang = useLang();
  const defs = useMemo(() => {
    const order = new Intl.Collator(intlLocale[lang], { numeric: true });
    return columns.map((c): ColumnDef<Features, T> => ({
      id: c.id,
      header: c.title,
      accessorFn: (row) => c.value(row) ?? undefined,
      sortUndefined: 'last',
      sortFn: (a, b, id) => {
        const [x, y] = [a.getValue(id), b.getValue(id)];
        return typeof x === 'number' && typeof y === 'number' ? x - y : order.compare(String(x), String(y));
      },
    }));
  }, [columns, lang]);
  const words = useMemo(() => plain(view.q).split(' ').filter(Boolean), [view.q]);
  const found = useMemo(
    () =>
      words.length === 0
        ? rows
        : rows.filter((row) => {
            const all = plain(columns.map((c) => c.value(row) ?? '').join(' '));
            return words.every((w) => all.includes(w));
          }),
    [rows, columns, words],
  );
  return useTable<Features, T>({
    features,
    columns: defs,
    data: found as T[],
    getRowId: idOf,
    autoResetPageIndex: false,
    state: {
      sorting: view.sort ? [view.sort] : [],
      columnVisibility: Object.fromEntries(view.hidden.map((id) => [id, false])),
      pagination: {
        pageIndex: Math.min(view.page, Math.max(1, Math.ceil(found.length / size))) - 1,
        pageSize: size,
      },
    },
  });
};
