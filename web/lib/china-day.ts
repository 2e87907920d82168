const day = 86_400_000;
/** The calendar day in China, `yyyy-mm-dd`, now or at a moment: by it the server judges days. */
export const chinaDay = (at = Date.now()): string => new Date(at + day / 3).toISOString().slice(0, 10);
/** The calendar day in China so many days from today. */
export const chinaDayIn = (days: number): string => chinaDay(Date.now() + days * day);
