import * as z from 'zod/mini';
import { event } from '#server/platform/events.ts';

export const dictionaryRelabelled = event({
  name: 'dictionary.relabelled',
  version: 1,
  schema: z.object({ dictType: z.string(), values: z.array(z.string()) }),
  means: 'Items of a dictionary are called otherwise than before, by an operator or by a new version of the files.',
});
