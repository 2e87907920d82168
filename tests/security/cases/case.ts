import type { makeRecords } from '../records.ts';

export type Records = Awaited<ReturnType<typeof makeRecords>>;
/** One place where a record is named: whose id, and with what else its owner could send it. */
export type Case = {
  call: string;
  field: string;
  id: (r: Records) => string;
  send?: (id: string, r: Records) => { path?: Record<string, string>; query?: Record<string, string>; body?: object };
  /** What strangers meet, the same as for an absent record; 404 unless said. */
  says?: number;
};
