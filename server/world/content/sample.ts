import type { HelpTopic } from '#contract/content/kinds.ts';
import type { InThree, PieceContent } from '#contract/content/piece.ts';

/** What lies in `data/content`. */
export type Sample = {
  key: string;
  picture: string;
  materials: string[];
  processes?: string[];
  fields?: string[];
  standards?: string[];
  title: InThree;
  summary: InThree;
  body?: InThree;
  /** Of an issue. */
  number?: string;
  feature?: { title: InThree; text: Record<keyof InThree, string[]> };
  /** Of a film. */
  seconds?: number;
  chapters?: { at: number; title: InThree }[];
  cues?: { from: number; to: number; text: InThree }[];
  person?: PieceContent['person'];
  figures?: { title: InThree; rows: { label: InThree; value: InThree }[] };
  /** Of a help text, with what to do one after another. */
  topic?: HelpTopic;
  steps?: InThree[];
  link?: { label: InThree; to: string };
  /** Which of the verified suppliers a case is about. */
  company?: number;
};
