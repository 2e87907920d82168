import type { AuditAct } from '#contract/operator/calls.ts';
import { type Ctx, me } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { insertAudit } from './store.ts';

type Act = {
  act: AuditAct;
  subject: string;
  subjectId?: string;
  reason?: string;
  before?: unknown;
  after?: unknown;
};

/** Writes an operator's act into the audit, in the transaction of the act where there is one. */
export const record = async (tx: Ctx, a: Act, by?: { id: string; name: string }): Promise<void> => {
  const who = by ?? { id: me(tx).userId, name: me(tx).name };
  await insertAudit(tx, {
    id: newId(),
    operatorId: who.id,
    operator: who.name,
    act: a.act,
    subject: a.subject,
    subjectId: a.subjectId ?? null,
    reason: a.reason ?? '',
    before: a.before ?? null,
    after: a.after ?? null,
    address: tx.address,
  });
};
