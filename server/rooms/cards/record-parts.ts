import type { RecordSection } from '#contract/operator/records.ts';
import type { Ctx } from '#server/platform/context.ts';
import { translate } from '#server/platform/translate.ts';
import { companyBriefs } from '#server/rooms/enterprise/index.ts';
import { peopleByIds, type RecordOf, recordRow, recordSection } from '#server/rooms/identity/index.ts';
import { findRecordExchanges } from './record-store.ts';

/**
 * Business cards of a record at the desk: with whom, who began it, and how it ended. What the cards say is between the two
 * who hold them.
 */
export const cardsOfRecord = async (ctx: Ctx, of: RecordOf): Promise<RecordSection[]> => {
  const { rows, total } = await findRecordExchanges(ctx, of);
  const companies = await companyBriefs(ctx, [...new Set(rows.map((r) => r.toEntId))]);
  const people = await peopleByIds(ctx, [...new Set(rows.map((r) => r.fromUserId))]);
  const companyOf = new Map(companies.map((e) => [e.id, e.name]));
  const personOf = new Map(people.map((p) => [p.id, p.name]));
  return recordSection(
    'cards',
    rows.map((r) => {
      const left = r.fromUserId === of.userId;
      return recordRow({
        id: r.id,
        at: r.answeredAt ?? r.createdAt,
        title: (left ? companyOf.get(r.toEntId) : personOf.get(r.fromUserId)) ?? {},
        kind: translate(ctx.lang, `operator:record.card.${left ? 'left' : 'received'}`),
        state: translate(ctx.lang, `cards:state.${r.state}`),
        link: left ? { to: 'company', id: r.toEntId } : { to: 'person', id: r.fromUserId },
      });
    }),
    total,
  );
};
