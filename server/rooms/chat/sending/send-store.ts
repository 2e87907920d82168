import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/context.ts';
import type { NewestRound } from '../desk/consultation-store.ts';
import { chatConsultations } from '../desk/tables.ts';
import { chatBlocks, chatMessages } from '../tables.ts';

type Asked = { conversationId: string; senderId: string; clientId: string; replyTo: number | null };
export type Standing = {
  /** Sides that take no messages of the other. */
  blocks: { conversationId: string; side: number }[];
  /** Messages that their senders have sent before. */
  sent: { id: string; conversationId: string; senderId: string; clientId: string }[];
  /** What is answered. */
  answered: { conversationId: string; seq: number; recalled: boolean }[];
  /** The newest consultation of each conversation. */
  rounds: NewestRound[];
};

/** What stands under the locks of their conversations, whatever their number by one statement. */
export const findStandingOf = async (tx: Ctx, asked: Asked[]): Promise<Standing> => {
  const [b, m, k] = [chatBlocks, chatMessages, chatConsultations];
  const { rows } = await tx.db.execute<Standing>(
    sql`with w as (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as w("conversationId" uuid, "senderId" uuid, "clientId" uuid, "replyTo" bigint)
      ), c as (select distinct "conversationId" as id from w)
      select
        (select coalesce(json_agg(json_build_object('conversationId', ${b.conversationId}, 'side', ${b.side})), '[]')
          from ${b} join c on c.id = ${b.conversationId}) as blocks,
        (select coalesce(json_agg(json_build_object('id', ${m.id}, 'conversationId', ${m.conversationId},
            'senderId', ${m.senderId}, 'clientId', ${m.clientId})), '[]')
          from ${m} join w on ${m.senderId} = w."senderId" and ${m.clientId} = w."clientId") as sent,
        (select coalesce(json_agg(json_build_object('conversationId', ${m.conversationId}, 'seq', ${m.seq},
            'recalled', ${m.recalledAt} is not null)), '[]')
          from ${m} join w on ${m.conversationId} = w."conversationId" and ${m.seq} = w."replyTo") as answered,
        (select coalesce(json_agg(r), '[]') from (
          select distinct on (${k.conversationId}) ${k.id} as id, ${k.conversationId} as "conversationId",
            ${k.round} as round, ${k.assigneeId} as "assigneeId", ${k.waitingSince} as "waitingSince",
            ${k.firstAnswerAt} as "firstAnswerAt", ${k.closedAt} as "closedAt"
          from ${k} join c on c.id = ${k.conversationId} order by ${k.conversationId}, ${k.round} desc) r) as rounds`,
  );
  return rows[0] ?? { blocks: [], sent: [], answered: [], rounds: [] };
};
