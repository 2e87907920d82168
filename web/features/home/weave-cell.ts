import { type MouseEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WeaveCell, WeaveRow, WeaveView } from '#contract/home/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import { type PageAddress, pageTo } from '#contract/pages.ts';
import { usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';

type Named = { slug: string; name: Text };
export type Chosen = { row: WeaveRow; process: Named; cell: WeaveCell };

export const keyOf = (material: string, process: string): string => `${material}.${process}`;
export const suppliersAt = (material: string, process: string): PageAddress =>
  pageTo('search', { kind: 'suppliers', category: material, process });

/** Names short enough for a column's head, where there is a short one. */
export const useShort = (): ((n: Named) => string) => {
  const { t } = useTranslation('home');
  const text = useText();
  return (n) => t(`short.${n.slug}` as 'short.rtm', { defaultValue: text(n.name) });
};

/** Every crossing, in the order of reading. */
const crossings = (weave: WeaveView): Chosen[] =>
  weave.rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const process = weave.processes.find((p) => p.slug === cell.process);
      return process ? [{ row, process, cell }] : [];
    }),
  );

/** Where demand and supply are both: the most wanted, then the most offered. */
const liveliest = (all: Chosen[]): Chosen | undefined =>
  all.toSorted(
    (a, b) =>
      Number(b.cell.suppliers > 0) - Number(a.cell.suppliers > 0) ||
      b.cell.inquiries - a.cell.inquiries ||
      b.cell.suppliers - a.cell.suppliers,
  )[0];

/**
 * The chosen crossing: the address's `cell=material.process`, else the liveliest. A choice changes the address without a
 * visit to the server, which has told everything already; without script the link itself asks it.
 */
export const useCell = (weave: WeaveView) => {
  const path = usePath();
  const [params] = useSearchParams();
  const [key, setKey] = useState(params.get('cell'));
  const all = crossings(weave);
  const picked = all.find((c) => keyOf(c.row.slug, c.process.slug) === key);
  const chosen = picked ?? liveliest(all);
  const href = (k: string) => path(pageTo('home', { cell: k }));
  const choose = (k: string) => {
    setKey(k);
    window.history.replaceState(window.history.state, '', href(k));
  };
  const onClick = (k: string) => (e: MouseEvent) => {
    if (e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return;
    e.preventDefault();
    choose(k);
  };
  return { chosen, picked, href, choose, onClick };
};
export type Cells = ReturnType<typeof useCell>;
