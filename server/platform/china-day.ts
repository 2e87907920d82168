const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });
/** The calendar day of a moment in China, `2026-11-22`: where documents end, prices hold and human numbers count. */
export const chinaDay = (at: Date | number | string = Date.now()): string => days.format(new Date(at));
