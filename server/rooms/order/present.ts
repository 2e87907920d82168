import type { AnswerOf } from '#contract/core/endpoint.ts';
import { escalateAfterDays, type order as calls, type Party } from '#contract/order.ts';
import type { AgreementView } from '#contract/order-agreed.ts';
import { differencesOf } from '#contract/terms-differ.ts';
import type { Ctx } from '#server/platform/context.ts';
import { fileFacts } from '#server/rooms/files/index.ts';
import { openOffer } from './dispute-rules.ts';
import type { EventRecord, OrderRecord } from './store.ts';

type Detail = AnswerOf<typeof calls.detail>;
const iso = (at: string) => new Date(at).toISOString();

/** What was agreed, with the names of its annexes and what of the terms is not as asked. */
export const presentAgreed = async (ctx: Ctx, o: OrderRecord): Promise<AgreementView | null> => {
  if (!o.agreed) return null;
  const { asked, quoted } = o.agreed;
  const [ours, theirs] = await Promise.all([fileFacts(ctx, asked.annexes), fileFacts(ctx, quoted.annexes)]);
  return {
    ...o.agreed,
    asked: { ...asked, annexes: ours },
    quoted: { ...quoted, annexes: theirs },
    differs: differencesOf(asked, o),
  };
};

/** The timeline, oldest first. `reader` is the party that may agree to the other's offer; null for the operator. */
export const presentTimeline = async (
  ctx: Ctx,
  o: OrderRecord,
  events: EventRecord[],
  reader: Party | null,
): Promise<Detail['timeline']> => {
  const other = reader && (reader === 'buyer' ? 'supplier' : 'buyer');
  const offer = o.state === 'dispute' && other ? openOffer(events, other) : undefined;
  const files = new Map(
    (
      await fileFacts(
        ctx,
        events.flatMap((e) => e.annexes),
      )
    ).map((f) => [f.id, f]),
  );
  return events.map((e) => ({
    id: e.id,
    step: e.step,
    state: e.state,
    party: e.party,
    reason: e.reason,
    offer: e.offer,
    open: e.id === offer?.id,
    annexes: e.annexes.flatMap((a) => files.get(a) ?? []),
    at: iso(e.at),
  }));
};

export const presentDispute = (o: OrderRecord, mayAnswer: boolean): Detail['dispute'] =>
  o.state === 'dispute' && o.disputedBy
    ? {
        raisedBy: o.disputedBy,
        before: o.disputedFrom ?? 'confirmed',
        mayAnswer,
        escalateFrom: new Date(Date.parse(o.disputedAt ?? o.createdAt) + escalateAfterDays * 86_400_000).toISOString(),
        escalatedAt: o.escalatedAt && iso(o.escalatedAt),
      }
    : null;
