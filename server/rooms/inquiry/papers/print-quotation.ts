import type { ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import type { inquiryComparing } from '#contract/inquiry/comparing.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { download } from '#server/platform/http/download.ts';
import { printSheet } from '#server/platform/pdf/print-sheet.ts';
import { speaker } from '#server/platform/pdf/speaker.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { factsOfFiles } from '#server/rooms/files/index.ts';
import { findVersions } from '../amendments/version-store.ts';
import { isClosed } from '../inquiries/check-open.ts';
import { findInquiry, findLines } from '../inquiries/inquiry-store.ts';
import { readForSupplier } from '../lists/read-opportunities.ts';
import { readOwn } from '../lists/read-own.ts';
import { sellingCompany } from '../policy.ts';
import { presentParts, presentQuotation } from '../present.ts';
import { findQuotations, findQuotationSides, findRevisions } from '../quotations/quotation-store.ts';
import { readProofs } from '../quotations/read-proofs.ts';
import { stillValid } from '../rules.ts';
import { type QuotationPaper, quotationSheet } from './quotation-sheet.ts';

type Side = { id: string; inquiryId: string; entId: string };
type Found = Omit<QuotationPaper, 'expired'>;

/** For the company that made it: what its own page is answered, sealed or not. */
const ofSupplier = async (ctx: Ctx, { inquiryId }: Side): Promise<Found | undefined> => {
  const { row, parts, mine, version, buyer } = await readForSupplier(ctx, inquiryId);
  return mine && parts
    ? {
        q: mine,
        lines: mine.asked ?? parts.lines,
        inquiry: { number: row.number, title: row.title, version: version ?? 1 },
        buyer: buyer?.name ?? {},
      }
    : undefined;
};

/** For the buyer's side: what the comparison is answered, so nothing that is still sealed. */
const ofBuyer = async (ctx: Ctx, { id, inquiryId }: Side): Promise<Found | undefined> => {
  const { row, parts, quotations, version } = await readOwn(ctx, inquiryId);
  const q = quotations.find((x) => x.id === id);
  const i = q && (await findInquiry(ctx, inquiryId));
  const [company] = i?.entId ? await companiesByIds(ctx, [i.entId]) : [];
  return (
    q && {
      q,
      lines: q.asked ?? parts.lines,
      inquiry: { number: row.number, title: row.title, version },
      buyer: company?.name ?? {},
    }
  );
};

/** For an operator who decides a dispute of an order that came of it: what both its sides read, so nothing that is still sealed. */
const ofDesk = async (ctx: Ctx, { id, inquiryId }: Side): Promise<Found | undefined> => {
  const i = await findInquiry(ctx, inquiryId);
  if (!i || isClosed(i)) return undefined;
  const [lines, quotations, revisions, found] = await Promise.all([
    findLines(ctx, [inquiryId]),
    findQuotations(ctx, inquiryId),
    findRevisions(ctx, [id]),
    findVersions(ctx, [inquiryId]),
  ]);
  const q = quotations.find((x) => x.id === id);
  if (!q) return undefined;
  const [companies, files, proofs] = await Promise.all([
    companiesByIds(ctx, [q.entId, i.entId ?? '']),
    factsOfFiles(ctx, [q.annexes]),
    readProofs(ctx, [q]),
  ]);
  const company = companies.find((c) => c.id === q.entId);
  if (!company) return undefined;
  const then = (found.get(inquiryId) ?? []).find((v) => v.version === q.forVersion && v.version !== i.version);
  const asked = then?.snapshot.lines ?? null;
  const view = presentQuotation(q, revisions.get(id) ?? [], company, 0, files(q.annexes), asked, proofs(q));
  return {
    q: view,
    lines: view.asked ?? presentParts(i, lines.get(inquiryId) ?? [], []).lines,
    inquiry: { number: i.number ?? '', title: i.title, version: i.version },
    buyer: companies.find((c) => c.id === i.entId)?.name ?? {},
  };
};

type Words = ParsedOf<typeof inquiryComparing.quotation>['query'];
const print = async (ctx: Ctx, found: Found | undefined, { lang = ctx.lang, zone }: Words): Promise<Response> => {
  if (!found) throw refuse(common.notFound);
  const paper = { ...found, expired: !stillValid(found.q.validUntil, new Date()) };
  const bytes = await printSheet(quotationSheet(paper, speaker(lang, zone)));
  return download(bytes, 'pdf', `${found.q.number}-${found.q.revision}-${lang}`);
};

/** A quotation as a PDF for the desk; the calling room has judged the reader. @throws Refused common.notFound as long as it is sealed */
export const printForDesk = async (ctx: Ctx, id: string, words: Words): Promise<Response> => {
  const [side] = await findQuotationSides(ctx, [id]);
  return print(ctx, side && (await ofDesk(ctx, side)), words);
};

/**
 * A quotation as a PDF, for both of its sides.
 * @throws Refused common.notFound for everybody else, and for the buyer as long as it is sealed
 */
export const printQuotation = async (ctx: Ctx, id: string, words: Words): Promise<Response> => {
  const [side] = await findQuotationSides(ctx, [id]);
  if (!side) throw refuse(common.notFound);
  return print(ctx, await (side.entId === sellingCompany(me(ctx)) ? ofSupplier(ctx, side) : ofBuyer(ctx, side)), words);
};
