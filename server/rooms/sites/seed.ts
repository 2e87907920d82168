import type { Ctx } from '#server/platform/context.ts';
import { insertContacts } from './contact-store.ts';
import { companySites, siteContacts, siteVersions } from './tables.ts';

export type SeedSites = {
  sites: (typeof companySites.$inferInsert)[];
  versions: (typeof siteVersions.$inferInsert)[];
  contacts: (typeof siteContacts.$inferInsert)[];
};

/** Sites of the demo world: drafts, what of them is published, and contacts. */
export const insertSites = async (ctx: Ctx, { sites, versions, contacts }: SeedSites): Promise<void> => {
  if (sites.length) await ctx.db.insert(companySites).values(sites);
  if (versions.length) await ctx.db.insert(siteVersions).values(versions);
  await insertContacts(ctx, contacts);
};
