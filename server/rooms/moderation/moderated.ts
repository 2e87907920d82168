import type { ReportKind } from '#contract/moderation/calls.ts';
import type { Ctx } from '#server/platform/context.ts';
import { point } from '#server/platform/points.ts';

/**
 * What is reported, as the desk reads it: where it stands, its words, and who wrote it, null where nobody did. `entId` is the company
 * that it is of, where its people hear of the decision.
 */
export type Subject = { about: string; text: string; authorId: string | null; entId?: string | null };
/** A kind of text that members write, by the room that shows it. */
export type Moderated = {
  kind: ReportKind;
  /** Of these, what the person may report; all of them for the desk, where nobody is named. */
  find: (ctx: Ctx, ids: string[], reporterId: string | null) => Promise<Map<string, Subject>>;
  /** Shows it no more, in the transaction of the decision. */
  hide: (tx: Ctx, id: string, reason: string) => Promise<void>;
  /** Shows it again, where that can be done. */
  restore?: (tx: Ctx, id: string) => Promise<void>;
};
export const moderated = point<Moderated>('moderation.moderated');

export const moderatedOf = (ctx: Ctx, kind: ReportKind): Moderated | undefined =>
  ctx.platform.answers(moderated).find((m) => m.kind === kind);
