import type { ReactNode } from 'react';
import type { Value } from '#contract/files/xlsx.ts';

/** A column of a list; `T` is a record as the call answers it. */
export type Column<T> = {
  id: string;
  title: string;
  /** What is shown, plain elements: a page has twenty rows of them. */
  cell: (row: T) => ReactNode;
  /** What an exported file holds; a column without it (acts) is in none. */
  value?: (row: T) => Value;
  /** Sorts of the contract that its head leads to, by the way they go. */
  sort?: { up?: string; down?: string };
  /** Figures stand at the end. */
  end?: boolean;
  /** In a card: over the title, beside that, the title itself and what has a line of its own; else in the line below. `none`: not in cards. */
  card?: 'head' | 'side' | 'title' | 'none';
  /** In a card its title stands before it. */
  named?: boolean;
  /** Always shown. */
  fixed?: boolean;
  /** Not shown unless chosen. */
  extra?: boolean;
  /** The share of the width, `40%`, where it matters. */
  width?: string;
};
