import type { Draft } from './draft.ts';

export type Option = { value: string; label: string };
type Group = { group: string; items: Option[] };
/** What can be chosen: products by group, certificates. */
export type Options = { products: (Group | Option)[]; certificates: Option[] };
/** What a section of the release form works on. */
export type Part = {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  error: (path: string) => string | undefined;
};
