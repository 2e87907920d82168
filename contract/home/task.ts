import * as z from 'zod/mini';
import { id, instant, text } from '../core/schemas.ts';
import { taskKinds } from './tasks.ts';

/**
 * One thing that waits, with the page of its one act. `number` and `title` are the record's, `other` the other side's name;
 * `n` is how many the kind counts (quotations to decide). `may` says whether the reader's seat acts or only reads.
 */
export const task = z.object({
  kind: z.enum(taskKinds),
  id,
  number: z.string(),
  title: text,
  other: z.nullable(text),
  n: z.int(),
  /** Since when it waits. */
  since: instant,
  /** Until when it should be done; null where nothing says so. */
  due: z.nullable(instant),
  may: z.boolean(),
  to: z.string(),
});
export type Task = z.infer<typeof task>;
