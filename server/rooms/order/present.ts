import type { AnswerOf } from '#contract/core/endpoint.ts';
import { escalateAfterDays, type order as calls, type Party } from '#contract/order/calls.ts';
import type { AgreementView } from '#contract/order/agreed.ts';
import { differencesOf } from '#contract/order/terms-differ.ts';
import type { Ctx } from '#server/platform/context.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { openOffer } from './disputes/dispute-rules.ts';
import type { EventRecord, OrderRecord } from './store.ts';

type Detail = AnswerOf<typeof calls.detail>;
const iso = (at: string) => new Date(at).toISOString();

type Facts = Awaited<ReturnType<typeof factsOfFiles>>;
/** Every file that orders and their timelines name, by one statement; what deliveries, payments and documents name stands there too. */
export const filesOf = (ctx: Ctx, orders: OrderRecord[], events: EventRecord[]): Promise<Facts> =>
  factsOfFiles(ctx, [
    ...orders.flatMap((o) => (o.agreed ? [o.agreed.asked.annexes, o.agreed.quoted.annexes] : [])),
    ...events.map((e) => e.annexes),
  ]);

/** What was agreed, with the names of its annexes and what of the terms is not as asked. */
export const presentAgreed = (o: OrderRecord, files: Facts): AgreementView | null => {
  if (!o.agreed) return null;
  const { asked, quoted } = o.agreed;
  return {
    ...o.agreed,
    asked: { ...asked, annexes: files(asked.annexes) },
    quoted: { ...quoted, annexes: files(quoted.annexes) },
    differs: differencesOf(asked, o),
  };
};

/** The timeline, oldest first. `reader` is the party that may agree to the other's offer; null for the operator. */
export const presentTimeline = (
  o: OrderRecord,
  events: EventRecord[],
  reader: Party | null,
  files: Facts,
): Detail['timeline'] => {
  const other = reader && (reader === 'buyer' ? 'supplier' : 'buyer');
  const offer = o.state === 'dispute' && other ? openOffer(events, other) : undefined;
  return events.map((e) => ({
    id: e.id,
    step: e.step,
    state: e.state,
    party: e.party,
    reason: e.reason,
    facts: e.facts,
    offer: e.offer,
    open: e.id === offer?.id,
    annexes: files(e.annexes),
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
        answerBy: o.answerBy && iso(o.answerBy),
        escalatedAt: o.escalatedAt && iso(o.escalatedAt),
      }
    : null;
