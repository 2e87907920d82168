import type { DealActor, DealKind, DealSubject } from '#contract/deal/calls.ts';
import type { Text } from '#contract/core/schemas.ts';
import type { PageAddress } from '#contract/pages.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Speaker } from '#server/platform/pdf/speaker.ts';
import { point } from '#server/platform/points.ts';

/** What is asked for: what a deal hangs on, or the order whose dispute an operator decides. */
export type DealAsked = { kind: DealSubject | 'dispute'; id: string };
/**
 * A deal as its reader stands to it. The buyer's side may know of `companies`; a supplier's company is `entId`. An operator reads of
 * the order `orderId` what both its sides read: `entId` is its supplier then, `asked` are the annexes of what was asked.
 */
export type DealScope = {
  of: DealAsked;
  /** What it hangs on; the others are null. */
  inquiryId: string | null;
  purchaseId: string | null;
  sampleId: string | null;
  orderId: string | null;
  number: string;
  title: Text;
  party: 'buyer' | 'supplier' | 'operator';
  entId: string | null;
  buyerId: string;
  companies: string[];
  asked: string[];
  /** When it began: the inquiry or purchase was published, the sample asked for. */
  since: string;
};
/** A scope of which only what is said is not empty. */
export const scopeWith = (
  o: Pick<DealScope, 'of' | 'number' | 'title' | 'party' | 'buyerId' | 'since'> & Partial<DealScope>,
) =>
  ({
    inquiryId: null,
    purchaseId: null,
    sampleId: null,
    orderId: null,
    entId: null,
    companies: [],
    asked: [],
    ...o,
  }) satisfies DealScope;
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
/** Why a file is not in an archive: it does not fit, it is gone, or it is confidential. */
export type LeftWhy = 'size' | 'gone' | 'confidential';
/** What an operator's archive never holds: of other companies, messages, what a side keeps for itself, sealed, confidential parts. */
export type Withheld = 'rivals' | 'talk' | 'own' | 'sealed' | 'confidential';
export type DealPart = {
  facts: DealFact[];
  files?: DealFile[];
  closed?: DealClosed[];
  sheets?: DealSheet[];
  /** Files that are the reader's to know of, and not to take along. */
  left?: { name: string; why: LeftWhy }[];
  withheld?: Withheld[];
};

/** How the person of the context stands to a deal; null for whom there is none. The room of what is asked for answers. */
export const dealScopes = point<(ctx: Ctx, asked: DealAsked) => Promise<DealScope | null>>('deal.scope');
/**
 * What of a deal a room keeps and this reader may see, in any order: what the room's own pages would show them and nothing more, by
 * a fixed number of statements however much there is.
 */
export const dealParts = point<(ctx: Ctx, deal: DealScope, words: DealWords) => Promise<DealPart>>('deal.parts');

/** What belongs to one thing, on a line. */
export const together = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
/** Words of members at a length that a line of the timeline holds. */
export const short = (words: string): string => (words.length > 400 ? `${words.slice(0, 399)}…` : words);
