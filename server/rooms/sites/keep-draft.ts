import type { AnswerOf, ParsedOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { siteErrors, type sites } from '#contract/sites/calls.ts';
import { emptySite, type SiteContent } from '#contract/sites/site.ts';
import { type Ctx, inTransaction, me, refuse } from '#server/platform/context.ts';
import { companiesByIds } from '#server/rooms/enterprise/index.ts';
import { claimFiles } from '#server/rooms/files/index.ts';
import { keepSeat } from '#server/rooms/identity/index.ts';
import { picturesOf } from './rules.ts';
import { findPublished, findSite, mergeDraft, writeDraft } from './store.ts';

type Draft = AnswerOf<typeof sites.draft>;
export type Stamp = { revision: number; savedAt: string };
const iso = (at: string): string => new Date(at).toISOString();

/** The company of the person of the session. @throws Refused common.notFound */
export const ownCompany = (ctx: Ctx): string => {
  const { entId } = me(ctx);
  if (!entId) throw refuse(common.notFound);
  return entId;
};

/** The draft of the own company; another's is as absent. @throws Refused common.notFound */
export const readDraft = async (ctx: Ctx, id: string): Promise<Draft> => {
  if (ownCompany(ctx) !== id) throw refuse(common.notFound);
  const [[e], site, published] = await Promise.all([
    companiesByIds(ctx, [id]),
    findSite(ctx, id),
    findPublished(ctx, id),
  ]);
  if (!e) throw refuse(common.notFound);
  const content = site?.content ?? emptySite();
  return {
    entId: id,
    slug: e.slug,
    content: content as unknown as Draft['content'],
    revision: site?.revision ?? 0,
    savedAt: site ? iso(site.savedAt) : null,
    published: published
      ? { number: published.number, at: iso(published.at), same: sameText(published.content, content) }
      : null,
  };
};
const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The second of two windows is refused with what the first has saved. */
const changed = async (ctx: Ctx, entId: string) => {
  const site = await findSite(ctx, entId);
  return refuse(siteErrors.changed, {
    data: site && { content: site.content, revision: site.revision, savedAt: iso(site.savedAt) },
  });
};

/** Writes a draft by `write`, with its pictures claimed, for a person whose seat still lets them. */
const write = (
  ctx: Ctx,
  pictures: string[],
  save: (tx: Ctx, entId: string) => Promise<Stamp | undefined>,
): Promise<Stamp> =>
  inTransaction(ctx, async (tx) => {
    const entId = ownCompany(tx);
    await keepSeat(tx, 'manage');
    const before = new Set(picturesOf((await findSite(tx, entId))?.content ?? {}));
    const fresh = [...new Set(pictures)].filter((p) => !before.has(p));
    const row = await save(tx, entId);
    if (!row) throw await changed(tx, entId);
    if (fresh.length) await claimFiles(tx, fresh, { kind: 'sitePicture', id: entId }, 'picture');
    return { revision: row.revision, savedAt: iso(row.savedAt) };
  });

/** Keeps the whole draft over the revision that it was changed from. @throws Refused sites.changed, files.notYours */
export const saveSite = (ctx: Ctx, { base, content }: ParsedOf<typeof sites.save>['body']): Promise<Stamp> => {
  const given = content as unknown as SiteContent;
  return write(ctx, picturesOf(given), (tx, entId) => writeDraft(tx, entId, given, base));
};

/** Keeps parts of the draft; the others stay as they are. @throws Refused sites.changed, files.notYours */
export const savePart = (ctx: Ctx, part: Partial<SiteContent>, base: number | undefined): Promise<Stamp> =>
  write(ctx, picturesOf(part), (tx, entId) => mergeDraft(tx, entId, part, base));

/**
 * Fills what the draft leaves empty with what the company's form says: the overview in each language that has none.
 */
export const syncCompany = (ctx: Ctx): Promise<Stamp> =>
  write(ctx, [], async (tx, entId) => {
    const [[e], site] = await Promise.all([companiesByIds(tx, [entId]), findSite(tx, entId)]);
    const { overview } = site?.content ?? emptySite();
    const said = Object.entries(e?.intro ?? {}).filter(([, words]) => words);
    const body = {
      ...Object.fromEntries(said.map(([lang, words]) => [lang, paragraph(words)])),
      ...filled(overview.body),
    };
    return mergeDraft(tx, entId, { overview: { ...overview, body } }, site?.revision);
  });
const filled = (words: SiteContent['overview']['body']) =>
  Object.fromEntries(Object.entries(words).filter(([, w]) => w?.trim()));
const paragraph = (words: string): string =>
  `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
