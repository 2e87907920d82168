import type { AnswerOf } from '#contract/core/endpoint.ts';
import { common } from '#contract/core/errors.ts';
import { siteErrors, type sites } from '#contract/sites/calls.ts';
import { emptySite } from '#contract/sites/site.ts';
import { type Ctx, emit, inTransaction, me, refuse } from '#server/platform/context.ts';
import { keepSeat, peopleByIds } from '#server/rooms/identity/index.ts';
import { sitePublished, siteWithdrawn } from './events.ts';
import { ownCompany, savePart, type Stamp } from './keep-draft.ts';
import { hasContent } from './rules.ts';
import { findSite, findVersion, findVersions, publishDraft, withdrawSite } from './store.ts';

const iso = (at: string): string => new Date(at).toISOString();

/**
 * Shows the draft to everybody as the next version; of two who publish at once each gets a number of their own.
 * @throws Refused sites.changed where the draft is another one by now, sites.empty
 */
export const publishSite = (ctx: Ctx, base: number): Promise<{ number: number; at: string }> =>
  inTransaction(ctx, async (tx) => {
    const entId = ownCompany(tx);
    await keepSeat(tx, 'manage');
    const site = await findSite(tx, entId);
    if (!hasContent(site?.content ?? emptySite())) throw refuse(siteErrors.empty);
    const done = await publishDraft(tx, entId, base, me(tx).userId);
    if (!done)
      throw refuse(siteErrors.changed, {
        data: site && { content: site.content, revision: site.revision, savedAt: iso(site.savedAt) },
      });
    await emit(tx, sitePublished, { entId, number: done.number });
    return { number: done.number, at: iso(done.at) };
  });

/** Takes the site from the public; draft and versions stay. A second time changes nothing. */
export const withdraw = (ctx: Ctx): Promise<null> =>
  inTransaction(ctx, async (tx) => {
    const entId = ownCompany(tx);
    await keepSeat(tx, 'manage');
    const site = await findSite(tx, entId);
    if (site?.published) {
      await withdrawSite(tx, entId);
      await emit(tx, siteWithdrawn, { entId });
    }
    return null;
  });

/** What was published, the newest first, and by whom. */
export const readVersions = async (ctx: Ctx): Promise<AnswerOf<typeof sites.versions>> => {
  const entId = ownCompany(ctx);
  const [rows, site] = await Promise.all([findVersions(ctx, entId), findSite(ctx, entId)]);
  const people = new Map(
    (await peopleByIds(ctx, [...new Set(rows.map((r) => r.userId))])).map((p) => [p.id, p.removedAt ? '' : p.name]),
  );
  return rows.map((r) => ({
    number: r.number,
    at: iso(r.at),
    by: people.get(r.userId) ?? '',
    shown: r.number === site?.published,
  }));
};

/** Makes a version the draft again; readers see it once it is published. @throws Refused common.notFound, sites.changed */
export const restoreVersion = async (ctx: Ctx, o: { number: number; base: number }): Promise<Stamp> => {
  const content = await findVersion(ctx, ownCompany(ctx), o.number);
  if (!content) throw refuse(common.notFound);
  return savePart(ctx, content, o.base);
};
