import type { CardRef, MessageKind } from '#contract/chat/calls.ts';
import type { Chosen } from '../tools/phrase-panel.tsx';

/** A message on its way: it keeps its client id through every try, so that it is there once at the most. */
export type Outgoing = {
  clientId: string;
  sessionId: string;
  kind: MessageKind;
  body: string;
  file: File | null;
  fileId: string | null;
  /** What the file is called, once it is not at hand any more. */
  fileName: string;
  card: CardRef | null;
  /** A ready sentence instead of words of one's own. */
  phrase: Chosen | null;
  replyTo: number | null;
  state: 'sending' | 'failed';
  fault: string;
};
