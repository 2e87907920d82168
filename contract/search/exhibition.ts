import * as z from 'zod/mini';
import { id, text } from '../core/schemas.ts';

/** A fair, a hall or a booth that words find, as everybody may read it. `note` says where it is; `hall` is that of a hall and a booth. */
export const exhibitionFound = z.object({
  kind: z.enum(['fair', 'hall', 'booth']),
  id,
  hall: z.nullable(id),
  name: text,
  note: text,
  about: text,
});
export type Exhibition = z.infer<typeof exhibitionFound>;
