import * as z from 'zod/mini';
import { documentTypes } from './verification-rules.ts';

const expires = z.enum(['needed', 'optional', 'none']);
/** One thing to hand in: any document of `anyOf`; `expiry` says whether its last day must be given. */
export const slot = z.object({ anyOf: z.array(z.enum(documentTypes)), required: z.boolean(), expiry: expires });
export type Slot = z.infer<typeof slot>;
/** What each kind of application hands in. */
export const slots = z.object({
  personal: z.array(slot),
  enterprise: z.array(slot),
  supplier: z.array(slot),
  thirdParty: z.array(slot),
});
export type Slots = z.infer<typeof slots>;
