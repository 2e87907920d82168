import type { Ctx } from '#server/platform/context.ts';
import { findApproved } from './store.ts';

/** What the newest approved documents of a company state of it; undefined where none were approved. */
export const documentedCompany = async (
  ctx: Ctx,
  entId: string,
): Promise<{ name: string; legal: string; address: string } | undefined> => {
  const approved = (await findApproved(ctx, { entId })).filter((a) => a.kind !== 'personal' && a.given.name);
  const given = approved.toSorted((a, b) => b.id.localeCompare(a.id))[0]?.given;
  if (!given?.name) return undefined;
  const { name, legal = '', address, postcode, city, region } = given;
  const place = [postcode, city].filter(Boolean).join(' ');
  return { name, legal, address: [address, place, region].filter(Boolean).join(', ') };
};

/** The name of a company by its documents. */
export const documentedName = async (ctx: Ctx, entId: string): Promise<string | undefined> =>
  (await documentedCompany(ctx, entId))?.name;
