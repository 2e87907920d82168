const day = 86_400_000;
/** What China's clock shows, as ISO text; it has no summer time. @throws RangeError for no moment */
const shown = (at: Date | number | string): string => new Date(new Date(at).getTime() + day / 3).toISOString();

/** The calendar day of a moment in China, `2026-11-22`: where documents end, prices hold and human numbers count. */
export const chinaDay = (at: Date | number | string = Date.now()): string => shown(at).slice(0, 10);
/** The calendar day in China so many days from today. */
export const chinaDayIn = (days: number): string => chinaDay(Date.now() + days * day);
/** Day and time in China: `2026-11-22 14:05`. */
export const chinaTime = (at: Date | number | string): string => shown(at).slice(0, 16).replace('T', ' ');
