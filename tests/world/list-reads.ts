/** How a list is asked for, and where in the answer its rows stand. */
export type ListRead = { read: () => Promise<unknown>; rows: (answer: never) => unknown[] };
const records = (a: { records: unknown[] }) => a.records;
/** Where the rows stand in an answer that is no page. */
export const within = (key: string): ListRead['rows'] => ((a: Record<string, unknown[]>) => a[key]) as never;
export const list = (read: ListRead['read'], rows: ListRead['rows'] = records as never): ListRead => ({ read, rows });
