import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { cursorPageOf } from '#contract/core/schemas.ts';
import type { operator } from '#contract/operator/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { findOperators } from '#server/rooms/identity/index.ts';
import { record } from './record.ts';
import { findAudit } from './store.ts';

type Query = ParsedOf<typeof operator.audit>['query'];

/** What of the record goes into a file is recorded with the filters that chose it, once a file. */
const recordExport = async (ctx: Ctx, { act, subject, operator, q, from, to, file, cursor }: Query): Promise<void> => {
  if (!file || cursor) return;
  const filters = Object.entries({ act, subject, operator, q, from, to }).filter(([, v]) => v);
  await record(ctx, { act: 'audit.export', subject: 'audit', after: Object.fromEntries(filters) });
};

export const readAudit = async (ctx: Ctx, q: Query): Promise<AnswerOf<typeof operator.audit>> => {
  await recordExport(ctx, q);
  const found = await findAudit(ctx, q);
  const { rows: operators } = await findOperators(ctx, { current: 1, size: 200 });
  const rows = found.rows.map(
    ({ operatorId, address, at, ...r }) => (void operatorId, void address, { ...r, at: new Date(at).toISOString() }),
  );
  return { ...cursorPageOf(rows, found, q), operators: operators.map((o) => ({ id: o.id, name: o.name })) };
};
