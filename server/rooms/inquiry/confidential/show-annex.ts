import { LRUCache } from 'lru-cache';
import { common } from '#contract/core/errors.ts';
import { dayAndTimeIn } from '#contract/core/zones/clock.ts';
import { pick } from '#contract/core/text.ts';
import { confidentialErrors, pageWidths } from '#contract/inquiry/confidential.ts';
import { type Ctx, me, refuse } from '#server/platform/context.ts';
import { markedPage, NotDrawn, type PageSize, pageSizesOf, type Source } from '#server/platform/marked/marked-pages.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { bytesOfHeld, heldFile } from '#server/rooms/files/index.ts';
import { standingOf } from '../inquiries/access-store.ts';
import { readsHidden } from '../inquiries/gate.ts';
import { findInquiry, type InquiryRecord } from '../inquiries/inquiry-store.ts';
import { mayKnow, ownsInquiry, sellingCompany } from '../policy.ts';
import { recordView } from './view-store.ts';

type Held = NonNullable<Awaited<ReturnType<typeof heldFile>>>;
type Opened = { i: InquiryRecord; f: Held; own: boolean; downloads: boolean; entId: string | null };

/**
 * An annex of a confidential inquiry, for its buyer's side and for companies that accepted the agreement.
 * @throws Refused confidential.accessRevoked for who may look no more, common.notFound for everybody else
 */
const openAnnex = async (ctx: Ctx, id: string, file: string): Promise<Opened> => {
  const person = me(ctx);
  const i = await findInquiry(ctx, id);
  if (!i?.confidential || i.state === 'draft') throw refuse(common.notFound);
  const own = ownsInquiry(person, i);
  const entId = own ? person.entId : sellingCompany(person);
  if (!own && (!entId || !mayKnow(person, i))) throw refuse(common.notFound);
  if (!own && i.hiddenAt && !(await readsHidden(ctx, i))) throw refuse(common.notFound);
  const standing =
    own || !entId ? { admitted: true, downloads: true, revoked: null } : await standingOf(ctx, id, entId);
  if (standing.revoked) throw refuse(confidentialErrors.accessRevoked, { reason: standing.revoked.reason });
  const f = standing.admitted ? await heldFile(ctx, file, { kind: 'inquiry', id }) : undefined;
  if (!f) throw refuse(common.notFound);
  return { i, f, own, downloads: standing.downloads, entId };
};

/** What of a file can be shown as pages: PDF and pictures. */
const shownAs = (f: Held): Source['kind'] | null =>
  f.type === 'application/pdf' ? 'pdf' : f.type.startsWith('image/') ? 'picture' : null;

const sourceOf = async (ctx: Ctx, f: Held): Promise<Source> => {
  const kind = shownAs(f);
  if (!kind) throw refuse(confidentialErrors.notShown);
  const bytes = await bytesOfHeld(ctx, f).catch(() => {
    throw refuse(common.notFound);
  });
  return { id: f.id, kind, bytes };
};

const drawn = async <T>(ctx: Ctx, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (e) {
    if (!(e instanceof NotDrawn)) throw e;
    ctx.platform.log.warn({ err: e.message }, 'an annex could not be shown');
    throw refuse(confidentialErrors[e.why]);
  }
};

/** Sizes of a document's pages never change. */
const sizes = new LRUCache<string, PageSize[]>({ max: 500 });
/** Pages as they were drawn for one viewer, for as long as somebody turns back and forth; nobody else is ever sent one. */
const drawnPages = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (b) => Math.max(1, b.length),
  ttl: 120_000,
});

const pagesOf = async (ctx: Ctx, f: Held): Promise<PageSize[] | null> => {
  if (!shownAs(f)) return null;
  const known = sizes.get(f.id);
  if (known) return known;
  const found = await drawn(ctx, pageSizesOf(await sourceOf(ctx, f)));
  sizes.set(f.id, found);
  return found;
};

/** What the viewer needs of an annex: its pages, and whether it may be taken. */
export const readAnnex = async (ctx: Ctx, id: string, file: string) => {
  const { i, f, own, downloads } = await openAnnex(ctx, id, file);
  return {
    inquiry: { id, number: i.number ?? '', title: i.title },
    file: { id: f.id, name: f.name, size: f.size },
    own,
    pages: await pagesOf(ctx, f),
    download: own || downloads ? `/api/busi/busifile/${f.id}` : null,
  };
};

/** Who looks, for which company, when, at what: the words that stand all over what they are shown. */
const wordsOf = async (ctx: Ctx, { i, entId }: Opened): Promise<string[]> => {
  const { name } = me(ctx);
  const [company] = entId ? await companiesByIds(ctx, [entId]) : [];
  const who = [pick(company?.name, ctx.lang), name].filter(Boolean).map((w) => [...w].slice(0, 60).join(''));
  return [who.join(' · '), `${dayAndTimeIn(Date.now(), 'Asia/Shanghai')} (UTC+8) · ${i.number ?? ''}`];
};

/**
 * A page of an annex as a picture that names its viewer all over. Access is judged before it is drawn and once more as it is recorded,
 * which is when it is sent: who loses it meanwhile gets nothing (deals 86).
 */
export const showAnnexPage = async (
  ctx: Ctx,
  { id, file, page }: { id: string; file: string; page: number },
  size: keyof typeof pageWidths = 'usual',
): Promise<Response> => {
  const opened = await openAnnex(ctx, id, file);
  const { f, own, entId } = opened;
  const { userId } = me(ctx);
  const all = await pagesOf(ctx, f);
  if (!all) throw refuse(confidentialErrors.notShown);
  if (page > all.length) throw refuse(common.notFound);
  const key = [userId, entId, ctx.lang, id, f.id, page, size].join(' ');
  const bytes =
    drawnPages.get(key) ??
    (await drawn(
      ctx,
      markedPage(await sourceOf(ctx, f), page, { width: pageWidths[size], words: await wordsOf(ctx, opened) }),
    ));
  drawnPages.set(key, bytes);
  if (!own && entId) {
    const seen = { inquiryId: id, entId, userId, file: f, kind: 'view' as const, page };
    if (!(await recordView(ctx, seen))) throw refuse(common.notFound);
  }
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  });
};
