/** How much an issue and a film may hold (content 19 to 22). */
export const mediaLimits = {
  /** Pages of an issue, and characters of the text of one. */
  pages: 300,
  pageText: 20_000,
  /** Seconds of a film: two hours. */
  seconds: 7_200,
  /** Characters of a language's captions, and cues in them. */
  captions: 60_000,
  cues: 2_000,
  chapters: 20,
  chapter: 60,
  number: 20,
} as const;
