import type { DealActor, DealKind } from '#contract/deal/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { PageAddress } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import { point } from '#server/platform/points.ts';

/** A deal as its reader stands to it. The buyer's side may know of `companies`; a supplier's company is `entId`. */
export type DealScope = {
  inquiryId: string;
  number: string;
  title: Text;
  party: 'buyer' | 'supplier';
  entId: string | null;
  buyerId: string;
  companies: string[];
  /** When the inquiry was published. */
  since: string;
};
/** The words of a language, and moments in a zone with its name. */
export type DealWords = Speaker & { zone: string; moment: (iso: string) => string };

/** One thing that happened. Whose company it was stands in `entId` where the reader may know; `userId` is told to the own side. */
export type DealFact = {
  id: string;
  kind: DealKind;
  at: string;
  title: string;
  detail?: string;
  number?: string;
  party: DealActor;
  entId?: string | null;
  userId?: string | null;
  tone?: 'good' | 'bad';
  link: PageAddress;
};
/** A file that a record of the deal holds, by the kind of record. Whether the reader may take it the files' rooms say. */
type DealFile = { kind: DealKind; id: string };
/** A document that is drawn when it is asked for. */
type DealSheet = { kind: DealKind; name: string; draw: () => Promise<Response> };
/** What the reader alone may take and no room of files knows of; its bytes are opened when they are asked for. */
type DealClosed = { kind: DealKind; id: string; name: string; size: number; open: () => Promise<Uint8Array> };
export type DealPart = { facts: DealFact[]; files?: DealFile[]; closed?: DealClosed[]; sheets?: DealSheet[] };

/** How the person of the context stands to the deal of an inquiry; null for whom there is none. One room answers. */
export const dealScopes = point<(ctx: Ctx, inquiryId: string) => Promise<DealScope | null>>('deal.scope');
/**
 * What of a deal a room keeps and this reader may see, in any order: what the room's own pages would show them and nothing more, by
 * a fixed number of statements however much there is.
 */
export const dealParts = point<(ctx: Ctx, deal: DealScope, words: DealWords) => Promise<DealPart>>('deal.parts');

/** What belongs to one thing, on a line. */
export const together = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
/** Words of members at a length that a line of the timeline holds. */
export const short = (words: string): string => (words.length > 400 ? `${words.slice(0, 399)}…` : words);
