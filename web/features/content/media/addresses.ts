import type { PageWidth } from '#contract/content/media.ts';

/** Where the picture of a page lies, in one of the widths in which it is kept. */
export const pagePicture = (edition: string, no: number, width: PageWidth): string =>
  `/api/busi/pc/busi/home/journal/${edition}/page/${no}/${width}`;

export const issuePdf = (edition: string): string => `/api/busi/pc/busi/home/journal/${edition}/pdf`;

/** Seconds as 1:05. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
