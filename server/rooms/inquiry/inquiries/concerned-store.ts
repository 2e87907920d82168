import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import { inquiryDeclines } from '../suppliers/tables.ts';
import { inquiryQuestions } from '../questions/tables.ts';
import { isAdmitted } from './access-store.ts';
import { inquiries, inquiryMatches, inquiryReads, quotations } from '../tables.ts';

/**
 * Companies that an inquiry concerns: who quoted, asked, opened it or was invited; `told` adds who was only told of it. What is in a
 * confidential inquiry is news for those alone who accepted its agreement: `agreed`; what happens to a hidden one, for who quoted.
 */
export const findConcerned = async (
  ctx: Ctx,
  inquiryId: string,
  o: { told?: boolean; agreed?: boolean } = {},
): Promise<string[]> => {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select distinct c.ent_id as id from (
      select ent_id, true as quoted from ${quotations} where inquiry_id = ${inquiryId}
      union select ent_id, false from ${inquiryQuestions} where inquiry_id = ${inquiryId} and ent_id is not null
      union select ent_id, false from ${inquiryReads} where inquiry_id = ${inquiryId}
      union select unnest(invited), false from ${inquiries} where id = ${inquiryId}
      union select ent_id, false from ${inquiryMatches}
        where ${o.told ?? false} and inquiry_id = ${inquiryId} and told_at is not null
    ) c
    where (c.quoted or not exists (select 1 from ${inquiries} where id = ${inquiryId} and hidden_at is not null))
      and not exists (select 1 from ${inquiryDeclines} d where d.inquiry_id = ${inquiryId} and d.ent_id = c.ent_id)
      and (not ${o.agreed ?? false} or exists (
      select 1 from ${inquiries} where id = ${inquiryId} and ${isAdmitted(sql`c.ent_id`)}))
    order by 1`);
  return rows.map((r) => r.id);
};
