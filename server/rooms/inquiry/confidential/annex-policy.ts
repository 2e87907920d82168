import { common } from '#contract/core/errors.ts';
import { pageTo } from '#contract/pages.ts';
import { type Ctx, refuse } from '#server/platform/context.ts';
import { quotedAmong, standingsOf } from '../inquiries/access-store.ts';
import { findInquiries, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { mayKnow, ownsInquiry, sellingCompany } from '../policy.ts';
import { recordView } from './view-store.ts';

type Annex = { id: string; name: string; subjectId: string };

/** Whether this reader gets the annexes of an inquiry as a supplier of a confidential one. */
const asSupplier = (ctx: Ctx, i: InquiryRecord): boolean =>
  Boolean(ctx.person && i.confidential && mayKnow(ctx.person, i) && !ownsInquiry(ctx.person, i));

/**
 * Inquiries whose annexes this person may take: their buyer's side, suppliers who may know them and, where they are confidential, who
 * have agreed and may download. Everybody else who has agreed looks at them (`showAnnexPage`).
 */
export const readableInquiries = async (ctx: Ctx, ids: string[]): Promise<string[]> => {
  const { person } = ctx;
  if (!person) return [];
  const found = await findInquiries(ctx, ids);
  const company = sellingCompany(person);
  const secret = found.filter((i) => asSupplier(ctx, i)).map((i) => i.id);
  const hidden = found.filter((i) => i.hiddenAt).map((i) => i.id);
  const quoted = company ? await quotedAmong(ctx, hidden, company) : new Set<string>();
  const standings = company ? await standingsOf(ctx, secret, company) : new Map<string, never>();
  return found
    .filter((i) => {
      if (ownsInquiry(person, i)) return true;
      if (!mayKnow(person, i) || (i.hiddenAt && !quoted.has(i.id))) return false;
      const standing = standings.get(i.id);
      return !i.confidential || Boolean(standing?.admitted && standing.downloads);
    })
    .map((i) => i.id);
};

/** Where annexes of confidential inquiries are looked at. */
export const annexViews = async (ctx: Ctx, annexes: Annex[]): Promise<Map<string, string>> => {
  const found = await findInquiries(ctx, [...new Set(annexes.map((a) => a.subjectId))]);
  const secret = new Set(found.filter((i) => asSupplier(ctx, i)).map((i) => i.id));
  return new Map(
    annexes.flatMap((a) =>
      secret.has(a.subjectId) ? [[a.id, pageTo('annex', { id: a.subjectId, file: a.id })] as const] : [],
    ),
  );
};

/** A supplier takes an annex of a confidential inquiry, which is recorded; a link that anybody could open is nobody's to make. */
export const handAnnex = async (ctx: Ctx, annex: Annex, how: 'read' | 'anyone'): Promise<void> => {
  const { person } = ctx;
  const [i] = await findInquiries(ctx, [annex.subjectId]);
  if (!person || !i || !asSupplier(ctx, i)) return;
  const entId = sellingCompany(person);
  const seen = entId && {
    inquiryId: i.id,
    entId,
    userId: person.userId,
    file: annex,
    kind: 'download' as const,
    page: null,
  };
  if (how === 'anyone' || !seen || !(await recordView(ctx, seen))) throw refuse(common.notFound);
};
