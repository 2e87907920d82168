import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { Value } from '#contract/files/xlsx.ts';
import type { inquiry as calls } from '#contract/inquiry/calls.ts';
import type { Column } from '#contract/inquiry/comparison/level.ts';
import type { ScoringView } from '#contract/inquiry/deciding/scoring.ts';

type Compared = AnswerOf<typeof calls.own>;
/** What a row says of one quotation: in words for a page, as a figure or day for a sheet. */
export type PaperCell = {
  text: string;
  value: Value;
  bad?: boolean;
  best?: boolean;
  /** What is held against the others' where rows that say the same are left out; else the text. */
  base?: string;
};
/** A row of the comparison; one without cells begins a section. */
export type PaperRow = { label: string; cells: PaperCell[] | null };

export type Look = {
  data: Compared;
  columns: Column[];
  tier: number;
  currency: Compared['parts']['currency'];
  /** Whether rows that say the same of every quotation are left out. */
  differencesOnly: boolean;
  scoring: ScoringView;
};
