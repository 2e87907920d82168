import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AvatarLook } from '#contract/fairs/avatar.ts';

/** Figures as people made them; who has none is given one that follows from their id. */
export const personAvatars = pgTable('person_avatars', {
  userId: uuid('user_id').primaryKey(),
  look: jsonb('look').$type<AvatarLook>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
