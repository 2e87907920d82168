import type { ChangeView } from '#contract/order/changes.ts';
import type { ChangeRecord } from './change-store.ts';

const iso = (at: string) => new Date(at).toISOString();

/** Changes as both sides read them. */
export const presentChanges = (changes: ChangeRecord[]): ChangeView[] =>
  changes.map((c) => ({
    id: c.id,
    state: c.state,
    by: c.party,
    confirms: c.confirms,
    cancels: c.cancels,
    reason: c.reason,
    at: iso(c.createdAt),
    answer: c.answer,
    answeredAt: c.answeredAt && iso(c.answeredAt),
    version: c.version,
    before: c.before,
    after: c.after,
  }));
