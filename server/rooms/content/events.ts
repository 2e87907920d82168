import * as z from 'zod/mini';
import { id } from '#contract/core/schemas.ts';
import { event } from '#server/platform/events.ts';

export const pieceDue = event({
  name: 'content.due',
  version: 1,
  /** `turn` is the piece's when it was scheduled: whatever was done since makes the job one of before. */
  schema: z.object({ pieceId: id, turn: z.int() }),
  means: 'A piece that was approved for a moment has reached it.',
});

export const pieceShown = event({
  name: 'content.shown',
  version: 1,
  schema: z.object({
    pieceId: id,
    moveId: id,
    /** Whether readers see it from now on, or no longer. */
    shown: z.boolean(),
    /** Why not, where the desk said so. */
    reason: z.string(),
  }),
  means: 'A piece whose words are a member’s went to its readers, or was taken from them.',
});

export const issueWaits = event({
  name: 'content.issue',
  version: 1,
  schema: z.object({ issueId: id }),
  means: 'Pages of an issue wait to be read in.',
});
