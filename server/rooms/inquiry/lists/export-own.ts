import type { Ctx, Person } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { findAgreementsBy, findInquiriesBy, findQuotationsBy, findTalkBy, findViewsBy } from './export-store.ts';
import { findNotesBy } from '../comparing/note-store.ts';
import { findVotesBy } from '../comparing/vote-store.ts';
import { findLines } from '../inquiries/inquiry-store.ts';
import { ownsInquiry, sellingCompany } from '../policy.ts';
import { presentParts, presentQuotation, presentRow } from '../present.ts';
import { closedFacts } from '../quotations/sealed-annex.ts';
import { readProofs } from '../quotations/read-proofs.ts';
import { readOwnQuotations } from '../quotations/own-quotation.ts';

/** Inquiries and drafts that the person wrote and may still see; not what others quoted. */
export const exportInquiries = async (ctx: Ctx, person: Person): Promise<unknown[]> => {
  const mine = (await findInquiriesBy(ctx, person.userId)).filter((i) => ownsInquiry(person, i));
  const [lines, files] = await Promise.all([
    findLines(
      ctx,
      mine.map((i) => i.id),
    ),
    factsOfFiles(
      ctx,
      mine.map((i) => i.annexes),
    ),
  ]);
  return mine.map((i) => {
    if (i.state === 'draft') return { id: i.id, state: i.state, draft: i.draft, updatedAt: i.updatedAt };
    const own = lines.get(i.id) ?? [];
    return { ...presentRow(i, own), ...presentParts(i, own, files(i.annexes)) };
  });
};

/** Quotations that the person submitted for the company they still sell for, and what they agreed to keep to themselves. */
export const exportQuotations = async (ctx: Ctx, person: Person): Promise<unknown> => {
  const entId = sellingCompany(person);
  const rows = (await findQuotationsBy(ctx, person.userId)).filter((q) => q.entId === entId);
  const [company] = entId ? await companiesByIds(ctx, [entId]) : [];
  const mine = await readOwnQuotations(ctx, rows);
  const files = await factsOfFiles(
    ctx,
    rows.map((q) => q.annexes),
  );
  const proofs = await readProofs(
    ctx,
    mine.map((q) => q.record),
    mine.flatMap((q) => (q.closed ? closedFacts(q.row.id, q.closed) : [])),
  );
  const quotations = (company ? mine : []).map(({ row, record: q, revisions, closed }) => {
    // Its key is missing at present; it is kept.
    if (!q) return { inquiryId: row.inquiryId, id: row.id, number: row.number, state: row.state, sealed: true };
    // The degree is the platform's judgement of the company, which the person reads with the inquiry.
    const annexes = closed ? closedFacts(q.id, closed) : files(q.annexes);
    const { score: _, ...shown } = presentQuotation(q, revisions, company!, 0, annexes, null, proofs(q));
    return { inquiryId: q.inquiryId, ...shown };
  });
  return { quotations, agreements: await findAgreementsBy(ctx, person.userId) };
};

/** What the log of confidential annexes holds of the person. */
export const exportViews = (ctx: Ctx, person: Person): Promise<unknown[]> => findViewsBy(ctx, person.userId);

/** Questions, answers and clarifications that the person wrote. */
export const exportTalk = (ctx: Ctx, person: Person): Promise<unknown[]> => findTalkBy(ctx, person.userId);

/** What the person said of quotations to their own company. */
export const exportVotes = async (ctx: Ctx, person: Pick<Person, 'userId'>): Promise<unknown[]> =>
  (await findVotesBy(ctx, person.userId)).map(({ userId: _, ...vote }) => vote);

/** What the person noted of quotations to their own company. */
export const exportNotes = async (ctx: Ctx, person: Pick<Person, 'userId'>): Promise<unknown[]> =>
  (await findNotesBy(ctx, person.userId)).map(({ userId: _, ...note }) => note);
