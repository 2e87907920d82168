import { type SQL, sql } from 'drizzle-orm';

/** The first moment of a calendar day (`2026-11-20`) in China, which the days of filters are of. */
export const startOfDay = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Asia/Shanghai')`;
