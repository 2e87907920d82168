import * as z from 'zod/mini';
import { id, instant } from '../core/schemas.ts';
import { notice } from './calls.ts';

/** One frame of `/api/notice/ws/{userId}`: the first brings the totals alone. */
export const noticeFrame = z.object({
  unread: z.int(),
  records: z.array(notice),
  letters: z.optional(z.int()),
  /** Records of the reader's sides that are others than before: `inquiry:ID`, `order:ID`, `purchase:ID`, `sample:ID`. */
  changed: z.optional(z.array(z.string())),
  talk: z.optional(
    z.object({
      unread: z.int(),
      newest: z.nullable(
        z.object({
          messageId: id,
          conversationId: id,
          from: z.string(),
          kind: z.enum(['text', 'picture', 'file', 'card']),
          text: z.string(),
          at: instant,
        }),
      ),
    }),
  ),
});
export type NoticeFrame = z.infer<typeof noticeFrame>;
