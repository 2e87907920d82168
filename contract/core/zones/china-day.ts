const day = 86_400_000;
/**
 * The calendar day of a moment in China, `2026-11-22`: where documents end, prices hold and human numbers count. China's clock is eight
 * hours ahead, and has no summer time. @throws RangeError for no moment
 */
export const chinaDay = (at: Date | number | string = Date.now()): string =>
  new Date(new Date(at).getTime() + day / 3).toISOString().slice(0, 10);
/** The calendar day in China so many days from today. */
export const chinaDayIn = (days: number): string => chinaDay(Date.now() + days * day);
