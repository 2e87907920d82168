/** Calendar day in China, where the documents hold. */
export const chinaDay = (at: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at);

/** Whole days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
