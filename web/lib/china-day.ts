/** The calendar day in China, `yyyy-mm-dd`, now or at a moment: by it the server judges days. */
export const chinaDay = (at = Date.now()): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
