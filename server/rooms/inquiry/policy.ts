import type { Person } from '#server/platform/context.ts';
import type { InquiryRecord } from './inquiry-store.ts';

/** The buyer's side: who wrote it and colleagues of the same company. */
export const ownsInquiry = (p: Person, i: Pick<InquiryRecord, 'buyerId' | 'entId'>): boolean =>
  i.buyerId === p.userId || (i.entId !== null && i.entId === p.entId);

/** Whether a company may know that an inquiry exists. */
export const mayKnow = (p: Person, i: InquiryRecord): boolean =>
  i.state !== 'draft' && (i.visibility === 'public' || (p.entId !== null && i.invited.includes(p.entId)));
