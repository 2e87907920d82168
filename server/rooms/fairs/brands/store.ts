import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { fairBooths, fairHalls, fairs } from '../tables.ts';

/** Booths that companies have or had at published fairs, the newest fair first. @param entId of one company */
export const findTaken = (ctx: Ctx, entId?: string) =>
  ctx.db
    .select({
      id: fairBooths.id,
      number: fairBooths.number,
      class: fairBooths.class,
      entId: fairBooths.entId,
      hallNo: fairHalls.no,
      fair: { id: fairs.id, name: fairs.name, startsAt: fairs.startsAt, endsAt: fairs.endsAt },
    })
    .from(fairBooths)
    .innerJoin(fairHalls, eq(fairHalls.id, fairBooths.hallId))
    .innerJoin(fairs, eq(fairs.id, fairHalls.fairId))
    .where(
      and(
        eq(fairBooths.state, 'taken'),
        isNotNull(fairs.publishedAt),
        isNotNull(fairBooths.entId),
        entId ? inArray(fairBooths.entId, [entId]) : undefined,
      ),
    )
    .orderBy(desc(fairs.startsAt), asc(fairHalls.no), asc(fairBooths.number), asc(fairBooths.id));
