import { createContext, type ReactNode, use } from 'react';
import type { ReportKind } from '#contract/moderation/calls.ts';

type Subject = { kind: ReportKind; id: string };
/** How something is reported; the room of moderation brings it, and routes hand it to the pages of other rooms. */
export type Reports = {
  /** The word that opens the form in its own place; nothing for who may not report. */
  word: (subject: Subject) => ReactNode;
  /** The form alone, for who opens it by a button of their own. */
  form: (subject: Subject & { onClose: () => void }) => ReactNode;
};

const none: Reports = { word: () => null, form: () => null };
export const ReportSlot = createContext<Reports>(none);
/** The way to report that the route has brought; nothing stands there without one. */
export const useReports = (): Reports => use(ReportSlot);
