import type { Card, CardKind, CardRef } from '#contract/chat/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

type Shown = NonNullable<Card['shown']>;
/** Whom a record lets its reader talk to: the company on its other side, or the person there, for the reader's company. */
export type Partner = { entId: string } | { userId: string };
/** A kind of record that cards and subjects name, by the room that keeps it. */
export type CardSource = {
  kind: CardKind;
  /** Of these, what the person of the context may see, as they may see it; nobody is told why one is missing. */
  find: (ctx: Ctx, ids: string[]) => Promise<Map<string, Shown>>;
  /** Whom a reader who may see it talks to about it; null where there is nobody, or it is their own. */
  partner: (ctx: Ctx, id: string) => Promise<Partner | null>;
};
export const cardSources = point<CardSource>('chat.cards');

export const sourceOf = (ctx: Ctx, kind: CardKind): CardSource | undefined =>
  ctx.platform.answers(cardSources).find((s) => s.kind === kind);

const keyOf = (r: CardRef) => `${r.kind} ${r.id}`;

/** Cards as the person of the context may see them, each room asked once (chat 6). */
export const cardsFor = async (ctx: Ctx, refs: CardRef[]): Promise<(ref: CardRef) => Card> => {
  const found = new Map<string, Shown>();
  for (const [kind, own] of Map.groupBy(refs, (r) => r.kind)) {
    const source = ctx.person ? sourceOf(ctx, kind) : undefined;
    const shown = await source?.find(ctx, [...new Set(own.map((r) => r.id))]);
    for (const [id, s] of shown ?? []) found.set(keyOf({ kind, id }), s);
  }
  return (ref) => ({ kind: ref.kind, id: ref.id, shown: found.get(keyOf(ref)) ?? null });
};
