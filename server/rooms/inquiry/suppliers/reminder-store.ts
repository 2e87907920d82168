import { sql } from 'drizzle-orm';
import type { Text } from '#contract/core/schemas.ts';
import type { Ctx } from '#server/platform/context.ts';
import { inquiries, inquiryMatches, quotations } from '../tables.ts';
import { inquiryDeclines, inquiryReminders } from './tables.ts';

export type Due = { inquiryId: string; entId: string; number: string; title: Text; deadline: string; days: number };

/**
 * Writes down the reminders that are due so many days before a deadline and answers them: of invited companies that were told, have
 * neither quoted nor declined, and were given more time than that, since they were told or the deadline was moved. What stands there
 * already is not answered again.
 */
export const claimReminders = async (ctx: Ctx, days: number): Promise<Due[]> => {
  const { rows } = await ctx.db.execute<Due>(sql`
    with claimed as (
      insert into ${inquiryReminders} (inquiry_id, ent_id, deadline, days)
      select i.id, m.ent_id, i.deadline, ${days}::int
      from ${inquiries} i
      join ${inquiryMatches} m on m.inquiry_id = i.id and m.told_at is not null and m.ent_id = any(i.invited)
      where i.state = 'quoting' and i.hidden_at is null and i.deadline > now() and i.deadline <= now() + make_interval(days => ${days}::int)
        and m.told_at < i.deadline - make_interval(days => ${days}::int)
        and i.deadline - coalesce((select max(d.at) from inquiry_deadlines d where d.inquiry_id = i.id), i.published_at)
            > make_interval(days => ${days}::int)
        and (${days}::int = 1 or i.deadline > now() + interval '1 day')
        and not exists (select 1 from ${quotations} q where q.inquiry_id = i.id and q.ent_id = m.ent_id)
        and not exists (select 1 from ${inquiryDeclines} x where x.inquiry_id = i.id and x.ent_id = m.ent_id)
      order by i.id, m.ent_id
      on conflict do nothing
      returning inquiry_id, ent_id, deadline, days
    )
    select c.inquiry_id as "inquiryId", c.ent_id as "entId", i.number, i.title, c.deadline::text as deadline, c.days
    from claimed c join ${inquiries} i on i.id = c.inquiry_id`);
  return rows;
};
